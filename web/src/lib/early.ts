/** Answers that were asked for before the page was there (`src/early.ts`), each handed out once. */
interface Early {
  early?: Map<string, Promise<Response | undefined>>;
}

export async function early(address: string): Promise<Response | undefined> {
  const { early: answers } = globalThis as Early;
  const answer = answers?.get(address);
  answers?.delete(address);
  return answer;
}

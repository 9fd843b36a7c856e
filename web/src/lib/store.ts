/** What this browser remembers; a browser that remembers nothing (private windows) is no error. */
export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(`pavonis.${key}`);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`pavonis.${key}`);
    else localStorage.setItem(`pavonis.${key}`, value);
  } catch {
    // Nothing to be done: the choice holds until the page is closed.
  }
}

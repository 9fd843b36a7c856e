/** Something a person asks the server for: whether it is under way, and what went wrong the last time. */
export class Attempt {
  busy = $state(false);
  problem = $state<unknown>(null);

  async run(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.problem = null;
    try {
      await work();
    } catch (error) {
      this.problem = error;
    }
    this.busy = false;
  }
}

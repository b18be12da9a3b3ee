// Loads the action of a command when the command runs. Most actions bring all cards along, and help should not wait for
// them.

/** An action of commander that is still to be loaded. */
export const lazyAction =
  <Args extends readonly unknown[]>(load: () => Promise<(...args: Args) => unknown>) =>
  async (...args: Args): Promise<void> => {
    const action = await load();
    await action(...args);
  };

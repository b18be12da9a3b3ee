// What a command takes is described apart from what it does, which is read only when it is to be done: most of it brings
// all cards along, and help should not wait for them.

/** An action of commander that is still to be loaded. */
export const lazyAction =
  <Args extends readonly unknown[]>(load: () => Promise<(...args: Args) => unknown>) =>
  async (...args: Args): Promise<void> => {
    const action = await load();
    await action(...args);
  };

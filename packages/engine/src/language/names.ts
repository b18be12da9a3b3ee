// A choice gets the name of a variable; names need to differ within one card only.

let freshName = 0;

export const fresh = (prefix: string): string => `${prefix}${freshName++}`;

/** The next card begins to count again. */
export const beginNames = (): void => {
  freshName = 0;
};

// Errors that end a command without a stack trace, and the exit codes. A user can mend a `UserError`, which ends the
// command with code 2.

/** The message says what was wrong, where, and what would be right. */
export class UserError extends Error {
  override readonly name = 'UserError';
}

/** Ctrl-C ended the command before its end; what there was to tell is told. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
}

/** Another process did the work of the command, reported the result and ended with this code. */
export class Ended extends Error {
  override readonly name = 'Ended';

  constructor(readonly code: number) {
    super(`ended with code ${code}`);
  }
}

/** Exit codes: 0 done, 1 a fault of the program, 2 wrong usage or wrong input, 130 ended by Ctrl-C, as shells have it. */
export const exitCodes = { done: 0, bug: 1, usage: 2, interrupted: 130 } as const;

// Codes of errors, as the system and databases give them.

/** Whether an error has this code. */
export const isCoded = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

// Detects a violated unique index: the row is there already.

/** Whether an error is the one of a unique index; Drizzle has it as the cause of its own. */
export function isTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && error.code === '23505') return true;
  return isTaken(error.cause);
}

// Fault of a program in a form that it can read: one of few codes, and a message that says the right form.

/** Closed: programs may branch on them. docs/env.md says what each means. */
export const faultCodes = [
  'line-too-long',
  'not-text',
  'not-json',
  'wrong-fields',
  'unknown-op',
  'renamed',
  'unknown-id',
  'too-many-games',
  'wrong-deck',
  'wrong-setup',
  'wrong-option',
  'wrong-record',
  'over',
  'bug',
] as const;
export type FaultCode = (typeof faultCodes)[number];

/** A request that cannot be done. The message says what was wrong, and what would be right. */
export class EnvFault extends Error {
  override readonly name = 'EnvFault';
  readonly code: FaultCode;

  constructor(code: FaultCode, message: string) {
    super(message);
    this.code = code;
  }
}

// Reasons for a program to lose its game before the end.

/** `late`: no answer in time; `dead`: it ended, or could not be started; `illegal`: what it wrote is no legal answer. */
export const programFaultKinds = ['late', 'dead', 'illegal'] as const;
export type ProgramFaultKind = (typeof programFaultKinds)[number];

/** A program did not answer a question as it should. The message says what it did, and what would have been right. */
export class ProgramFault extends Error {
  override readonly name = 'ProgramFault';
  readonly why: ProgramFaultKind;

  constructor(why: ProgramFaultKind, message: string) {
    super(message);
    this.why = why;
  }
}

// Tellers of outcomes in documents: tables and paragraphs, figures within sentences, and data that programs read.
import type { z } from 'zod';

export interface Told {
  /** By the name in their marks: of claim `chains`, `wins` stands at `chains/wins`. */
  readonly sections?: Readonly<Record<string, string>>;
  /** `share` stands at `first.share`. */
  readonly figures?: Readonly<Record<string, string>>;
  /** By file from the root: what programs read. */
  readonly data?: Readonly<Record<string, unknown>>;
}

/** @throws z.ZodError for another shape of result */
export type Teller = (result: unknown) => Told;

export const teller =
  <Result>(shape: z.ZodType<Result>, tell: (result: Result) => Told): Teller =>
  (result) =>
    tell(shape.parse(result));

// From where an ability is judged: the table, whose ability it is, on which card it stands, and what was chosen so far.
import type { Named, Ref, Seat, Verb } from '@vaultsong/engine';
import type { Known, Table } from './table.ts';

/** What the variables of an ability stand for, the last one first: an effect has one or two, and is judged again and again. */
export interface Variables<T> {
  readonly name: string;
  readonly value: T;
  readonly before: Variables<T> | null;
}

/** A verb that was just done, and from where. */
export interface Done {
  readonly verb: Verb;
  readonly outlook: Perspective;
}

export interface Perspective {
  readonly table: Table;
  /** The player whom the ability calls "you". */
  readonly you: Seat;
  readonly source: Ref | null;
  readonly chosen: Variables<readonly Known[]> | null;
  readonly numbers: Variables<number> | null;
  /** The titles and traits that were named. */
  readonly named: Variables<Named> | null;
  /** Of which an ability says "this way". */
  readonly done: Done | null;
  /** Within what a card does that is discarded: cards that are discarded for it are not looked into further. */
  readonly isScrap: boolean;
}

export const perspectiveOf = (table: Table, you: Seat, source: Ref | null): Perspective => ({
  table,
  you,
  source,
  chosen: null,
  numbers: null,
  named: null,
  done: null,
  isScrap: false,
});

/** What a variable stands for; undefined for one that nothing was chosen for. */
export function standsFor<T>(variables: Variables<T> | null, name: string): T | undefined {
  for (let one = variables; one !== null; one = one.before) if (one.name === name) return one.value;
  return undefined;
}

/** The same, once these cards are chosen. */
export const withChosen = (outlook: Perspective, name: string, value: readonly Known[]): Perspective => {
  const { table, you, source, chosen, numbers, named, done, isScrap } = outlook;
  return { table, you, source, chosen: { name, value, before: chosen }, numbers, named, done, isScrap };
};

/** The same, once that number is chosen. */
export const withNumber = (outlook: Perspective, name: string, value: number): Perspective => {
  const { table, you, source, chosen, numbers, named, done, isScrap } = outlook;
  return { table, you, source, chosen, numbers: { name, value, before: numbers }, named, done, isScrap };
};

/** The same, once that title or trait is named. */
export const withNamed = (outlook: Perspective, name: string, value: Named): Perspective => {
  const { table, you, source, chosen, numbers, named, done, isScrap } = outlook;
  return { table, you, source, chosen, numbers, named: { name, value, before: named }, done, isScrap };
};

/** The same, once that is done. */
export const afterDoing = (outlook: Perspective, verb: Verb): Perspective => {
  const { table, you, source, chosen, numbers, named, isScrap } = outlook;
  return { table, you, source, chosen, numbers, named, done: { verb, outlook }, isScrap };
};

// Decks and marks of a collection, with their parsers: stored data may come from another program, or from another
// version of this one, and is not trusted before it is parsed here.
import { cardSets } from '@vaultsong/cards';
import type { Deck, Fault } from '@vaultsong/decks';
import { enhancements } from '@vaultsong/decks';
import { houses } from '@vaultsong/engine';
import * as z from 'zod';
import { ownId } from './ownId.ts';

/** A deck of the collection, whole or faulty. */
export interface KeptDeck {
  /** Made from its content. */
  readonly id: string;
  readonly deck: Deck;
  /** Time of its arrival, in milliseconds since 1970. */
  readonly added: number;
  /** Its origin, in the words of the page: a file by its name, the table, a seed. */
  readonly source: string;
  /** Whether a game could be played with it when it was last judged. */
  readonly playable: boolean;
  /** Faults of its source; those of the deck itself are found anew each time. */
  readonly faults: readonly Fault[];
  /** Gaps that its source left, and the way they were filled. */
  readonly notes: readonly string[];
}

/** Notes of a player about a deck: one of the collection, or one that comes with the program. */
export interface Mark {
  /** Of the deck. */
  readonly id: string;
  readonly favourite: boolean;
  readonly tags: readonly string[];
  readonly notes: string;
}

export const noMark = (id: string): Mark => ({ id, favourite: false, tags: [], notes: '' });

export const isBlank = ({ favourite, tags, notes }: Mark): boolean => !favourite && tags.length === 0 && notes === '';

export const longestTag = 40;
export const mostTags = 30;
export const longestNotes = 10_000;

/** Two notes of the same deck as one: nothing that either says is lost. */
export function joinMarks(mine: Mark, other: Mark): Mark {
  const notes = mine.notes.includes(other.notes)
    ? mine.notes
    : other.notes.includes(mine.notes)
      ? other.notes
      : `${mine.notes}\n${other.notes}`;
  return {
    id: mine.id,
    favourite: mine.favourite || other.favourite,
    tags: [...new Set([...mine.tags, ...other.tags])].slice(0, mostTags),
    notes: notes.slice(0, longestNotes),
  };
}

const short = z.string().max(200);
const house = z.enum(houses);
const sets = cardSets.map(({ id }) => id);

const cardShape = z.object({
  card: short,
  count: z.int().min(1).max(999),
  house: house.nullable(),
  enhancements: z.array(z.enum(enhancements)).max(100).optional(),
  title: short.optional(),
});

const deckShape = z.object({
  name: z.string().max(400),
  set: z.enum(sets).nullable(),
  houses: z.array(house).max(200),
  cards: z.array(cardShape).max(1000),
  beside: z
    .array(z.object({ card: short, title: short.optional() }))
    .max(1000)
    .optional(),
  registryId: z.string().max(60).optional(),
});

const faultShape = z.object({
  where: z.string(),
  what: z.string(),
  expected: z.string(),
  plain: z.string().exactOptional(),
});

const keptShape = z.object({
  deck: deckShape,
  added: z.number().min(0).max(8.64e15),
  source: z.string().max(400),
  playable: z.boolean(),
  faults: z.array(faultShape).max(1000),
  notes: z.array(z.string()).max(1000),
});

const markShape = z.object({
  id: z.string().max(20_000),
  favourite: z.boolean(),
  tags: z.array(z.string().min(1).max(longestTag)).max(mostTags),
  notes: z.string().max(longestNotes),
});

/** @returns null where it is no deck of a collection */
export function readKept(value: unknown): KeptDeck | null {
  const read = keptShape.safeParse(value);
  if (!read.success) return null;
  const { deck: found, ...about } = read.data;
  const { beside, registryId, cards, ...rest } = found;
  const deck: Deck = {
    ...rest,
    cards: cards.map(({ enhancements: icons, title, ...card }) => ({
      ...card,
      ...(icons === undefined ? {} : { enhancements: icons }),
      ...(title === undefined ? {} : { title }),
    })),
    ...(beside === undefined
      ? {}
      : { beside: beside.map(({ card, title }) => (title === undefined ? { card } : { card, title })) }),
    ...(registryId === undefined ? {} : { registryId }),
  };
  return { ...about, deck, id: ownId(deck) };
}

/** @returns null where it is no mark */
export function readMark(value: unknown): Mark | null {
  const read = markShape.safeParse(value);
  return read.success ? read.data : null;
}

/** Tags as they are typed, with commas between: each once, none too long. */
export function tagsIn(text: string): readonly string[] {
  const typed = text.split(',').map((tag) => [...tag.trim().replace(/\s+/g, ' ')].slice(0, longestTag).join('').trim());
  return [...new Set(typed.filter((tag) => tag !== ''))].slice(0, mostTags);
}

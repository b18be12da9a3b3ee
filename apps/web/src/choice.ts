// Which game to play, and its address: a game can be linked, and tests fix the seed through the same door.
import type { EditionName } from '@vaultsong/engine';
import { defaultEdition, editionNames, editionOf } from '@vaultsong/engine';

export const starters = ['me', 'foe', 'chance'] as const;
export type Starter = (typeof starters)[number];

export const botNames = ['rules', 'random'] as const;
export type BotName = (typeof botNames)[number];

export interface Choice {
  /** Slugs of decks. An own deck of the player has one too, but its address leads to it only in the same tab. */
  readonly you: string;
  readonly foe: string;
  readonly first: Starter;
  readonly bot: BotName;
  /** Of the rules. */
  readonly edition: EditionName;
  /** null: by chance. */
  readonly seed: number | null;
  /** Nobody may take a mulligan. Only the guided first game is played so; no query asks for it. */
  readonly quickstart?: true;
}

/** What a new visitor plays. */
export const presetChoice: Choice = {
  you: 'miss-onyx-censorius',
  foe: 'radiant-argus-the-supreme',
  first: 'chance',
  bot: 'rules',
  edition: defaultEdition,
  seed: null,
};

const oneOf = <T extends string>(values: readonly T[], text: string | null): T | null =>
  values.find((value) => value === text) ?? null;

const toSeed = (text: string | null): number | null => (text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null);

/** Reads the query of an address; what is missing or makes no sense is as in the preset. */
export function choiceFrom(query: string): Choice {
  const asked = new URLSearchParams(query);
  const slug = (name: 'you' | 'foe'): string => {
    const text = asked.get(name);
    return text !== null && /^[a-z0-9-]+$/.test(text) ? text : presetChoice[name];
  };
  return {
    you: slug('you'),
    foe: slug('foe'),
    first: oneOf(starters, asked.get('first')) ?? presetChoice.first,
    bot: oneOf(botNames, asked.get('bot')) ?? presetChoice.bot,
    edition: oneOf(editionNames, asked.get('edition')) ?? presetChoice.edition,
    seed: toSeed(asked.get('seed')),
  };
}

/** What an address asks for in vain, and what is played in its place. Decks are not looked up here, but by the worker. */
export function ignoredIn(query: string): readonly string[] {
  const asked = new URLSearchParams(query);
  const tell = (
    name: string,
    known: readonly string[] | null,
    expected: string,
    instead: string,
  ): readonly string[] => {
    const text = asked.get(name);
    if (text === null || (known === null ? text === '' || toSeed(text) !== null : known.includes(text))) return [];
    return [`The address says ${name}=${text.slice(0, 40)}; expected ${expected}. ${instead}`];
  };
  return [
    ...tell('edition', editionNames, editionNames.join(', '), `You play by ${editionOf(presetChoice.edition).title}.`),
    ...tell('first', starters, starters.join(', '), 'Who goes first is by chance.'),
    ...tell('bot', botNames, botNames.join(', '), 'The bot plays by rules of thumb.'),
    ...tell('seed', null, 'a number of up to 9 digits', 'The seed is by chance.'),
  ];
}

/** The query that `choiceFrom` reads back as the same choice. Keeps what else stands in `query`, such as the speed. */
export function queryOf(choice: Choice, query: string): string {
  const asked = new URLSearchParams(query);
  for (const name of ['you', 'foe', 'first', 'bot', 'edition'] as const) asked.set(name, choice[name]);
  if (choice.seed === null) asked.delete('seed');
  else asked.set('seed', String(choice.seed));
  return `?${asked}`;
}

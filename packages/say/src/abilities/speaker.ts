// Starting point of every text: a voice that has said nothing yet, with the readers that the recursive language needs.
import type { CardType } from '@vaultsong/engine';
import type { Readers, Voice } from '../grammar/voice.ts';
import { cardsNoun } from '../things/cards.ts';
import { aCard, isSo } from '../things/filter.ts';
import { value } from '../things/number.ts';
import { abilityText, lastingText } from './ability.ts';

const readers: Readers = {
  cards: cardsNoun,
  card: aCard,
  isSo,
  number: value,
  ability: abilityText,
  lasting: lastingText,
};

const selves: Readonly<Record<CardType, string>> = {
  action: 'this card',
  adversary: 'this card',
  'archon-power': 'this card',
  artifact: 'this artifact',
  creature: 'this creature',
  prophecy: 'this prophecy',
  tide: 'this card',
  upgrade: 'this upgrade',
};

/**
 * The voice in which the text of a card of that type is said.
 * @param speaksOf the automaton that has it: then "you" is the player, and its own side has this name.
 */
export const voiceOf = (type: CardType, speaksOf: string | null = null): Voice => ({
  read: readers,
  self: type === 'adversary' && speaksOf !== null ? speaksOf : selves[type],
  granter: selves[type],
  host: 'this creature',
  it: selves[type],
  other: 'the other card',
  attacked: 'the creature that is attacked',
  awaited: 'that',
  creature: type === 'creature',
  you: 'you',
  readBy: speaksOf === null ? 'you' : 'opponent',
  automaton: speaksOf,
  ofBoth: false,
  until: null,
  uses: null,
  words: new Map(),
  values: new Map(),
  from: false,
  heard: null,
  pronouns: 0,
  topic: null,
  doer: null,
  done: 'affected',
  doneToOne: false,
});

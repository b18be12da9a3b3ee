// What a card is used for, in the words of who looks on: "Bot reaps with Troll".
import type { Option, UseVerb } from '@vaultsong/engine';
import type { LastMove } from '../../wire/snapshot.ts';

export const uses: Readonly<Record<UseVerb, string>> = {
  reap: 'reaps with',
  fight: 'fights with',
  action: 'uses',
  omni: 'uses',
  unstun: 'removes the stun of',
};

const moveTexts = { ...uses, play: 'plays', discard: 'discards', beside: 'uses' } as const;

/** What somebody does with a card by that option; null where it is about none. */
export const lastMoveOf = (who: string, option: Option): LastMove | null =>
  option.pick === 'move' && 'card' in option.move
    ? { who, card: option.move.card.name, text: moveTexts[option.move.do] }
    : null;

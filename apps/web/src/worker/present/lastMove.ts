// Move with a card in the words of an onlooker: "Bot reaps with Troll".
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

/** Move of a player with a card by that option; null where it is about no card. */
export const lastMoveOf = (who: string, option: Option): LastMove | null =>
  option.pick === 'move' && 'card' in option.move
    ? { who, card: option.move.card.name, text: moveTexts[option.move.do] }
    : null;

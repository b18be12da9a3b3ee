// What a card is used for, in the words of who looks on: "Bot reaps with Troll".
import type { Option, UseVerb } from '@vaultsong/engine';
import type { Deed } from '../../wire/snapshot.ts';

export const uses: Readonly<Record<UseVerb, string>> = {
  reap: 'reaps with',
  fight: 'fights with',
  action: 'uses',
  omni: 'uses',
  unstun: 'removes the stun of',
};

const deeds = { ...uses, play: 'plays', discard: 'discards', beside: 'uses' } as const;

/** What somebody does with a card by that option; null where it is about none. */
export const deedOf = (who: string, option: Option): Deed | null =>
  option.pick === 'move' && 'card' in option.move
    ? { who, card: option.move.card.name, text: deeds[option.move.do] }
    : null;

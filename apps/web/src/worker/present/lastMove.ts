// Move with a card in the words of an onlooker: "Bot reaps with Troll".
import type { CardName, Option, UseVerb } from '@vaultsong/engine';
import { definition } from '@vaultsong/engine';
import type { LastMove } from '../../wire/snapshot.ts';

export const uses: Readonly<Record<UseVerb, string>> = {
  reap: 'reaps with',
  fight: 'fights with',
  action: 'uses',
  omni: 'uses',
  unstun: 'removes the stun of',
};

/** What a player does with a card beside the table. */
export const usesBeside = (card: CardName): string => (definition(card).type === 'prophecy' ? 'activates' : 'uses');

const moveTexts = { ...uses, play: 'plays', discard: 'discards' } as const;

/** Move of a player with a card by that option; null where it is about no card. */
export function lastMoveOf(who: string, option: Option): LastMove | null {
  if (option.pick !== 'move' || !('card' in option.move)) return null;
  const { do: verb, card } = option.move;
  return { who, card: card.name, text: verb === 'beside' ? usesBeside(card.name) : moveTexts[verb] };
}

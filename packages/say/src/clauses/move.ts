// Clauses about cards that change their zone.
import type { Cards } from '@vaultsong/engine';
import type { Clause } from '../grammar/clause.ts';
import { isOne, playerClause } from '../grammar/clause.ts';
import type { Voice } from '../grammar/voice.ts';
import { player, whose } from '../grammar/who.ts';
import { cardsNoun, isHidden, ownersPlace } from '../things/cards.ts';
import { amount, saidOf } from '../things/number.ts';
import type { Action } from './actionWords.ts';

export type MoveAction = Extract<
  Action,
  {
    kind: 'draw' | 'archive' | 'toHand' | 'shuffleIntoDeck' | 'toDeck' | 'putUnder' | 'shuffle' | 'swapDeckAndDiscard';
  }
>;

export function moveClause(node: MoveAction, v: Voice): Clause {
  const you = (verb: string, rest: () => string): Clause => playerClause('you', [verb], v, rest);
  const noun = (cards: Cards): string => cardsNoun(cards, v).text;
  switch (node.kind) {
    case 'draw':
      // R: Keyraken, "Archives and hand of cards": it archives what it would draw.
      if (v.automaton !== null && player(node.who, v) === v.automaton)
        return playerClause(node.who, ['archive'], v, () =>
          saidOf(amount(node.amount, 'adventure card', 'adventure cards', v)),
        );
      return playerClause(node.who, ['draw'], v, () =>
        isOne(node.amount) ? 'a card' : saidOf(amount(node.amount, 'card', 'cards', v)).replace(/^1 card /, 'a card '),
      );
    case 'archive':
      return you('put', () => {
        const what = cardsNoun(node.what, v);
        return `${what.text} into ${node.facedown ? ownersPlace(what, 'archives', v) : `${whose('you', v)} archives`}`;
      });
    case 'toHand': {
      const hidden = fromHidden(node.what, v);
      return you(hidden ? 'put' : 'return', () => {
        const what = cardsNoun(node.what, v);
        return `${what.text} ${hidden ? 'into' : 'to'} ${ownersPlace(what, 'hand', v)}`;
      });
    }
    case 'shuffleIntoDeck':
      return you('shuffle', () => {
        const what = cardsNoun(node.what, v);
        return `${what.text} into ${ownersPlace(what, 'deck', v)}`;
      });
    case 'toDeck':
      return you('put', () => {
        const what = cardsNoun(node.what, v);
        const order = / in (?:any|a random) order$/.exec(what.text)?.[0] ?? '';
        const cards = what.text.slice(0, what.text.length - order.length);
        const those = order === '' ? cards : cards.replace(/^each of (them|the others)$/, '$1');
        return `${those} on ${node.place === 'top' ? 'top' : 'the bottom'} of ${ownersPlace(what, 'deck', v)}${order}`;
      });
    case 'putUnder':
      return you('put', () => `${noun(node.what)} facedown under ${noun(node.card)}`);
    case 'shuffle':
      return playerClause(node.who, ['shuffle'], v, () =>
        node.zone === 'deck'
          ? `${node.but === undefined ? '' : 'the rest of '}${whose(node.who, v)} deck`
          : `${whose(node.who, v)} discard pile into ${whose(node.who, v)} deck`,
      );
    case 'swapDeckAndDiscard':
      return you('swap', () => `${whose('you', v)} deck with ${whose('you', v)} discard pile`);
    default:
      return node satisfies never;
  }
}

function fromHidden(cards: Cards, v: Voice): boolean {
  if ('top' in cards) return cards.pile === undefined;
  if ('under' in cards || 'purgedBy' in cards) return true;
  if ('var' in cards) return v.words.get(cards.var)?.hidden ?? false;
  return 'all' in cards && isHidden(cards.all.zone);
}

// Verbs of token creatures: cards enter play facedown, or are turned over there.

import type { GameEvent } from '../language/events.ts';
import { cards } from '../read/cards.ts';
import { snapshot } from '../read/values/snapshot.ts';
import { tokenNameFor } from '../read/values/token.ts';
import { player } from '../state/players.ts';
import { cardAt, isCurrent, liveBody } from '../state/zones.ts';
import type { VerbTable } from './verb.ts';
import { creatures } from './verb.ts';

export const tokenVerbs = {
  /** R: later sets, "Token creatures": without a card in the deck, or a token card beside it, nothing is made. */
  makeToken: (s, v, scope) => {
    const place = scope.vars[v.place];
    const seat = scope.controller;
    return cards(s, v.what, scope).flatMap((card): GameEvent[] => {
      const token = tokenNameFor(s, card.id);
      if (token === null || !isCurrent(s, card) || liveBody(s, card) !== null) return [];
      const index = typeof place === 'number' ? place : player(s, seat).line.length;
      // Nobody but its controller learns what it is: from here on it is called what it will be.
      const ref = { ...card, name: token };
      return [{ type: 'enter', card: ref, player: seat, place: { to: 'line', index }, played: false, token }];
    });
  },
  /** R: later sets, "Flip": a creature of a deck without a token card is discarded instead. */
  flip: (s, v, scope) =>
    creatures(s, v.what, scope).map((card): GameEvent => {
      const { now, owner } = cardAt(s, card.id);
      const facedown = now?.facedown !== undefined;
      const token = facedown ? null : tokenNameFor(s, card.id);
      if (facedown || token !== null) return { type: 'flip', card, facedown: !facedown, name: token };
      const was = snapshot(s, card);
      return { type: 'leave', card, to: 'discard', place: 'top', seat: owner, by: scope.source, was };
    }),
} satisfies Partial<VerbTable>;

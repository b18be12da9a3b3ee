// Verbs of token creatures: cards enter play facedown, or are turned over there.

import type { GameEvent } from '../language/events.ts';
import { cards } from '../read/cards.ts';
import { asOffered } from '../read/permission/play/entering.ts';
import { sideOfEntry } from '../read/values/side.ts';
import { snapshot } from '../read/values/snapshot.ts';
import { tokenCardFor, tokenNameFor } from '../read/values/token.ts';
import { player } from '../state/players.ts';
import { cardAt, isCurrent, liveBody } from '../state/zones.ts';
import type { VerbTable } from './verb.ts';
import { creatures } from './verb.ts';

export const tokenVerbs = {
  /** R: later sets, "Token creatures": without a card in the deck, or a token card beside it, nothing is made. */
  makeToken: (s, v, scope) => {
    const place = scope.vars[v.place];
    const maker = scope.controller;
    return cards(s, v.what, scope).flatMap((card): GameEvent[] => {
      const model = tokenCardFor(s, card.id, v.named);
      if (model === null || !isCurrent(s, card) || liveBody(s, card) !== null) return [];
      const token = model.name;
      // R: "Treachery", "Tokens", 18.4: it enters under the opponent's control, and a token creature is what its card says.
      const seat = sideOfEntry(s, model, maker, false);
      const index = typeof place === 'number' ? place : player(s, seat).line.length;
      // Nobody but its controller learns what it is: from here on it is called what it will be.
      const ref = { ...card, name: token };
      const sent = seat === maker ? {} : { sentBy: maker };
      const how = { played: false, token, ...sent, ...asOffered(scope.vars) };
      return [{ type: 'enter', card: ref, player: seat, place: { to: 'line', index }, ...how }];
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

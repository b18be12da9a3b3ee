// The five steps of a turn. The first, forging, stands with the keys.
import type { Entry } from '../entry.ts';
import { cota, cota13, faq, glossary, manual, master, newInGlossary, prose, timing, today } from '../write.ts';

const oneCard = prose`
  In the very first turn of the game, the first player can play or discard one card from hand and no more: a card
  played leaves none to discard, and the other way round. Cards in play are used as usual.`;

const ordered = prose`Effects may say that a house must or cannot be chosen.`;

const banned = prose`
  A player with several such orders follows one. When the same house must and cannot be chosen, it cannot (see
  [[cannot]]), and the choice is among the others. If no house is left, the turn has no [[active-house]].`;

export const turn: readonly Entry[] = [
  {
    id: 'active-house',
    title: 'Active house',
    text: prose`
      The house that the [[active-player]] chose in the second step of this turn. Until the turn ends it decides which
      cards may be played, discarded and used: see [[choose-a-house]] and [[play-discard-and-use|the third step]]. If
      no house could be chosen, the turn has no active house, and no card belongs to it.`,
    sources: [...glossary('Active House'), ...cota('Step 2: Choose a House'), master('Choose a House')],
    editions: 'all',
  },
  {
    id: 'check',
    title: 'Check!',
    text: prose`
      A player who ends a turn with enough æmber for a key says so, to warn the opponent that this key is due at the
      start of the player's next turn. It only tells what everybody can count; nothing depends on it.`,
    sources: [...cota('Step 5: Draw Cards'), master('Draw Cards')],
    editions: 'all',
  },
  {
    id: 'choose-a-house',
    title: 'Choose a house',
    text: prose`
      In the second step the active player names one house, the [[active-house]] of this turn: one of the three on the
      [[identity-card]] or, if the player prefers, the house of a card under their control. Abilities that wait for
      this choice resolve next. Then the player may take all cards in their [[archives]] to hand, all or none. For
      effects that order or forbid a house, see [[house-choice]].`,
    sources: [
      ...cota('Step 2: Choose a House'),
      ...glossary('House Choice'),
      master('Choose a House'),
      manual('4. Gameplay Flow: Choose a House'),
      timing('A turn'),
    ],
    editions: 'all',
    variants: [
      {
        editions: ['manual'],
        text: prose`
          In the second step the active player may first take all cards in their [[archives]] to hand, all or none.
          Then the player names one house, the [[active-house]] of this turn: one of the three on the
          [[identity-card]]. The houses of other cards under their control cannot be chosen. Abilities that wait for
          this choice resolve next. For effects that order or forbid a house, see [[house-choice]].`,
      },
    ],
  },
  {
    id: 'draw-cards',
    title: 'Draw cards',
    text: prose`
      In the fifth step the active player fills up their hand to six cards, drawing one by one from the top of the
      deck. With [[chains]] fewer cards are drawn, and effects can make the hand that is drawn up to larger or
      smaller. Cards in hand beyond that number are kept. If the deck runs out, see [[empty-deck]]. With this step the
      turn ends, and what waits for the [[end-of-turn]] follows.`,
    sources: [
      ...cota('Step 5: Draw Cards'),
      master('Draw Cards'),
      manual('4. Gameplay Flow: Draw Phase'),
      timing('A turn'),
    ],
    editions: 'all',
  },
  {
    id: 'empty-deck',
    title: 'Empty deck',
    text: prose`
      A player who must draw while their deck is empty shuffles their discard pile, which becomes the new deck, and
      goes on drawing. This holds for every draw, not only in the fifth step. Until a card must be drawn, an empty
      deck stays empty. If the discard pile is empty too, no card is drawn, and the game goes on.`,
    sources: [...cota('Step 5: Draw Cards'), ...glossary('Discard Pile'), master('Draw Cards')],
    editions: 'all',
    variants: [
      {
        editions: ['manual'],
        text: prose`
          A player who must draw while their deck is empty loses the game at once; the discard pile is not shuffled.
          An empty deck does no harm as long as no card must be drawn from it, as with a full hand or with chains that
          leave nothing to draw.`,
      },
    ],
  },
  {
    id: 'end-of-turn',
    title: 'End of turn',
    text: prose`
      After the fifth step the turn is over, and abilities that wait for its end resolve, in an order that the active
      player chooses. Then effects that were made for the remainder of the turn stop, and [[armor]] that was used up
      is whole again.`,
    sources: [...glossary('End of Turn'), timing('A turn')],
    editions: 'all',
  },
  {
    id: 'first-turn-rule',
    title: 'First-turn rule',
    text: prose`
      ${oneCard} Cards that effects play or discard from elsewhere, such as the top of the deck, are not counted.
      Effects that allow more cards, or play one from hand themselves, are obeyed. The second player is not bound.`,
    sources: [
      ...cota('Step 3: Play, Discard, and Use Cards of the Chosen House'),
      faq('Phase Shift in the first turn'),
      faq('Wild Wormhole in the first turn'),
      master('Play, Discard, and Use Cards of the Chosen House'),
      manual('4. Gameplay Flow: Main Phase'),
    ],
    editions: 'all',
    variants: [
      {
        editions: ['manual'],
        text: prose`
          ${oneCard} No effect can raise this number: no second card is played, from whatever place. Effects can still
          put cards into play or make players discard. Nor can the first player [[forge-a-key]] in that turn. The
          second player is not bound.`,
      },
    ],
  },
  {
    id: 'house-choice',
    title: 'House choice',
    text: prose`
      ${ordered} An order to choose a house is ignored if the player could not choose it anyway, by the
      [[identity-card]] or by a card under their control. ${banned}`,
    sources: [
      ...glossary('House Choice'),
      cota13('Step 2: Choose a House'),
      newInGlossary('Cannot vs Must/May, Cannot vs Permissive'),
      faq('Pitlord and Restringuntus'),
      faq('Pitlord in a deck without Dis'),
      master('Choose a House'),
    ],
    editions: 'all',
    variants: [
      {
        editions: ['cota-1.0'],
        text: prose`
          ${ordered} An order holds for every house, even for one that the player could not choose otherwise. A player
          with several such orders follows one. When the same house must and cannot be chosen, it cannot (see
          [[cannot]]), and the turn has no [[active-house]], unless there is another order to follow. The turn has none
          either if no house is left.`,
      },
      {
        editions: ['manual'],
        text: prose`
          ${ordered} An order to choose a house is ignored if the house is not on the [[identity-card]]. ${banned}`,
      },
    ],
  },
  {
    id: 'off-house',
    title: 'Off-house card',
    text: prose`
      A card whose house is not the [[active-house]]. It cannot be played, discarded or used unless an effect permits
      it; only its [[omni|Omni: ability]] can be used all the same.`,
    sources: [...glossary('Off House'), master('Play, Discard, and Use Cards of the Chosen House')],
    editions: 'all',
  },
  {
    id: 'play-discard-and-use',
    title: 'Play, discard, and use cards',
    text: prose`
      In the third step the active player can play cards of the [[active-house]] from hand ([[playing-cards]]),
      discard them from hand ([[discarding-cards]]) and use those in play under their control ([[using-cards]]), as
      many as they like and in any order. One deed is finished before the next begins. Nothing has to be done; the
      player says when the step is over. Cards of other houses need the permission of an effect.`,
    sources: [
      ...cota('Step 3: Play, Discard, and Use Cards of the Chosen House'),
      master('Play, Discard, and Use Cards of the Chosen House'),
      manual('4. Gameplay Flow: Main Phase'),
      manual('7. FAQ or Edge Cases'),
    ],
    editions: 'all',
  },
  {
    id: 'ready-cards',
    title: 'Ready cards',
    text: prose`
      In the fourth step all exhausted cards under the control of the active player become ready, of any house. The
      opponent's cards stay as they are. See [[ready-and-exhausted]].`,
    sources: [
      ...cota('Step 4: Ready Cards'),
      master('Ready Cards'),
      manual('4. Gameplay Flow: Ready All Cards'),
      today('Ready Cards (18.4)'),
    ],
    editions: 'all',
    variants: [
      {
        editions: ['current'],
        text: prose`
          In the fourth step all exhausted cards under the control of the active player become ready, of any house, one
          at a time in an order that this player chooses. Abilities that wait for a card to ready resolve before the
          next one readies. Each card readies once. The opponent's cards stay as they are. See [[ready-and-exhausted]].`,
      },
    ],
  },
  {
    id: 'start-of-turn',
    title: 'Start of turn',
    text: prose`
      Abilities that wait for the start of a turn resolve before its first step. So they come before a key is forged,
      and can still change the æmber in a pool or the [[current-cost]].`,
    sources: [timing('A turn')],
    editions: 'all',
  },
  {
    id: 'turn',
    title: 'Turn',
    text: prose`
      The players take turns until one of them has won. A turn has five steps, always in this order: [[forge-a-key]];
      [[choose-a-house]]; [[play-discard-and-use]]; [[ready-cards]]; [[draw-cards]]. An effect can make a player skip a
      step; the others are still taken. An effect can give a player another turn after this one. It comes before that of
      the opponent, for whose next turn everything waits that is to happen then.`,
    sources: [
      ...cota('Turn Sequence'),
      ...glossary('Turn'),
      master('Turn Sequence'),
      manual('4. Gameplay Flow'),
      timing('A turn'),
    ],
    editions: 'all',
  },
];

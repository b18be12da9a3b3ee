// Entries on abilities, whatever they say.
import type { Entry } from '../entry.ts';
import { cota, cota13, faq, glossary, later, master, newInGlossary, prose, timing, today } from '../write.ts';

const again = prose`
  To repeat an effect is to resolve the whole ability once more, including the words that repeat it; so it can happen
  many times, as long as its condition is met. Choices are made anew each time. The [[rule-of-six]] does not limit
  this. It ends when a round did nothing at all, unless a player may decide to go on.`;

export const abilities: readonly Entry[] = [
  {
    id: 'ability',
    title: 'Ability',
    text: prose`
      Everything that the text of a card makes happen. An ability with a bold word in front, such as
      [[play-abilities|Play:]], resolves at that moment, and one with "after" or "each time" when the event takes
      place. Any other is a [[constant-ability]]. It works while its card is [[in-play|in play]], and concerns only
      cards in play unless it names another zone.`,
    sources: [...glossary('Ability, Card Ability'), ...cota('Card Abilities'), ...cota('Constant Abilities')],
    editions: 'all',
  },
  {
    id: 'cannot',
    title: 'Cannot beats must and may',
    text: prose`
      When one effect says that something cannot be done and another says that it must or may be done, it cannot be
      done. It does not matter which of the two is newer or more exact. If several things must be done and exclude
      each other, the player picks one of them.`,
    sources: [
      newInGlossary('Cannot vs Must/May, Cannot vs Permissive'),
      ...glossary('House Choice'),
      faq('Pitlord and Restringuntus'),
      timing('General'),
    ],
    editions: 'all',
  },
  {
    id: 'constant-ability',
    title: 'Constant ability',
    text: prose`
      An ability without a bold word in front. It holds all the time while its card is in play and its conditions are
      met, also while the card is exhausted or stunned. The card is not used for this, and does not exhaust. One that
      looks at what it changes itself, alone or in a circle with others, looks at it as it is without those in the circle.`,
    sources: [...cota('Constant Abilities'), ...glossary('Stun, Stun Status Card')],
    editions: 'all',
  },
  {
    id: 'lasting-effect',
    title: 'Lasting effect',
    text: prose`
      An effect that lasts for some time, such as the remainder of the turn, goes on even if the card that made it is
      gone. It covers all cards that it describes while it goes on, also those that come into play later; for a card
      that leaves play it ends. "The next time" means this turn, unless a card says otherwise. Several lasting effects
      add up, also those of two copies of a card.`,
    sources: [
      ...glossary('Leaves Play'),
      faq('Combat Pheromones'),
      faq('Two Phase Shifts'),
      timing('General'),
      today('Lasting effects (18.4; later cards as in 2020)'),
    ],
    editions: 'all',
  },
  {
    id: 'out-of-play-ability',
    title: 'Ability that works out of play',
    text: prose`
      An ability works while its card is [[in-play|in play]], unless it says that it works in another zone, such as the
      [[discard-pile]]; then it works there and not in play, and "you" is the owner of the card. If the card goes elsewhere
      before the ability resolves, it does not resolve. In a hand or in [[archives]] such an ability works only as long
      as all players know that the card is there. Text in play that becomes blank does not concern it.`,
    sources: [today('Abilities out of play')],
    editions: later,
  },
  {
    id: 'repeat',
    title: 'Repeat',
    text: prose`${again} It ends when the card with the ability leaves play.`,
    sources: [newInGlossary('Repeat'), timing('General')],
    editions: 'all',
    variants: [
      {
        editions: ['cota-1.0'],
        text: prose`${again} It goes on even if the card with the ability has left play.`,
      },
    ],
  },
  {
    id: 'repeat-the-preceding',
    title: 'Repeat the preceding effect',
    text: prose`
      To repeat the preceding effect is to resolve once more all that the ability says before these words, but not the
      words themselves; so the effect happens twice at most. A condition for the repeat is checked after the first
      time. The [[rule-of-six]] does not limit this.`,
    sources: [...glossary('Preceding, Repeat the Preceding'), faq('Bait and Switch'), timing('General')],
    editions: 'all',
  },
  {
    id: 'replacement',
    title: 'Replacement',
    text: prose`
      An effect with the word "instead" puts something else in the place of an event. The replaced event did not
      happen: abilities that wait for it do not resolve, and "[[if-you-do|if you do]]" fails. Each such effect applies
      only once to an event, so that two of them cannot replace each other for ever. Where several want the same event,
      the active player says which applies.`,
    sources: [faq('Shadow Self'), timing('General')],
    editions: 'all',
  },
  {
    id: 'resolve-as-much-as-you-can',
    title: 'Resolve as much as you can',
    text: prose`
      As much of an ability is done as can be done, in the order of its text; the rest is ignored. A card may be
      played even if only a part of it has an effect, or nothing. An ability that needs three cards when there are two
      takes these two. For parts that depend on what stands before them, see [[if-you-do]].`,
    sources: [
      cota13('Resolve As Much As You Can'),
      ...cota('Card Abilities'),
      faq('Lost in the Woods'),
      faq('Anger without an enemy creature'),
      faq('Banner of Battle with Poltergeist'),
      faq('Masterplan with Grasping Vines'),
      timing('General'),
    ],
    editions: 'all',
  },
  {
    id: 'scrap',
    title: 'Scrap: ability',
    text: prose`
      The effect of a card after the [[active-player]] has discarded it from their hand: in the third step, by an
      effect or by a bonus icon. It resolves from the [[discard-pile]]. Cards that are discarded together all lie there
      first; then their abilities resolve, in an order that the active player chooses, also where one of them takes
      another of these cards away, unless that was shuffled into a deck. A card that comes there from elsewhere, or
      from the hand of another player, does nothing.`,
    sources: [today('Scrap: (17.3)')],
    editions: later,
    variants: [
      {
        editions: ['current'],
        text: prose`
          The effect of a card after the [[active-player]] has discarded it from their hand: in the third step, by an
          effect or by a bonus icon. It resolves from the [[discard-pile]]. Of several cards that are discarded one after
          the other ([[discarding-cards]]) each resolves before the next is discarded. A card that comes there from
          elsewhere, or from the hand of another player, does nothing.`,
      },
    ],
  },
  {
    id: 'simultaneous-abilities',
    title: 'Abilities at the same moment',
    text: prose`
      When several abilities wait for the same moment, the [[active-player]] chooses the order, whoever controls the
      cards. They resolve one after the other, each to its end.`,
    sources: [...glossary('Active Player'), ...glossary('Before'), master('Turn Sequence'), timing('Playing a card')],
    editions: 'all',
  },
];

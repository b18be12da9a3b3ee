// Entries on statuses: counters and tokens on a card besides damage and æmber.
import type { Entry } from '../entry.ts';
import { faq, glossary, later, manual, newInGlossary, prose, sinceV13, timing, today } from '../write.ts';

const warded = prose`
  It stops all damage of one effect, before armor prevents any. The event that it stopped did not happen: see
  [[replacement]]. Damage that is prevented in another way does not remove it. It stops a [[sacrifice]], too, but not
  damage that is [[redirected-damage|redirected]] to its creature. A creature has only one ward at a time.`;

export const statuses: readonly Entry[] = [
  {
    id: 'enrage',
    title: 'Enrage',
    text: prose`
      An enraged creature that is used must be used to [[fight]], if it can. Its controller need not use it. If it
      cannot fight, it may be used in another way and stays enraged, and an effect that says to reap with it leaves no
      choice, so that it reaps and stays enraged. After it was used to fight, it is no longer enraged. A creature is
      enraged only once at a time.`,
    sources: [timing('Terms: Enrage'), today('Enrage (as in 2020)'), manual('5. Core Mechanics: Keywords')],
    editions: later,
    variants: [
      {
        editions: ['manual'],
        text: prose`
          To enrage a creature is to put an enrage counter on it; it can have several. Its controller must use such a
          creature to [[fight]] in the third step of their turn if it can fight, and cannot end the step before, nor
          use it otherwise. It need not be the first thing done. Each of its attacks removes one counter.`,
      },
    ],
  },
  {
    id: 'exalt',
    title: 'Exalt',
    text: prose`
      To exalt a creature is to put 1 æmber from the [[common-supply]] on it. As with [[capture|captured]] æmber, it
      cannot be spent, and when the creature [[leaves-play|leaves play]] it goes to the pool of its controller's
      opponent.`,
    sources: [timing('Terms: Exalt'), manual('5. Core Mechanics: Keywords')],
    editions: later,
  },
  {
    id: 'haunted',
    title: 'Haunted',
    text: prose`
      A player is haunted as long as ten or more cards lie in their discard pile. It is counted whenever a card asks; an
      action that is just being played is not there yet. A card can say that a player is haunted for another reason, such
      as what lies among their purged cards.`,
    sources: [today('Haunted (17)')],
    editions: 'all',
  },
  {
    id: 'other-counters',
    title: 'Other counters',
    text: prose`
      Some cards use counters with a name of their own, such as doom counters. There are no rules for them; the cards
      that speak of them say what they mean. Anything may stand for them on the table. They are removed when the card
      that they are on [[leaves-play|leaves play]].`,
    sources: [newInGlossary('Other Counters'), newInGlossary('List of Counter Types'), timing('Terms: Counters')],
    editions: sinceV13,
  },
  {
    id: 'overwhelmed',
    title: 'Overwhelmed',
    text: prose`
      A player is overwhelmed as long as their opponent controls more creatures than they do; as many are not enough. It
      is looked at when a card asks, after what was destroyed before has left. By how many the opponent has more is
      counted then, too.`,
    sources: [today('Overwhelmed (18.3)')],
    editions: 'all',
  },
  {
    id: 'power-counter',
    title: '+1 power counter',
    text: prose`
      A mark on a creature that adds 1 to its [[power]]. A creature can have any number of them; they are removed when
      it [[leaves-play|leaves play]].`,
    sources: [...glossary('Power Counter +1, Power Status Card')],
    editions: 'all',
  },
  {
    id: 'raising-the-tide',
    title: 'Raising the tide',
    text: prose`
      Where a deck brings the tide's card, every player may raise the [[tide]] in the third step of their own turns, for
      three [[chains]], as long as it is not high for them: once a turn. No card is used for this, and the active house
      does not matter. Where an effect forbids it, no chains are taken either.`,
    sources: [timing('Terms: Tide'), today('The tide')],
    editions: ['master-16', 'current'],
    variants: [
      {
        editions: ['current'],
        text: prose`
          Where a deck brings the tide's card, every player may raise the [[tide]] in the third step of their own turns, for
          three [[chains]], as long as it is not high for them: as often as they like, where it fell in between. No card is
          used for this, and the active house does not matter. Where an effect forbids it, no chains are taken either.`,
      },
    ],
  },
  {
    id: 'stun',
    title: 'Stun',
    text: prose`
      When a stunned creature is used, for whatever purpose, it is exhausted and the stun is removed, and nothing else
      happens: no reaping, no fight, and none of its abilities resolves. The same goes for effects that use it, even
      one that makes it fight when there is no enemy creature. It must be ready and its use allowed, as always. Its
      constant abilities still hold, and it deals its damage when it is attacked. A stunned creature can be chosen for
      another stun, but is not stunned by it.`,
    sources: [
      ...glossary('Stun, Stun Status Card'),
      faq('Anger on a stunned creature'),
      faq('Smaaash among stunned creatures'),
      timing('Using a creature'),
    ],
    editions: 'all',
  },
  {
    id: 'tide',
    title: 'Tide',
    text: prose`
      The tide is neutral at first. It is high for the player who raises it and low for the opponent; to lower it for
      oneself does the reverse. Reset, it is neutral again, which is neither high nor low. Cards say what high and low
      tide do. Raising what is high already is no raising, so that nothing which waits for one happens. Its card lies
      [[beside-the-table]] and belongs to no player.`,
    sources: [timing('Terms: Tide'), today('The tide')],
    editions: ['master-16', 'current'],
  },
  {
    id: 'ward',
    title: 'Ward',
    text: prose`
      A ward is used up in place of the next event by which its creature would be damaged, destroyed or leave play.
      ${warded} Other cards have no use of one: an artifact with a ward is destroyed like any other.`,
    sources: [timing('Terms: Ward'), timing('Damage'), timing('Destroyed'), today('Ward (17.4 to 18)')],
    editions: later,
  },
];

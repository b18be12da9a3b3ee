// Entries on cards that count as other than printed: copies, blank texts, other values, types and houses.
import type { Entry } from '../entry.ts';
import { later, prose, today } from '../write.ts';

export const faces: readonly Entry[] = [
  {
    id: 'another-type',
    title: 'Another type',
    text: prose`
      An effect may say that an [[artifact]] is a [[creature]]. Then it goes to a [[flank]] of its controller's
      [[battleline]], which the active player chooses, and keeps what it carries. When it is no creature any more it goes
      back to the artifacts, and its upgrades are discarded. Outside play it is what is printed on it.`,
    sources: [today('Artifacts that become creatures'), today('FAQ Animator (18.4)')],
    editions: later,
    variants: [
      {
        editions: ['current'],
        text: prose`
          An effect may say that an [[artifact]] is a [[creature]]. Then it goes to a [[flank]] of its controller's
          [[battleline]], which the active player chooses, and keeps what it carries. When it is no creature any more it
          goes back to the artifacts. Its upgrades stay on it, and do nothing until it is a creature again. Outside play it
          is what is printed on it.`,
      },
    ],
  },
  {
    id: 'blank-text',
    title: 'Blank text',
    text: prose`
      A card in play whose text is blank has no abilities and no keywords of its own. Its power, armor, traits and
      house stay, and so does what other cards give it. Its earlier effects go on. A card whose text is blank makes no
      other text blank, unless the two do it to each other.`,
    sources: [today('Blank text'), today('Upgrades (18.4)')],
    editions: later,
    variants: [
      {
        editions: ['current'],
        text: prose`
          A card in play whose text is blank has no abilities and no keywords, neither its own nor those that it gains
          from an [[upgrade]] or another card. Its power, armor, traits and house stay, with what other cards add to
          them, and so do its earlier effects. A card whose text is blank makes no other text blank, unless the two do it
          to each other.`,
      },
    ],
  },
  {
    id: 'copies-in-play',
    title: 'Copies in play',
    text: prose`
      A card in play that is a copy of another has the title, text, power, armor, traits and houses of that card. Its
      damage, æmber, counters and upgrades stay. A copy of a copy is what that one counts as. It is itself again when
      it leaves play; what is remembered of it then is the copy. A card that enters play as a copy is one before it is
      there, played or not, with the bonus icons of the other card. A copy of an artifact that is a creature just then is
      a creature by the same effect. Where a text makes it a copy for the rest of a turn,
      it is what it was before when the turn is over.`,
    sources: [today('Copies')],
    editions: later,
  },
  {
    id: 'evil-twins',
    title: 'Evil twins',
    text: prose`
      An evil twin is a card of its own, with the title of the good one and another text, sometimes other values too.
      Both may be in one game, and each player may have either. A text that asks for a title means both: [[naming|a
      card that is named]], another copy of a card, and the [[rule-of-six]], which counts them together. The words of a
      card about itself mean that one card only.`,
    sources: [today('Titles')],
    editions: later,
  },
  {
    id: 'gigantic-creatures',
    title: 'Gigantic creatures',
    text: prose`
      A gigantic creature is two cards of one title: a base half with its text, power, armor, traits and keywords, and
      an art half with its bonus icons. Any art half goes with any base half of that title. Everywhere but in play they
      are two cards, each a [[creature]] of that title and of its own house; the art half has no power, traits and
      text. It is played from a hand that has both, on its base half, and counts as one card; from elsewhere where a
      permission to play covers both. Half of it cannot be played or put into play: an effect that would do so with one
      half leaves it where it is, and with both of them makes one creature. In play it is one creature, with the icons
      of both halves and the house of the base half. It leaves play as one: it is destroyed once, and both cards go to
      the same place, next to each other; the active player says which goes first where that can be seen. It counts as
      two cards archived, shuffled or purged. An effect that looks for the creature afterwards finds the base half. A
      copy of it is one card. Turned facedown it stays two cards, and half of one that is turned faceup is discarded.`,
    sources: [today('Gigantic creatures')],
    editions: later,
  },
  {
    id: 'house-icons',
    title: 'House icons',
    text: prose`
      A card with the icon of a further house belongs to that house too, wherever it is: it may be played, used and
      discarded in either. An effect on cards of one of these houses affects it, and so does an effect on cards that
      are not of one of them. While it is in play, its controller may choose any of its houses as the active one. An
      effect that says to which house a card belongs counts instead of all of them. What counts [[bonus-icons]] counts
      it, although it does nothing when the card is played.`,
    sources: [today('House icons')],
    editions: later,
  },
  {
    id: 'played-as-upgrade',
    title: 'Played as an upgrade',
    text: prose`
      Some creatures may be played as [[upgrade|upgrades]] instead, with another text. Their player chooses as the card
      is played: then it is an upgrade for everything that forbids, permits, taxes or waits for the play, gives its
      icons, goes on a creature and has no power, armor or keywords. In play it is no creature. Anywhere else it is a
      creature and nothing more: an effect that finds creatures there finds it too, and if it plays it, its player
      chooses then. A card that is put into play enters as a creature. An action that attaches itself to a card is an
      upgrade on it from then on, whatever that card is, until it leaves play.`,
    sources: [today('Played as an upgrade')],
    editions: later,
  },
  {
    id: 'set-values',
    title: 'Values that are set',
    text: prose`
      An effect may say what the power or armor of a creature is, instead of what is printed. That comes first, and of
      several the last one counts; counters and what adds to the value or takes from it come after.`,
    sources: [today('Values that are set')],
    editions: later,
  },
];

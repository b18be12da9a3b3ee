// The kinds of cards, and what is printed on them.
import type { Entry } from '../entry.ts';
import { cota, cota13, faq, glossary, manual, master, newInGlossary, prose, sinceV13, timing } from '../write.ts';

export const cards: readonly Entry[] = [
  {
    id: 'action-card',
    title: 'Action card',
    text: prose`
      A card for one moment: it never enters play. When it is played, its bonus is collected and its
      [[play-abilities|Play: ability]] is carried out as far as possible. Only then it goes to its owner's
      [[discard-pile]], unless its own text sends it elsewhere.`,
    sources: [...cota('Action Cards'), ...glossary('Play'), timing('Playing a card')],
    editions: 'all',
  },
  {
    id: 'artifact',
    title: 'Artifact',
    text: prose`
      A card that enters play exhausted, in a row behind the [[battleline]], and stays from turn to turn. It has no
      power, takes no damage and can neither reap nor fight; it is used for the abilities that it has: see
      [[using-artifacts]]. The order of artifacts has no meaning.`,
    sources: [...cota('Artifacts'), ...cota('Using Artifacts')],
    editions: 'all',
  },
  {
    id: 'card-types',
    title: 'Card types',
    text: prose`
      There are four types of cards, and each is played in its own way. An [[action-card]] has its effect and is
      discarded; an [[artifact]], a [[creature]] or an [[upgrade]] stays in play.`,
    sources: [...cota('Card Types')],
    editions: 'all',
  },
  {
    id: 'creature',
    title: 'Creature',
    text: prose`
      A card with [[power]], and perhaps [[armor]], that enters play exhausted on a [[flank]] of its controller's
      [[battleline]] and stays from turn to turn. It can be used to reap, to fight or for an ability of its own: see
      [[using-creatures]]. When the damage on it reaches its power, it is [[destroyed]].`,
    sources: [...cota('Creatures'), ...cota('Damage and Armor')],
    editions: 'all',
  },
  {
    id: 'errata',
    title: 'Errata',
    text: prose`
      Some cards were corrected after printing. The correction is the text of such a card, in every copy, whatever the
      cardboard says. Every correction counts, including those after this edition.`,
    sources: [cota13('Errata'), master('The Golden Rule')],
    editions: 'all',
    variants: [
      {
        editions: ['cota-1.0'],
        text: prose`
          Some cards were corrected after printing, but none when these rules were written. So they are played as they
          were first printed, as far as the program knows that text.`,
      },
      {
        editions: ['cota-1.3'],
        text: prose`
          Some cards were corrected after printing. The correction is the text of such a card, in every copy, whatever
          the cardboard says. Three cards of the first set were corrected when these rules were written: Bait and
          Switch, Biomatrix Backup and Library Access. Later corrections do not count.`,
      },
    ],
  },
  {
    id: 'house',
    title: 'House',
    text: prose`
      A card belongs to the house whose sign it bears in the upper left corner; a deck has cards of three houses. The
      house decides in which turns a card may be played, discarded and used: see [[active-house]]. The first set has
      seven: Brobnar, Dis, Logos, Mars, Sanctum, Shadows and Untamed. An effect that makes a card belong to another
      house takes its own away for that time. Who they are in the setting: [[houses-of-the-crucible]].`,
    sources: [
      ...cota('Houses'),
      ...cota('Step 2: Choose a House'),
      ...cota('Step 3: Play, Discard, and Use Cards of the Chosen House'),
      manual('2. Components'),
    ],
    editions: 'all',
  },
  {
    id: 'identity-card',
    title: 'Identity card',
    text: prose`
      The card that shows the name of a deck and its three houses. It is not one of the 36 cards of the deck and is
      never in play. A player's æmber pool lies on it, purged cards beneath it. It stands for an Archon: see [[archons]].`,
    sources: [...cota('Game Setup'), ...cota('Step 2: Choose a House'), master('Setup'), manual('2. Components')],
    editions: 'all',
  },
  {
    id: 'legacy',
    title: 'Legacy card',
    text: prose`
      A card of an earlier set that turns up in a deck of a later one, with a sign that says so. It is a card of this
      deck like any other.`,
    sources: [newInGlossary('Legacy')],
    editions: sinceV13,
  },
  {
    id: 'maverick',
    title: 'Maverick',
    text: prose`
      A rare card that was printed in the frame of another house than its usual one. It belongs to the house that is
      printed on it, for every purpose. Its text is that of any other copy, even where it names the usual house.`,
    sources: [...glossary('Maverick'), faq('Pitlord in a deck without Dis')],
    editions: 'all',
  },
  {
    id: 'rarity',
    title: 'Rarity',
    text: prose`
      A sign at the foot of a card tells how often decks contain it: it is common, uncommon, rare or special. This
      matters for how decks are made, not for how they are played.`,
    sources: [...glossary('Rarity')],
    editions: 'all',
  },
  {
    id: 'traits',
    title: 'Traits',
    text: prose`
      Words such as Giant or Knight above the text of a card. They do nothing by themselves, but abilities may ask for
      them. Effects can give a card further traits.`,
    sources: [...glossary('Traits')],
    editions: 'all',
  },
  {
    id: 'upgrade',
    title: 'Upgrade',
    text: prose`
      A card that is put on a creature, friendly or enemy, chosen by the player who plays it. Without a creature in
      play it cannot be played. It changes that creature and is never used by itself. Its player keeps control of it
      on an enemy creature too; but abilities that the creature gains from it belong to the creature. When the
      creature leaves play, the upgrade is discarded to its own owner's pile.`,
    sources: [...cota('Upgrades'), ...cota('Using Cards: Upgrades'), ...glossary('Leaves Play')],
    editions: 'all',
  },
];

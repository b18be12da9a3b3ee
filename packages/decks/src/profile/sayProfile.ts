// A profile in plain lines, for a terminal or a log.
import { counted } from '@vaultsong/say';
import type { NamedCard } from './card.ts';
import type { Score } from './figure.ts';
import { scores } from './figure.ts';
import type { Counts, DeckProfile } from './profile.ts';
import type { Role } from './role.ts';
import { roles } from './role.ts';

export const roleWords: Readonly<Record<Role, string>> = {
  gains: 'gains æmber',
  gives: 'gives æmber away',
  steals: 'steals',
  captures: 'captures',
  drains: 'takes æmber away',
  taxes: 'makes cards cost æmber',
  forges: 'forges, or makes keys cheaper',
  'stops-forging': 'stops forging',
  draws: 'draws',
  archives: 'archives',
  searches: 'searches the deck',
  recurs: 'brings cards back',
  'plays-more': 'plays more cards',
  'disrupts-hand': 'disrupts the hand',
  forbids: 'forbids',
  destroys: 'destroys creatures',
  damages: 'damages creatures',
  purges: 'purges creatures',
  bounces: 'sends creatures away',
  stuns: 'stuns',
  exhausts: 'exhausts',
  'takes-control': 'takes control',
  sweeps: 'clears the board',
  'fights-artifacts': 'deals with artifacts',
  'extra-uses': 'uses cards once more',
  heals: 'heals',
  protects: 'protects',
  boosts: 'makes creatures stronger',
  weakens: 'makes creatures weaker',
  chains: 'costs chains',
  'turns-tide': 'turns the tide',
};

export const scoreWords: Readonly<Record<Score, string>> = {
  'expected-aember': 'expected æmber',
  'aember-control': 'æmber control',
  'creature-control': 'creature control',
  board: 'board',
  'card-flow': 'card flow',
  disruption: 'disruption',
  'extra-uses': 'extra uses',
};

/**
 * The profile as lines of text: what the deck has, its scores with the figures that they stand for, what its cards do by
 * name, and what could not be read. Roles that no card has are left out.
 */
export function sayProfile(profile: DeckProfile): readonly string[] {
  const { creatures, onPlay } = profile;
  const wide = Math.max(...scores.map((score) => scoreWords[score].length));
  return [
    `${profile.name} (${profile.set ?? 'no set'}, ${profile.houses.map(({ house }) => house).join(', ')})`,
    '',
    `${counted(profile.cards, 'card')}: ${typesText(profile.types)}`,
    ...profile.houses.map(({ house, cards, types }) => `  ${house}: ${cards}, ${typesText(types)}`),
    `${counted(creatures.count, 'creature')} with ${creatures.power} power and ${creatures.armor} armor; by power: ${creatures.curve
      .map(({ power, count }) => `${power}×${count}`)
      .join(' ')}`,
    `for certain, by playing each card once: ${onPlayText(onPlay)}`,
    ...listed('bonus icons', countsText(profile.bonus)),
    ...listed('house icons', countsText(profile.houseIcons)),
    ...listed('keywords', countsText(profile.keywords)),
    ...listed('traits', countsText(profile.traits)),
    ...listed('rarities', countsText(profile.rarities)),
    ...listed('several copies', cardsText(profile.copies)),
    ...listed('mavericks', profile.mavericks.map(({ name, house }) => `${name} (${house})`).join(', ')),
    '',
    'Among real decks, from 0 (less than all) to 10 (more than all):',
    ...scores.map(
      (score) =>
        `  ${scoreWords[score].padEnd(wide)}  ${profile.scores[score].toFixed(1).padStart(4)}  (${profile.figures[score]})`,
    ),
    '',
    'What its cards do:',
    ...roles
      .filter((role) => profile.roles[role].length > 0)
      .map((role) => `  ${roleWords[role]}: ${cardsText(profile.roles[role])}`),
    ...listed('not read, because they cannot be played yet', cardsText(profile.unread)),
  ];
}

const listed = (title: string, text: string): readonly string[] => (text === '' ? [] : [`${title}: ${text}`]);

const typesText = (counts: Counts<string>): string => counts.map(({ name, count }) => counted(count, name)).join(', ');

const countsText = (counts: Counts<string>): string => counts.map(({ name, count }) => `${count} ${name}`).join(', ');

/** "Ghostly Hand ×2, Urchin". */
const cardsText = (cards: readonly NamedCard[]): string =>
  cards.map(({ name, count }) => (count === 1 ? name : `${name} ×${count}`)).join(', ');

function onPlayText(onPlay: DeckProfile['onPlay']): string {
  const parts = [
    `gains ${onPlay.gained} æmber`,
    ...some(onPlay.stolen, (n) => `steals ${n}`),
    ...some(onPlay.captured, (n) => `captures ${n}`),
    ...some(onPlay.lostByOpponent, (n) => `makes the opponent lose ${n}`),
    ...some(onPlay.given, (n) => `gives ${n} to the opponent`),
    ...some(onPlay.drawn, (n) => `draws ${counted(n, 'card')}`),
    ...some(onPlay.archived, (n) => `archives ${counted(n, 'card')}`),
  ];
  return parts.join(', ');
}

const some = (n: number, say: (n: number) => string): readonly string[] => (n === 0 ? [] : [say(n)]);

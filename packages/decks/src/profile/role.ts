// Roles of a card, in the words of players: each is a question to its effects. A card may have many roles, and bonus æmber
// gives none. An effect that hits a creature of either side counts as aimed at the opponent's.
import type { CardType, Zone } from '@vaultsong/engine';
import type { Effect } from './effect.ts';

export const roles = [
  'gains',
  'gives',
  'steals',
  'captures',
  'drains',
  'taxes',
  'forges',
  'stops-forging',
  'draws',
  'archives',
  'searches',
  'recurs',
  'plays-more',
  'disrupts-hand',
  'forbids',
  'destroys',
  'damages',
  'purges',
  'bounces',
  'stuns',
  'exhausts',
  'takes-control',
  'sweeps',
  'fights-artifacts',
  'extra-uses',
  'heals',
  'protects',
  'boosts',
  'weakens',
  'chains',
  'turns-tide',
] as const;
export type Role = (typeof roles)[number];

const ours = ({ side }: Effect): boolean => side !== 'opponent';
const theirs = ({ side }: Effect): boolean => side !== 'self';
const positive = ({ amount = 0 }: Effect): boolean => amount === 'varies' || amount > 0;
const negative = ({ amount = 0 }: Effect): boolean => amount !== 'varies' && amount < 0;

const from = (effect: Effect, ...zones: readonly Zone[]): boolean =>
  effect.cards?.zones.some((zone) => zones.includes(zone)) ?? false;

/** Done to cards in play that may be the opponent's, of that type among others. */
const hits = (effect: Effect, type: CardType): boolean =>
  theirs(effect) &&
  from(effect, 'play') &&
  effect.when !== 'instead' &&
  effect.cards?.which === 'other' &&
  (effect.cards.types.length === 0 || effect.cards.types.includes(type));

const goesAway: readonly Effect['type'][] = ['return', 'to-deck', 'shuffle-in', 'archive'];

/** What brings a card back, or keeps it: out of the discard pile, or off to another place as it is destroyed. */
function recurs(effect: Effect): boolean {
  const { type: kind, when, side, cards } = effect;
  if (kind === 'swap-deck') return ours(effect);
  if (side !== 'self') return false;
  const back = kind === 'put-into-play' || kind === 'play-card' || goesAway.includes(kind);
  return back && (from(effect, 'discard') || (when === 'destroyed' && cards?.which !== 'other'));
}

/** From here on a number of creatures is a sweep, as "each creature" is (Three Fates takes three). */
const manyCreatures = 3;
/** The least damage to each creature that is a sweep: one damage kills little. */
const sweepingDamage = 2;

/** A clear of the board: most creatures go, whatever their house, trait or keyword. */
function sweeps(effect: Effect): boolean {
  const { type: kind, cards, amount = 0 } = effect;
  if (!hits(effect, 'creature') || cards === undefined || cards.special) return false;
  if (kind === 'damage') return cards.count === 'all' && amount !== 'varies' && amount >= sweepingDamage;
  const removes = kind === 'destroy' || kind === 'purge' || goesAway.includes(kind);
  return removes && (cards.count === 'all' || (cards.count !== 'varies' && cards.count >= manyCreatures));
}

const answers: Readonly<Record<Role, (effect: Effect) => boolean>> = {
  gains: (e) =>
    (e.when !== 'bonus' && ours(e) && (e.type === 'gain' || e.type === 'take-aember')) || e.type === 'get-spent',
  gives: (e) => e.type === 'gain' && e.side === 'opponent',
  steals: (e) => e.type === 'steal' && theirs(e),
  captures: (e) => e.type === 'capture' && theirs(e),
  drains: (e) => (e.type === 'lose' || e.type === 'pay' || e.type === 'divert-aember') && theirs(e),
  taxes: (e) => e.type === 'toll' && theirs(e),
  forges: (e) => (e.type === 'forge' && ours(e)) || (e.type === 'key-cost' && ours(e) && negative(e)),
  'stops-forging': (e) =>
    theirs(e) &&
    ((e.type === 'key-cost' && positive(e)) || e.type === 'unforge' || (e.type === 'forbid' && e.detail === 'forge')),
  draws: (e) => ours(e) && (e.type === 'draw' || (e.type === 'hand-size' && positive(e))),
  archives: (e) => e.type === 'archive' && e.side === 'self',
  searches: (e) => e.type === 'return' && ours(e) && from(e, 'deck'),
  recurs,
  'plays-more': (e) =>
    e.type === 'copy' ||
    (ours(e) &&
      (e.type === 'allow-play' ||
        ((e.type === 'play-card' || e.type === 'put-into-play') && from(e, 'deck', 'hand', 'discard', 'under')))),
  'disrupts-hand': (e) =>
    theirs(e) &&
    (((e.type === 'discard' || e.type === 'purge') && from(e, 'hand', 'archives')) ||
      (e.type === 'hand-size' && negative(e))),
  forbids: (e) =>
    theirs(e) &&
    ((e.type === 'forbid' && e.detail !== 'forge') || e.type === 'limit-plays' || e.type === 'house-choice'),
  destroys: (e) => e.type === 'destroy' && hits(e, 'creature'),
  damages: (e) => e.type === 'damage' && hits(e, 'creature'),
  purges: (e) => e.type === 'purge' && hits(e, 'creature'),
  bounces: (e) => goesAway.includes(e.type) && hits(e, 'creature'),
  stuns: (e) => e.type === 'stun' && hits(e, 'creature'),
  exhausts: (e) => e.type === 'exhaust' && hits(e, 'creature'),
  'takes-control': (e) => (e.type === 'take-control' || e.type === 'put-into-play') && e.side === 'opponent',
  sweeps,
  'fights-artifacts': (e) =>
    hits(e, 'artifact') &&
    (e.type === 'destroy' || e.type === 'purge' || e.type === 'take-control' || goesAway.includes(e.type)),
  'extra-uses': (e) =>
    e.type === 'ready' ||
    e.type === 'use' ||
    e.type === 'trigger' ||
    (e.type === 'allow-use' && ours(e)) ||
    (e.type === 'keyword' && e.detail === 'versatile' && ours(e)) ||
    (e.type === 'enters' && e.detail === 'ready' && ours(e)),
  heals: (e) => e.type === 'heal' && ours(e),
  protects: (e) =>
    ours(e) && (e.type === 'protect' || e.type === 'save' || e.type === 'ward' || e.type === 'redirect-damage'),
  boosts: (e) =>
    ours(e) &&
    ((positive(e) && (e.type === 'power' || e.type === 'armor' || (e.type === 'counter' && e.detail === 'power'))) ||
      (e.type === 'keyword' && e.cards?.which !== 'this')),
  weakens: (e) =>
    theirs(e) && ((e.type === 'power' && negative(e)) || e.type === 'lose-armor' || e.type === 'lose-keyword'),
  chains: (e) => e.type === 'chains' && ours(e),
  'turns-tide': (e) => e.type === 'tide',
};

/** The roles that the effects of one card give it, in the order of `roles`. */
export const rolesOf = (effects: readonly Effect[]): readonly Role[] =>
  roles.filter((role) => effects.some(answers[role]));

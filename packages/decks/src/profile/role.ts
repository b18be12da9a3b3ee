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

const goesAway: readonly Effect['deed'][] = ['return', 'to-deck', 'shuffle-in', 'archive'];

/** What brings a card back, or keeps it: out of the discard pile, or off to another place as it is destroyed. */
function recurs(effect: Effect): boolean {
  const { deed: kind, when, side, cards } = effect;
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
  const { deed: kind, cards, amount = 0 } = effect;
  if (!hits(effect, 'creature') || cards === undefined || cards.special) return false;
  if (kind === 'damage') return cards.count === 'all' && amount !== 'varies' && amount >= sweepingDamage;
  const removes = kind === 'destroy' || kind === 'purge' || goesAway.includes(kind);
  return removes && (cards.count === 'all' || (cards.count !== 'varies' && cards.count >= manyCreatures));
}

const answers: Readonly<Record<Role, (effect: Effect) => boolean>> = {
  gains: (e) =>
    (e.when !== 'bonus' && ours(e) && (e.deed === 'gain' || e.deed === 'take-aember')) || e.deed === 'get-spent',
  gives: (e) => e.deed === 'gain' && e.side === 'opponent',
  steals: (e) => e.deed === 'steal' && theirs(e),
  captures: (e) => e.deed === 'capture' && theirs(e),
  drains: (e) => (e.deed === 'lose' || e.deed === 'pay' || e.deed === 'divert-aember') && theirs(e),
  taxes: (e) => e.deed === 'toll' && theirs(e),
  forges: (e) => (e.deed === 'forge' && ours(e)) || (e.deed === 'key-cost' && ours(e) && negative(e)),
  'stops-forging': (e) =>
    theirs(e) &&
    ((e.deed === 'key-cost' && positive(e)) || e.deed === 'unforge' || (e.deed === 'forbid' && e.detail === 'forge')),
  draws: (e) => ours(e) && (e.deed === 'draw' || (e.deed === 'hand-size' && positive(e))),
  archives: (e) => e.deed === 'archive' && e.side === 'self',
  searches: (e) => e.deed === 'return' && ours(e) && from(e, 'deck'),
  recurs,
  'plays-more': (e) =>
    e.deed === 'copy' ||
    (ours(e) &&
      (e.deed === 'allow-play' ||
        ((e.deed === 'play-card' || e.deed === 'put-into-play') && from(e, 'deck', 'hand', 'discard', 'under')))),
  'disrupts-hand': (e) =>
    theirs(e) &&
    (((e.deed === 'discard' || e.deed === 'purge') && from(e, 'hand', 'archives')) ||
      (e.deed === 'hand-size' && negative(e))),
  forbids: (e) =>
    theirs(e) &&
    ((e.deed === 'forbid' && e.detail !== 'forge') || e.deed === 'limit-plays' || e.deed === 'house-choice'),
  destroys: (e) => e.deed === 'destroy' && hits(e, 'creature'),
  damages: (e) => e.deed === 'damage' && hits(e, 'creature'),
  purges: (e) => e.deed === 'purge' && hits(e, 'creature'),
  bounces: (e) => goesAway.includes(e.deed) && hits(e, 'creature'),
  stuns: (e) => e.deed === 'stun' && hits(e, 'creature'),
  exhausts: (e) => e.deed === 'exhaust' && hits(e, 'creature'),
  'takes-control': (e) => (e.deed === 'take-control' || e.deed === 'put-into-play') && e.side === 'opponent',
  sweeps,
  'fights-artifacts': (e) =>
    hits(e, 'artifact') &&
    (e.deed === 'destroy' || e.deed === 'purge' || e.deed === 'take-control' || goesAway.includes(e.deed)),
  'extra-uses': (e) =>
    e.deed === 'ready' ||
    e.deed === 'use' ||
    e.deed === 'trigger' ||
    (e.deed === 'allow-use' && ours(e)) ||
    (e.deed === 'enters' && e.detail === 'ready' && ours(e)),
  heals: (e) => e.deed === 'heal' && ours(e),
  protects: (e) =>
    ours(e) && (e.deed === 'protect' || e.deed === 'save' || e.deed === 'ward' || e.deed === 'redirect-damage'),
  boosts: (e) =>
    ours(e) &&
    ((positive(e) && (e.deed === 'power' || e.deed === 'armor' || (e.deed === 'counter' && e.detail === 'power'))) ||
      (e.deed === 'keyword' && e.cards?.which !== 'this')),
  weakens: (e) =>
    theirs(e) && ((e.deed === 'power' && negative(e)) || e.deed === 'lose-armor' || e.deed === 'lose-keyword'),
  chains: (e) => e.deed === 'chains' && ours(e),
  'turns-tide': (e) => e.deed === 'tide',
};

/** The roles that the effects of one card give it, in the order of `roles`. */
export const rolesOf = (effects: readonly Effect[]): readonly Role[] =>
  roles.filter((role) => effects.some(answers[role]));

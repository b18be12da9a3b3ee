// Kinds of games that are played while a server is fuzzed, each for what may be told there to whom.
import type { Roll } from '@vaultsong/engine';
import type { AskedTerms } from '@vaultsong/tables';

export const gameKinds = [
  'plain',
  'sealed',
  'delayed',
  'unwatched',
  'omni',
  'tournament',
  'sealed-tournament',
] as const;
export type GameKind = (typeof gameKinds)[number];
export type DuelKind = Exclude<GameKind, `${string}tournament`>;
export type TournamentKind = Exclude<GameKind, DuelKind>;

export const isTournament = (kind: GameKind): kind is TournamentKind =>
  kind === 'tournament' || kind === 'sealed-tournament';

type Play = Extract<AskedTerms['play'], { type: 'duel' }>;
const own: Play = { type: 'duel', decks: 'own' };
const sealed: Play = { type: 'duel', decks: 'sealed' };

/** Terms of a kind; what it is not about is left to chance, so that it comes together with all else. */
export function termsFor(kind: GameKind, roll: Roll): AskedTerms & { readonly play: Play } {
  const play = roll(2) === 0 ? own : sealed;
  switch (kind) {
    case 'plain':
    case 'tournament':
      return { play: own };
    case 'sealed':
    case 'sealed-tournament':
      return { play: sealed };
    case 'delayed':
      return { play, spectators: { allowed: true, delay: 1 + roll(2) } };
    case 'unwatched':
      return { play, spectators: { allowed: false, delay: 0 } };
    case 'omni':
      return { play, edition: 'manual' };
  }
}

/** Draws kinds by chance, each one before any comes again. */
export class KindBag {
  readonly #roll: Roll;
  readonly #left: GameKind[] = [];

  constructor(roll: Roll) {
    this.#roll = roll;
  }

  draw(): GameKind {
    if (this.#left.length === 0) this.#left.push(...gameKinds);
    const [kind = 'plain'] = this.#left.splice(this.#roll(this.#left.length), 1);
    return kind;
  }
}

// A game that is played on from a moment of another one, and its address.
import type { Seat } from '@vaultsong/engine';
import type { Moment } from '../routing/moment.ts';
import { readMoment, writeMoment } from '../routing/moment.ts';
import type { Opponent } from './choice.ts';
import { oneOf, opponents, presetChoice } from './choice.ts';

export interface BranchChoice {
  /** The game that it comes from. */
  readonly from: string;
  readonly moment: Moment;
  /** The seat that one takes. */
  readonly seat: Seat;
  /** The bot that answers for the others; none: people at this screen do. */
  readonly bot: Opponent;
  /** What that seat could not know is dealt anew; else all cards lie as they did. */
  readonly isDealtAnew: boolean;
}

const idForm = /^[a-z0-9]{4,40}$/;
const anew = 'anew';

/** Reads the query of such a game; null where it names no game to come from. */
export function branchFrom(query: string): BranchChoice | null {
  const asked = new URLSearchParams(query);
  const from = asked.get('from') ?? '';
  if (!idForm.test(from)) return null;
  return {
    from,
    moment: readMoment(`?t=${asked.get('at') ?? ''}`) ?? { turn: 0, step: 0 },
    seat: /^[0-3]$/.test(asked.get('seat') ?? '') ? Number(asked.get('seat')) : 0,
    bot: oneOf(opponents, asked.get('bot')) ?? presetChoice.bot,
    isDealtAnew: asked.get('cards') === anew,
  };
}

/** The query that `branchFrom` reads back as the same. Keeps what else stands in `query`, such as the speed. */
export function queryOfBranch({ from, moment, seat, bot, isDealtAnew }: BranchChoice, query: string): string {
  const asked = new URLSearchParams(query);
  asked.set('from', from);
  asked.set('at', writeMoment(moment));
  asked.set('seat', String(seat));
  asked.set('bot', bot);
  if (isDealtAnew) asked.set('cards', anew);
  else asked.delete('cards');
  return `?${asked}`;
}

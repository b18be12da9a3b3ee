// Pending state of a table: its stage, the seat that must act, and its deadline.
import type { Seat } from '@vaultsong/engine';
import { nextStep, whoCalls } from '@vaultsong/match';
import { idleTimeOf } from './idleTime.ts';
import type { Stage, Table } from './table.ts';
import { humansAt, isHuman, termsOf } from './table.ts';

/** Without a clock, whoever brings the game no further for so long may lose the match to one who claims it. Milliseconds. */
export const claimAfter = 5 * 60_000;

/** Between two games of a table with a clock. Milliseconds. */
export const betweenGames = 5 * 60_000;

export function stageOf(table: Table): Stage {
  if (table.closed !== null && table.result === null) return 'closed';
  if (table.result !== null) return 'over';
  if (!table.began) return 'waiting';
  if (table.playing !== null || table.series === null) return 'playing';
  const step = nextStep(table.series);
  if (step.kind === 'bid') return 'bidding';
  return step.kind === 'choose-first' ? 'choosing-first' : 'playing';
}

/** The seat that a table waits for, once it has begun; null where it waits for nobody, or for the server. */
export function askedAt(table: Table): Seat | null {
  if (table.result !== null || table.closed !== null) return null;
  if (table.playing !== null) return table.playing.game.state.ask?.player ?? null;
  if (table.series === null) return null;
  const step = nextStep(table.series);
  if (step.kind === 'bid') return whoCalls(step.bidding);
  return step.kind === 'choose-first' ? step.player : null;
}

/** Seats of people whose nonces a table waits for, and until when, in milliseconds since 1970. */
export interface NonceWait {
  readonly until: number;
  readonly missing: readonly Seat[];
}

/** null where a table waits for no nonces, or has begun. */
export function nonceWaitOf(table: Table): NonceWait | null {
  const { nonceWindow } = table.opened;
  if (nonceWindow === undefined || stageOf(table) !== 'waiting') return null;
  const missing = humansAt(table).filter((seat) => table.seats[seat]?.nonce === '');
  return { until: table.openedAt + nonceWindow, missing };
}

/** Whether nothing may be drawn yet, because a nonce may still come. */
export function waitsForNonces(table: Table, now: number): boolean {
  const wait = nonceWaitOf(table);
  return wait !== null && wait.missing.length > 0 && now < wait.until;
}

/** Deadline of the seat that is asked, in milliseconds since 1970; null where there is no clock, or a bot is asked. */
export function dueOf(table: Table): { readonly seat: Seat; readonly at: number } | null {
  const seat = askedAt(table);
  const { clock } = termsOf(table);
  if (seat === null || clock.type === 'none' || !isHuman(table, seat)) return null;
  if (table.playing === null)
    return { seat, at: table.since + Math.max(betweenGames, clock.type === 'days' ? clock.days * 86_400_000 : 0) };
  return { seat, at: table.since + (table.playing.clock?.left[seat] ?? 0) };
}

/** Time at which the server must see to a table that nobody acts at, in milliseconds since 1970; null: never. */
export function wakesAt(table: Table): number | null {
  const wait = nonceWaitOf(table);
  if (wait !== null && wait.missing.length > 0) return wait.until;
  return dueOf(table)?.at ?? null;
}

/**
 * From when on the others may claim what somebody does not go on with; null where a clock decides, or nobody can. It may be over
 * already: to take an answer back gives nobody more time.
 */
export function claimableAt(table: Table): { readonly seat: Seat; readonly at: number } | null {
  const seat = askedAt(table);
  if (seat === null || termsOf(table).clock.type !== 'none' || !isHuman(table, seat)) return null;
  return { seat, at: table.since + claimAfter - (table.playing === null ? 0 : idleTimeOf(table.playing.wait, seat)) };
}

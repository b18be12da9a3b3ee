// An option of the question that a client is asked now, for messages that look ahead.
import type { State } from '@vaultsong/engine';
import type { LiveServices } from '../services.ts';
import type { Client } from './handler.ts';
import type { OwnSeat } from './ownSeat.ts';
import { ownSeat } from './ownSeat.ts';

interface Asked {
  readonly id: number;
  readonly table: string;
  /** Number of the question, by which an old one is known. */
  readonly question: number;
  readonly option: number;
}

export interface AskedOption extends OwnSeat {
  /** The state of the game where it can be looked ahead from there; null: the question is another one, or it ends the turn. */
  readonly state: State | null;
}

/** @returns null where the message was refused */
export async function askedOption(
  { id, table, question, option }: Asked,
  client: Client,
  services: LiveServices,
): Promise<AskedOption | null> {
  const own = await ownSeat(id, table, client, services);
  if (own === null) return null;
  const { playing } = own.actor.table;
  const asked = playing?.game.state.ask;
  const isHere = playing !== null && question === playing.question && asked?.player === own.seat;
  const chosen = isHere ? asked?.options[option] : undefined;
  const isEnd = chosen?.pick === 'move' && chosen.move.do === 'end';
  return { ...own, state: playing === null || chosen === undefined || isEnd ? null : playing.game.state };
}

// Tables for tests of what comes after a match: made of the events that the server itself would write down.
import { randomBytes } from 'node:crypto';
import { deckOfName, toDeckList } from '@vaultsong/decks';
import type { AskedTerms, Sitter, Table, TableEvent } from '@vaultsong/tables';
import {
  answerOf,
  applyEntry,
  askedAt,
  commitmentTo,
  entryOf,
  nextSystemEvent,
  readLog,
  rootHash,
  stageOf,
  tableVersion,
  terms,
} from '@vaultsong/tables';

interface Wanted {
  readonly id: string;
  readonly terms?: AskedTerms;
  /** Ids of people, or `bot`. */
  readonly seats: readonly [string, string];
  /** How many decisions are made in each game before it ends: with two or three, both have decided something. */
  readonly decisions?: number;
  /** How each game ends, one after the other, by the seat that ends it. */
  readonly ends: readonly Extract<TableEvent, { type: 'conceded' | 'timed-out' | 'closed' }>[];
  /** When it begins, in milliseconds since 1970; each event is a second later. */
  readonly at?: number;
}

/** Terms of a rated duel. */
export const ratedTerms = (play: Partial<Extract<AskedTerms['play'], { type: 'duel' }>> = {}): AskedTerms => ({
  play: { type: 'duel', decks: 'own', ...play },
  clock: { type: 'chess', seconds: 600, increment: 0 },
  rated: true,
  takeBacks: 'never',
});

export const conceded = (seat: number) => ({ type: 'conceded', seat }) as const;

const deck = toDeckList(deckOfName('generated:cota:1'));

/** A table at which all this has happened. */
export function tableWith({ id, seats, ends, decisions = 3, at = 0, terms: asked = ratedTerms() }: Wanted): Table {
  const secret = randomBytes(32).toString('hex');
  const agreed = terms.parse(asked);
  const opened = {
    type: 'opened',
    openedBy: null,
    terms: agreed,
    commitment: commitmentTo(secret),
    engine: 'test',
    version: tableVersion,
  } as const;
  const table = readLog(id, [entryOf(opened, 0, at, rootHash(id))]);
  let now = at;
  const write = (event: TableEvent): void => {
    now += 1000;
    applyEntry(table, event, entryOf(event, table.next, now, table.hash));
  };
  for (const [seat, who] of seats.entries()) {
    const sitter: Sitter = who === 'bot' ? { type: 'bot', bot: 'random' } : { type: 'person', id: who };
    write({ type: 'joined', seat, sitter, nonce: '' });
    if (agreed.play.type === 'duel' && agreed.play.decks === 'own')
      write({ type: 'deck-chosen', seat, deck, origin: null });
  }
  const goOn = (): void => {
    for (let event = nextSystemEvent(table, secret, 0); event !== null; event = nextSystemEvent(table, secret, 0))
      write(event);
  };
  for (const end of ends) {
    goOn();
    if (stageOf(table) === 'choosing-first') {
      write({ type: 'chose-first', seat: askedAt(table) === 0 ? 0 : 1, first: 0 });
      goOn();
    }
    for (let made = 0; made < decisions; made++) decideSomething(table, write);
    write(end);
  }
  goOn();
  return table;
}

/** Whoever is asked takes the last option: to end the turn, where that is one, so that soon the other is asked. */
function decideSomething(table: Table, write: (event: TableEvent) => void): void {
  const { playing } = table;
  const ask = playing?.game.state.ask;
  if (playing == null || ask == null) return;
  const decided = answerOf(table, playing, ask.player, ask.options.length - 1);
  if (decided.type === 'event') write(decided.event);
}

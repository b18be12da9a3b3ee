// Each check finds a leak that is planted for it in a whole server: one that told this much would be found out.
import type { GameView, ToClientOf } from '@vaultsong/protocol';
import { termsOf } from '@vaultsong/tables';
import { beforeAll, expect, test } from 'vitest';
import { newDataFolder } from '../../src/testing/dataFolder.ts';
import { embeddedStorage } from '../testbed/storage.ts';
import type { Around, Planted } from './checks/planted.ts';
import type { CheckName, Tally } from './checks/tally.ts';
import { fuzz } from './fuzz.ts';

type TableMessage = ToClientOf<'table'>;

/** A card of this name is shown. */
const showing = (message: TableMessage, name: string): TableMessage => ({
  ...message,
  events: [...message.events, { type: 'reveal', card: { id: 1, life: 1, name }, player: 0, to: 'all' }],
});

/** The hands of others hold two cards that are known, the later one first. */
function inOrderOfDrawing(game: GameView): GameView {
  const { view } = game;
  const [card] = view.players.flatMap(({ line, discard }) => [...line, ...discard]);
  if (card === undefined) return game;
  const hand = [9, 3].map((id) => ({ ...card, ref: { ...card.ref, id } }));
  const players = view.players.map((player) => (player.seat === view.viewer ? player : { ...player, hand }));
  return { ...game, view: { ...view, players } };
}

type Leak = (message: TableMessage, around: Around) => TableMessage;

const liveLeaks: readonly Leak[] = [
  (message, { words }) => words.reduce((told, { word }) => showing(told, word), message),
  (message, { table }) =>
    table.seats.reduce((told, seated) => showing(told, seated?.deck?.cards.at(-1)?.name ?? ''), message),
  (message) => (message.game == null ? message : { ...message, game: inOrderOfDrawing(message.game) }),
  (message, { table }) => (termsOf(table).spectators.delay > 0 ? { ...message, seq: table.next - 1 } : message),
];

/** The lists of all decks, with which a game begins. */
const withLists: Leak = (message, { table }) =>
  message.start == null
    ? message
    : { ...message, start: { ...message.start, decks: table.seats.flatMap((seated) => seated?.deck ?? []) } };

/** What a list and the summary of a table do not tell, told. */
const withProgress = (text: string): string =>
  text.replaceAll('"toAct":null', '"toAct":0').replaceAll('"toAct":[]', '"toAct":["ann"]');

let liveTold = 0;
let answersTold = 0;
const planted: Planted = {
  // One leak after the other, so that none hides behind those before it.
  live: (message, _, around) =>
    withLists(liveLeaks[liveTold++ % liveLeaks.length]?.(message, around) ?? message, around),
  rest: (path, { status, text }, { table, words }) => {
    const cards = table.seats.flatMap((seated) => seated?.deck?.cards ?? []);
    if (path.startsWith('/api/tournaments')) return { status, text: text + JSON.stringify([words, cards]) };
    if (path.endsWith('/log') || path.endsWith('/record'))
      return { status: 200, text: text + JSON.stringify(JSON.stringify(cards)) };
    return { status, text: withProgress(text) };
  },
  answered: ({ event, after }) => {
    if (after.ask?.kind !== 'omni') return { event, after };
    const done = after.ask.options.findIndex(({ pick }) => pick === 'done');
    return answersTold++ % 2 === 0
      ? { event: { ...event, options: [...event.options, done] }, after }
      : { event, after: { ...after, ask: null } };
  },
  tournament: (face) => ({ ...face, champion: null, standings: face.standings.slice(1), played: [] }),
};

const leaks: readonly (readonly [CheckName, string])[] = [
  ['views', 'a viewer was told of a card that they have not seen'],
  ['views', 'a viewer was told the list of a sealed deck'],
  ['words', 'a message "table" told somebody the name of a sealed deck'],
  ['words', 'a message "table" told somebody the origin of a sealed deck'],
  ['words', 'a message "table" told somebody the secret of a table'],
  ['words', 'a message "table" told somebody the chance of a game'],
  ['words', 'a message "table" told somebody the secret of a sealed tournament'],
  ['words', '/api/tournaments told somebody the name of a sealed deck'],
  ['words', '/api/tournaments/:id told somebody the origin of a sealed deck'],
  ['words', '/api/tournaments/:id told somebody a card of a sealed deck'],
  ['words', '/api/tables/:id/log told somebody a card of a sealed deck'],
  ['words', '/api/tables/:id/record told somebody a card of a sealed deck'],
  ['progress', '/api/tables/:id told somebody how a match goes'],
  ['progress', '/api/tables?show=playing told somebody how a match goes'],
  ['progress', '/api/tables/:id/log told somebody how a match goes'],
  ['progress', '/api/tables/:id/record told somebody how a match goes'],
  ['order', 'a viewer was told the hand of another player in an order that is not that of ids'],
  ['lateness', 'a watcher was told too early'],
  ['omni', 'the server passed an Omni: question for a person'],
  ['omni', 'an Omni: question hung on hidden cards'],
  ['tournaments', 'it ended otherwise than its log says'],
  ['tournaments', 'it told other results than its log has'],
  ['tournaments', 'it told of other players than its log has'],
];

let tally: Tally;
beforeAll(async () => {
  const storage = embeddedStorage(await newDataFolder());
  try {
    ({ tally } = await fuzz({
      ...{ env: storage.env, messages: 500, tables: 7, attackers: 4, seed: 3, planted },
      isEnough: (found) => leaks.every(([check, leak]) => found.foundBy(check).includes(leak)),
    }));
  } finally {
    await storage.remove();
  }
});

test.each(leaks)('a leak that is planted is found: %s, %s', (check, leak) => {
  expect(tally.foundBy(check)).toContain(leak);
});

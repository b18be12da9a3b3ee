// A game that a server tells of is shown as the same game played here: question by question, with all that may be done and
// why the rest may not, and with the same log.
import { referenceDecks } from '@vaultsong/decks';
import type { GameEvent, Setup } from '@vaultsong/engine';
import { playOn, see, startRecorded, witness } from '@vaultsong/engine';
import { previewOf, refusalsFor } from '@vaultsong/foresight';
import type { TableView } from '@vaultsong/protocol';
import { isForced } from '@vaultsong/tables';
import { describe, expect, it } from 'vitest';
import { usualAutomation } from '../../wire/automation/automation.ts';
import { presetChoice } from '../../wire/choice.ts';
import type { RemoteUpdate } from '../../wire/remote.ts';
import { duel } from '../duel.ts';
import { GameSession } from '../session/gameSession.ts';
import { RemoteInterpreter } from './interpreter.ts';

const me = 0;

const faceOf = (names: readonly string[]): TableView => ({
  id: 'abcdefghij',
  stage: 'playing',
  terms: {
    play: { type: 'duel', decks: 'own', sets: [], format: { bestOf: 1, adaptive: false }, chains: [0, 0], bid: false },
    edition: presetChoice.edition,
    clock: { type: 'none' },
    rated: false,
    takeBacks: 'consent',
    listed: true,
    spectators: { allowed: true, delay: 0 },
  },
  openedBy: null,
  openedAt: 0,
  seats: names.map((name, i) => ({
    person: i === me ? { id: 'p', name: 'Anna', kind: 'guest' } : null,
    bot: i === me ? null : 'rules',
    deck: { name, houses: [], origin: null },
    present: true,
  })),
  games: [],
  series: null,
  toAct: me,
  since: 0,
  deadline: null,
  claimable: null,
  maxTurns: null,
  clock: null,
  request: null,
  result: null,
  closed: null,
  commitment: '',
  secret: null,
  nonces: null,
  rematch: [],
  continuedAt: null,
  tournament: null,
  rematchOf: null,
  resumed: null,
});

/** A game as a server would tell it to the first seat. */
function served(setup: Setup) {
  const game = startRecorded(setup);
  const face = faceOf(setup.decks.map(({ name }) => name));
  const start = { decks: [...setup.decks], chains: [0, 0], first: null };
  let question = 0;
  let heard: GameEvent[] = [];
  const all: GameEvent[] = [];
  const tell = (moment: number, whole: boolean): RemoteUpdate => {
    const view = see(game.state, me);
    const events = whole ? [...all] : heard;
    heard = [];
    const refusals = refusalsFor(game.state, view);
    const how = { mode: 'free', left: 3 } as const;
    return {
      table: face.id,
      you: me,
      moment,
      whole,
      view: face,
      game: { number: 1, question, view, whyNot: refusals, takeBack: how },
      start,
      events,
      automation: usualAutomation,
    };
  };
  const answer = (option: number): void => {
    const events = playOn(game, option).map((event) => witness(event, me, 2));
    question += 1;
    heard.push(...events);
    all.push(...events);
  };
  return { game, tell, answer };
}

describe('a game on a server', () => {
  it.each([3, 4, 5])('is shown as the same game played here (%i)', async (seed) => {
    const [you, foe] = [seed * 2, seed * 2 + 1].map((n) => referenceDecks[n % referenceDecks.length]?.slug ?? '');
    if (you === undefined || foe === undefined) throw new Error('There are no decks');
    const dealt = duel({ ...presetChoice, you, foe, first: 'me', seed }, 1, 0);
    const session = new GameSession(dealt);
    const server = served(dealt.setup);
    const interpreter = new RemoteInterpreter();
    const lines: string[] = [];
    let given = 0;
    let compared = 0;
    for (let n = 0; n < 160 && session.turnOf !== null; n++) {
      if (session.isBots) {
        session.moveOfMachine();
        continue;
      }
      const answers = session.answers();
      for (; given < answers.length; given++) server.answer(answers[given] ?? 0);
      const update = server.tell(n + 1, n % 7 === 0);
      const { info, snapshot } = await interpreter.present(update);
      lines.splice(snapshot.log.from, lines.length, ...snapshot.log.lines.map(({ text }) => text));
      const here = session.snapshot(n + 1, 0);
      // What has one answer is answered by the server, which does not tell of it.
      expect({ ...snapshot, log: 0, lastMove: 0, undo: 0, game: 0, takeBacks: 0, ownAnswers: 0 }).toEqual({
        ...here,
        log: 0,
        lastMove: 0,
        undo: 0,
        game: 0,
        takeBacks: 0,
        ownAnswers: 0,
      });
      const happened = here.log.lines.filter(({ kind }) => kind !== 'note');
      expect(lines).toEqual(happened.map(({ text }) => text));
      for (const name of Object.keys(dealt.info.cardInfos))
        expect(info.cardInfos[name]).toEqual(dealt.info.cardInfos[name]);
      const options = here.question?.answers ?? [];
      const chosen = options[(n * 7 + 3) % Math.max(1, options.length)]?.index ?? 0;
      const preview = previewOf(server.game.state, me, { option: chosen, aim: null }, (ask) =>
        isForced(ask, ask.player === me),
      );
      expect(preview === null ? null : interpreter.sayPreview(preview)).toEqual(session.preview(chosen));
      session.answer(chosen);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(15);
  });

  it('shows no question to who looks on, and calls nobody "you"', async () => {
    const { setup } = duel({ ...presetChoice, seed: 7 }, 1, 0);
    const server = served(setup);
    const update = server.tell(1, true);
    const view = see(server.game.state, 'table');
    const { info, snapshot } = await new RemoteInterpreter().present({
      ...update,
      you: null,
      game: { ...update.game, view, whyNot: null, takeBack: { mode: null, left: 0 } },
    });
    expect(snapshot.question).toBeNull();
    expect(snapshot.verbs).toEqual({});
    expect(info.seats.map(({ name }) => name)).toEqual(['Anna', 'Bot']);
    expect(snapshot.log.lines.map(({ text }) => text).join()).not.toMatch(/\b[Yy]ou\b/);
  });
});

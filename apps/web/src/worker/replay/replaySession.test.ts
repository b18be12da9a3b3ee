// Games of bots, looked back on at each of their steps. REPLAYED_GAMES says how many of them are played to their end and
// played on from each question; REPLAYED_FIRST begins with a later one, and REPLAYED_STRIDE=25 plays on from one question in
// 25, another one in each game. The suite takes the beginnings of twenty.
import { keyraken } from '@vaultsong/adventures';
import { deckOfName, generatedName, generatedSets, toDeckList } from '@vaultsong/decks';
import type { Game, GameRecord, Setup } from '@vaultsong/engine';
import { playOn, record, see, startRecorded, stateHash } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import { answersAt, momentAfter } from '../../routing/moment.ts';
import type { BranchChoice } from '../../wire/branch.ts';
import { queryOfBranch } from '../../wire/branch.ts';
import type { Eyes } from '../../wire/replay.ts';
import { Branch, writeBranch } from '../branch.ts';
import { DeckHistories } from '../decks/histories.ts';
import { Shelf } from '../decks/shelf.ts';
import { think } from '../thinking/botTask.ts';
import { GameReplayer } from './replayer.ts';
import { ReplaySession } from './replaySession.ts';

const isWhole = process.env.REPLAYED_GAMES !== undefined;
const games = Number(process.env.REPLAYED_GAMES ?? 20);
const first = Number(process.env.REPLAYED_FIRST ?? 0);
const numbers = Array.from({ length: games }, (_, n) => first + n);
const length = isWhole ? 5000 : 60;
/** All questions take as long as the game is long for each: the suite tries some. */
const stride = Number(process.env.REPLAYED_STRIDE ?? (isWhole ? 1 : 29));

const deckOf = (set: string, seed: number) => toDeckList(deckOfName(generatedName({ set, seed })));

/** Two decks of any sets, one game in two with chains. */
function setupOf(n: number): Setup {
  const [mine, foes] = [n, n * 3 + 1].map((at) => generatedSets[at % generatedSets.length] ?? 'cota');
  return {
    decks: [deckOf(mine ?? '', n), deckOf(foes ?? '', n + 100)],
    seed: n,
    ...(n % 2 === 0 ? {} : { chains: [0, 3] }),
  };
}

/** A game of bots, over or as far as `most` answers lead. */
function played(setup: Setup, most = 5000): Game {
  const game = startRecorded(setup);
  for (let n = 0; n < most && game.state.ask !== null; n++)
    playOn(game, think({ state: game.state, bot: 'rules', seed: n }));
  return game;
}

const lookedBackOn = async (game: Game | GameRecord, names: readonly string[] | null = null) => {
  const replayer = new GameReplayer();
  const text = JSON.stringify('format' in game ? game : record(game));
  return { replayer, replay: await replayer.open({ type: 'record', text, names }) };
};

const deps = () => ({ shelf: new Shelf(), histories: new DeckHistories(), nextNumber: () => 1, tryOut: () => null });

const choiceOf = (changes: Partial<BranchChoice> = {}): BranchChoice => ({
  from: 'abcd',
  moment: { turn: 1, step: 0 },
  seat: 0,
  bot: 'rules',
  isDealtAnew: false,
  ...changes,
});

describe('a game of bots', () => {
  it.each(numbers)('can be looked back on at each of its steps (%i)', async (n) => {
    const game = played(setupOf(n), length);
    const { replayer, replay } = await lookedBackOn(game);
    expect(replay).toMatchObject({ halt: null, winner: game.state.winner, eyes: 'open' });
    expect(replay.steps).toHaveLength(game.answers.length + 1);
    expect(replay.turns).toEqual(game.checkpoints.map(({ turn, answers }) => ({ turn, answers })));
    const again = startRecorded(game.setup);
    const logs = ([0, 1, 'open'] as const).map((eyes) => replayer.log(eyes));
    for (const step of replay.steps.keys()) {
      if (step > 0) playOn(again, game.answers[step - 1] ?? -1);
      const eyes: Eyes = ([0, 1, 'open'] as const)[step % 3] ?? 'open';
      const { snapshot, asks } = replayer.view(step, eyes, step);
      if (eyes !== 'open') expect(snapshot.view).toEqual({ ...see(again.state, eyes), ask: null });
      expect(asks?.player ?? null).toBe(again.state.ask?.player ?? null);
      expect(snapshot.question).toBeNull();
      // Each moment has an address of its own.
      expect(answersAt(replay.turns, game.answers.length, momentAfter(replay.turns, step))).toBe(step);
    }
    for (const { lines, lengths } of logs) {
      expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
      expect(lengths.at(-1)).toBe(lines.length);
    }
    // Backwards, as with the arrow keys, it is the same game.
    const last = replay.steps.length - 1;
    expect(stateHash(new ReplaySession({ info: replay.info, ...record(game) }).stateAt(last))).toBe(record(game).hash);
  });

  it.each(numbers)('can be played on from each of its questions (%i)', async (n) => {
    const game = played(setupOf(n), length);
    const { replayer, replay } = await lookedBackOn(game);
    for (let step = n % stride; step < replay.steps.length - 1; step += stride) {
      const { kept, turn } = replayer.branch(step);
      const asked = replay.steps[step]?.player ?? 0;
      for (const isDealtAnew of [false, true]) {
        const choice = choiceOf({ isDealtAnew, seat: asked });
        const branch = Branch.resumed(choice, kept, deps());
        if (branch === null) throw new Error(`Nobody can play on from step ${step}`);
        const { session } = branch;
        expect(session.snapshot(1, 0).view.turn).toBeGreaterThanOrEqual(turn);
        // What the player saw is as it was.
        if (session.answers().length === step)
          expect({ ...session.snapshot(1, 0).view, ask: 0 }).toEqual({
            ...replayer.view(step, asked, 1).snapshot.view,
            ask: 0,
          });
        if (session.isBots) branch.moveOfMachine();
        else if (session.turnOf !== null) branch.answer(0);
        expect(Branch.resumed(choice, branch.saved(), deps())?.session.answers()).toEqual(session.answers());
      }
    }
  });
});

describe('a replay', () => {
  const game = played(setupOf(5), 150);

  it('shows hidden cards only to eyes that may see them', async () => {
    const { replayer } = await lookedBackOn(game);
    const namesOf = (eyes: Eyes, seat: number) =>
      replayer.view(60, eyes, 1).snapshot.view.players[seat]?.hand.filter(({ known }) => known).length ?? 0;
    const held = game.state.players.map((_, seat) => replayer.view(60, 0, 1).snapshot.view.players[seat]?.hand.length);
    expect([namesOf(0, 0), namesOf(1, 1)]).toEqual(held);
    expect([namesOf('open', 0), namesOf('open', 1)]).toEqual(held);
    expect([namesOf(0, 1), namesOf(1, 0)]).toEqual([0, 0]);
  });

  it('tells what was asked and answered to those who were asked', async () => {
    const { replayer, replay } = await lookedBackOn(game, ['Anna', 'Bo']);
    const step = replay.steps.findIndex(({ player }) => player === 0);
    const { asks } = replayer.view(step, 0, 1);
    expect(asks).toEqual({ player: 0, prompt: expect.any(String), answer: expect.any(String) });
    expect(replayer.view(step, 1, 1).asks).toEqual({ player: 0, prompt: null, answer: null });
    expect(replay.info.seats.map(({ name }) => name)).toEqual(['Anna', 'Bo']);
    expect(
      replayer
        .log('open')
        .lines.map(({ text }) => text)
        .join('\n'),
    ).toMatch(/Turn 1 · (Anna|Bo)/);
  });

  it('ends where the rules of today lead no further, and says up to which turn', async () => {
    const saved = record(game);
    const third = saved.checkpoints[2];
    if (third === undefined) throw new Error('The game is too short');
    const answers = saved.answers.map((option, i) => (i === third.answers + 2 ? 999 : option));
    const { replayer, replay } = await lookedBackOn({ ...saved, answers });
    expect(replay.halt).toMatch(new RegExp(`up to turn ${third.turn}\\.$`));
    expect(replay.steps).toHaveLength(third.answers + 3);
    expect(replayer.view(replay.steps.length - 1, 'open', 1).snapshot.view.turn).toBe(third.turn);
    // Where turns begin otherwise, it is another game.
    const other = saved.checkpoints.map((turn, i) => (i === 1 ? { ...turn, answers: turn.answers + 1 } : turn));
    expect((await lookedBackOn({ ...saved, checkpoints: other })).replay.halt).toMatch(/up to turn \d/);
  });

  it('is none of what is no record, and says so', async () => {
    const replayer = new GameReplayer();
    for (const text of ['', '{', '[]', '{"format":1}', '"'.repeat(99)])
      await expect(replayer.open({ type: 'record', text, names: null })).rejects.toThrow(
        /^This is no record of a game/,
      );
    expect(await replayer.readRecord('{}')).toEqual({ fault: expect.stringMatching(/^This is no record of a game/) });
    expect(await replayer.readRecord(JSON.stringify(record(game)))).toMatchObject({
      turn: game.state.turn,
      winner: game.state.winner,
    });
    expect(() => new GameReplayer().view(0, 'open', 1)).toThrow(/No game/);
  });

  it('shows the turn of an automaton step by step, and can be played on', async () => {
    const setup = keyraken({ decks: [deckOf('cota', 1)], difficulty: 'normal', seed: 3 });
    const adventure = played(setup, 60);
    const { replayer, replay } = await lookedBackOn(adventure);
    expect(replay.halt).toBeNull();
    expect(replay.steps.length).toBeGreaterThan(adventure.answers.length + 1);

    expect(replay.steps.some((_, step) => replayer.view(step, 0, 1).snapshot.phase === 'cards')).toBe(true);
    const branch = Branch.resumed(choiceOf(), replayer.branch(replay.steps.length - 1).kept, deps());
    expect(branch?.session.info).toMatchObject({ kind: 'adventure', seats: [{ name: 'You' }, { name: 'Keyraken' }] });
  });
});

describe('a game that is played on', () => {
  it('can be looked back on from the first deal on, with the moment at which hidden cards changed', async () => {
    const game = played(setupOf(5), 150);
    const { replayer } = await lookedBackOn(game);
    for (const isDealtAnew of [false, true]) {
      const choice = choiceOf({ isDealtAnew });
      const branch = Branch.resumed(choice, replayer.branch(70).kept, deps());
      if (branch === null) throw new Error('It goes on');
      for (let n = 0; n < 9; n++) branch.session.isBots ? branch.moveOfMachine() : branch.answer(0);
      const back = new GameReplayer();
      const replay = await back.open({
        type: 'kept',
        what: 'branch',
        query: queryOfBranch(choice, ''),
        kept: branch.saved(),
      });
      expect(replay).toMatchObject({ halt: null, eyes: 0 });
      const last = replay.steps.length - 1;
      expect(back.view(last, 0, 1).snapshot.view).toEqual({ ...branch.session.snapshot(1, 0).view, ask: null });
      if (isDealtAnew) expect(() => back.record()).toThrow(/dealt anew/);
      else expect(JSON.parse(back.record())).toMatchObject({ answers: branch.session.answers() });
      if (isDealtAnew) expect(() => branch.session.record()).toThrow(/dealt anew/);
    }
  });

  it('is for two people behind a curtain, and takes back no further than to its beginning', async () => {
    const game = played(setupOf(5), 150);
    const { replayer } = await lookedBackOn(game);
    const branch = Branch.resumed(choiceOf({ bot: 'none' }), replayer.branch(70).kept, deps());
    if (branch === null) throw new Error('It goes on');
    expect(branch.session.isCurtained).toBe(true);
    branch.session.liftCurtain();
    const here = branch.saved();

    branch.answer(0);
    branch.undo();
    branch.undo();
    expect(JSON.parse(branch.saved())).toMatchObject({ before: JSON.parse(here).before });
    expect(branch.session.answers().length).toBeGreaterThanOrEqual(70);
  });

  it('is none of what is no such game', () => {
    for (const text of ['', '{}', writeBranch({ setup: setupOf(1), before: [99], seed: 1, answers: [], takeBacks: 0 })])
      expect(Branch.resumed(choiceOf(), text, deps())).toBeNull();
    expect(Branch.recorded(choiceOf(), '{}', deps())).toBeNull();
  });
});

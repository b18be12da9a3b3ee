import { describe, expect, it } from 'vitest';
import type { AdventureChoice, Teammate } from '../wire/adventureChoice.ts';
import { presetAdventure } from '../wire/adventureChoice.ts';
import type { Phase, Snapshot } from '../wire/snapshot.ts';
import { phases } from '../wire/snapshot.ts';
import { Adventure } from './adventure.ts';
import { DeckHistories } from './decks/histories.ts';
import { Shelf } from './decks/shelf.ts';
import type { MatchDeps } from './match.ts';
import type { GameSession } from './session/gameSession.ts';

const [onyx, radiant, achea] = ['miss-onyx-censorius', 'radiant-argus-the-supreme', 'guide-achea'];
const me = (deck = onyx): Teammate => ({ deck: deck ?? '', by: 'human' });
const bot = (deck = radiant): Teammate => ({ deck: deck ?? '', by: 'rules' });

const choice = (change: Partial<AdventureChoice> = {}): AdventureChoice => ({ ...presetAdventure, seed: 7, ...change });

function deps(): MatchDeps {
  let number = 0;
  return { shelf: new Shelf(), histories: new DeckHistories(), nextNumber: () => ++number, tryOut: () => null };
}

const start = (change: Partial<AdventureChoice> = {}, seed = 1): Adventure =>
  new Adventure(choice(change), seed, deps());

/** Lets bots move and shows the moments of the Keyraken's turns. @returns all that was shown on the way */
function watch(session: GameSession): readonly Snapshot[] {
  const shown: Snapshot[] = [];
  while (session.scenes.areLeft || session.isBots) {
    shown.push(session.snapshot(0, 0));
    if (session.scenes.areLeft) session.scenes.drop();
    else session.moveOfMachine();
  }
  return shown;
}

/** Answers as the rules bot would, for all humans. */
function advise(session: GameSession): void {
  session.answer(session.advice() ?? 0);
}

/** Plays until a turn of the Keyraken has been made. @returns the moments of that turn */
function firstKeyrakenTurn(session: GameSession): readonly Snapshot[] {
  for (let decisions = 0; decisions < 500; decisions++) {
    const shown = watch(session).filter(({ phase }) => phase !== null);
    if (shown.length > 0) return shown;
    advise(session);
  }
  throw new Error('The Keyraken never had its turn');
}

describe('an adventure alone', () => {
  it('shows the player’s hand, the Keyraken as the opponent, and nobody else', () => {
    const { session } = start();
    const { sides, view, advanceCost } = session.snapshot(0, 0);
    expect(sides).toEqual({ me: 0, foe: 1, mates: [] });
    expect(session.info.seats).toEqual([
      { name: 'You', by: 'human' },
      { name: 'Keyraken', by: 'automaton' },
    ]);
    expect(view.players[0]?.hand.every(({ known }) => known)).toBe(true);
    expect(view.adventure?.adversary.power).toBe(30);
    expect(advanceCost).toBe(3);
  });

  it.each([1, 2, 3])('goes on to its end (seed %i)', (seed) => {
    const { session } = start({ seed, difficulty: 'easy' });
    for (let decisions = 0; session.turnOf !== null && decisions < 3000; decisions++) advise(session);
    const { view, question, lastMove } = session.snapshot(0, 0);
    expect(view.winner).not.toBeNull();
    expect(question).toBeNull();
    expect(lastMove).toBeNull();
  });

  it('knows the face of every card that can come up', () => {
    const { session } = start();
    expect(session.info.cardInfos['rotk-the-keyraken']?.title).toBe('The Keyraken');
    expect(session.info.cardInfos['rotk-tidal-trouble']?.house).toBe('keyraken');
  });

  it('tells the last turn of the Keyraken in one line until the player has moved', () => {
    const { session } = start();
    firstKeyrakenTurn(session);
    while (session.snapshot(0, 0).question?.kind !== 'move') advise(session);
    expect(session.snapshot(0, 0).recap).toMatch(/^Keyraken: .*played \d/);
    advise(session);
    expect(session.snapshot(0, 0).recap ?? '').not.toMatch(/played \d/);
  });
});

describe('the Keyraken’s turn', () => {
  it('is shown moment by moment, in the order of its steps, and asks nothing meanwhile', () => {
    const shown = firstKeyrakenTurn(start().session);
    const order = shown.map(({ phase }) => phases.indexOf(phase ?? 'advance'));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(new Set(shown.map(({ phase }) => phase))).toEqual(new Set<Phase>(['advance', 'cards', 'creatures']));
    for (const { question, verbs, end, view } of shown) {
      expect({ question, verbs, end, ask: view.ask }).toEqual({ question: null, verbs: {}, end: null, ask: null });
      expect(view.active).toBe(1);
    }
  });

  it('names at each moment what the Keyraken does, two cards on normal difficulty', () => {
    const moves = firstKeyrakenTurn(start().session).map(({ lastMove }) => lastMove);
    expect(moves[0]).toBeNull();
    expect(moves.filter((lastMove) => lastMove?.text === 'plays')).toHaveLength(2);
    expect(moves.at(-1)).toEqual({ who: 'Keyraken', card: 'rotk-the-keyraken', text: 'reaps with' });
  });

  it('lets the log grow with what is shown', () => {
    const { session } = start();
    const shown = firstKeyrakenTurn(session);
    const lengths = [...shown, session.snapshot(0, 0)].map(({ log }) => log.lines.length);
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
    expect(new Set(lengths).size).toBeGreaterThan(3);
    expect(shown[0]?.log.lines.at(-1)?.text).toMatch(/Keyraken/);
  });

  it('tells cards that are drawn and played at once as played', () => {
    const { session } = start();
    firstKeyrakenTurn(session);
    const lines = session.snapshot(0, 0).log.lines.map(({ text }) => text);
    expect(lines.filter((text) => /^Keyraken plays [^.]*\.$/.test(text))).toHaveLength(2);
    expect(lines.filter((text) => /archives/.test(text))).toEqual([]);
  });

  it('can be left out, and leads to the same position', () => {
    const [slow, quick] = [start().session, start().session];
    firstKeyrakenTurn(slow);
    while (quick.answers().length < slow.answers().length) {
      quick.scenes.clear();
      advise(quick);
    }
    quick.scenes.clear();
    expect(quick.scenes.areLeft).toBe(false);
    expect(quick.snapshot(0, 0).view).toEqual(slow.snapshot(0, 0).view);
  });

  it('is taken back as a whole, with what was still to be shown', () => {
    const { session } = start();
    let before = session.snapshot(0, 0);
    for (let decisions = 0; !session.scenes.areLeft && decisions < 500; decisions++) {
      before = session.snapshot(0, 0);
      advise(session);
    }
    expect(session.scenes.areLeft).toBe(true);
    session.undo();
    expect(session.scenes.areLeft).toBe(false);
    expect(session.snapshot(0, 0).view).toEqual(before.view);
    expect(session.takeBacks).toBe(1);
  });
});

describe('an adventure of several', () => {
  it('shows each human their own hand when they are asked, and the Keyraken’s turn with the eyes of who had theirs', () => {
    const { session } = start({ team: [me(), me(radiant)] });
    expect(session.info.seats.map(({ name }) => name)).toEqual(['Player 1', 'Player 2', 'Keyraken']);
    expect(session.snapshot(0, 0).sides).toEqual({ me: 0, foe: 2, mates: [1] });
    advise(session);
    expect(session.snapshot(0, 0).sides).toEqual({ me: 1, foe: 2, mates: [0] });
    advise(session);
    expect(session.snapshot(0, 0).sides.me).toBe(0);
    const moments = firstKeyrakenTurn(session);
    expect(moments.every(({ sides }) => sides.me === 0)).toBe(true);
    const { sides, view } = session.snapshot(0, 0);
    expect(sides.me).toBe(1);
    expect(view.players[1]?.hand.every(({ known }) => known)).toBe(true);
    expect(view.players[0]?.hand.some(({ known }) => known)).toBe(false);
  });

  it('writes one log for all of them, in which no hand is told', () => {
    const { session } = start({ team: [me(), me(radiant)] });
    firstKeyrakenTurn(session);
    const draws = session.snapshot(0, 0).log.lines.filter(({ text }) => / draws /.test(text));
    expect(draws.length).toBeGreaterThan(0);
    expect(draws.every(({ cards }) => cards.length === 0)).toBe(true);
  });

  it('lets bots play the seats that nobody took', () => {
    const { session } = start({ team: [bot(), me(), bot(achea)], first: 1 });
    expect(session.info.seats.map(({ name }) => name)).toEqual(['Bot 1', 'You', 'Bot 3', 'Keyraken']);
    for (let turn = 0; turn < 12 && session.turnOf !== null; ) {
      watch(session);
      if (session.turnOf === null) break;
      expect(session.turnOf).toBe(1);
      advise(session);
      turn = session.snapshot(0, 0).view.turn;
    }
    const { log, sides } = session.snapshot(0, 0);
    expect(sides).toEqual({ me: 1, foe: 3, mates: [2, 0] });
    const headings = log.lines.filter(({ kind }) => kind === 'heading').map(({ text }) => text.replace(/^.* · /, ''));
    expect(headings.slice(0, 6)).toEqual(['You', 'Keyraken', 'Bot 3', 'Keyraken', 'Bot 1', 'Keyraken']);
  });

  it('costs more to advance with each player', () => {
    expect(start({ team: [me(), bot()] }).session.snapshot(0, 0).advanceCost).toBe(6);
    expect(start({ team: [me(), bot(), bot(achea)] }).session.snapshot(0, 0).advanceCost).toBe(9);
  });
});

describe('an adventure that was left', () => {
  it('goes on where it was', () => {
    const left = start({ seed: null }, 11);
    firstKeyrakenTurn(left.session);
    const found = Adventure.resumed(choice({ seed: null }), left.saved(), deps());
    expect(found?.session.snapshot(0, 0).view).toEqual(left.session.snapshot(0, 0).view);
    expect(found?.session.scenes.areLeft).toBe(false);
    expect(found?.saved()).toBe(left.saved());
  });

  it.each([
    ['of another choice', start({ difficulty: 'hard' }).saved()],
    ['of a match', JSON.stringify({ query: '?', seed: 1, moves: [], game: null })],
    ['no JSON', 'nonsense'],
    ['with answers that are none', JSON.stringify({ ...JSON.parse(start().saved()), answers: ['x'] })],
  ])('is not taken up from a text %s', (_, text) => {
    expect(Adventure.resumed(choice(), text, deps())).toBeNull();
  });

  it('is not taken up where it would be another game than it was', () => {
    const kept = { ...JSON.parse(start().saved()), answers: [0, 999] };
    expect(Adventure.resumed(choice(), JSON.stringify(kept), deps())).toBeNull();
  });
});

describe('a bad choice', () => {
  it('of a deck that there is not is refused by its name', () => {
    expect(() => start({ team: [me('no-such-deck')] })).toThrow(/no-such-deck/);
  });
});

import { describe, expect, it } from 'vitest';
import type { AdventureChoice, Teammate } from '../wire/adventureChoice.ts';
import { presetAdventure } from '../wire/adventureChoice.ts';
import type { Phase, Snapshot } from '../wire/snapshot.ts';
import { phases } from '../wire/snapshot.ts';
import { Adventure } from './adventure.ts';
import { Histories } from './decks/histories.ts';
import { Shelf } from './decks/shelf.ts';
import type { Surroundings } from './match.ts';
import type { Sitting } from './sitting/sitting.ts';

const [onyx, radiant, achea] = ['miss-onyx-censorius', 'radiant-argus-the-supreme', 'guide-achea'];
const me = (deck = onyx): Teammate => ({ deck: deck ?? '', by: 'human' });
const bot = (deck = radiant): Teammate => ({ deck: deck ?? '', by: 'rules' });

const choice = (change: Partial<AdventureChoice> = {}): AdventureChoice => ({ ...presetAdventure, seed: 7, ...change });

function around(): Surroundings {
  let number = 0;
  return { shelf: new Shelf(), histories: new Histories(), nextNumber: () => ++number, tryOut: () => null };
}

const start = (change: Partial<AdventureChoice> = {}, seed = 1): Adventure =>
  new Adventure(choice(change), seed, around());

/** Lets bots move and shows the moments of the Keyraken's turns. @returns all that was shown on the way */
function watch(sitting: Sitting): readonly Snapshot[] {
  const shown: Snapshot[] = [];
  while (sitting.hasScenes || sitting.isBots) {
    shown.push(sitting.snapshot(0, 0));
    if (sitting.hasScenes) sitting.dropScene();
    else sitting.moveOfMachine();
  }
  return shown;
}

/** Answers as the rules bot would, for all humans. */
function advise(sitting: Sitting): void {
  sitting.answer(sitting.advice() ?? 0);
}

/** Plays until a turn of the Keyraken has been made. @returns the moments of that turn */
function firstKeyrakenTurn(sitting: Sitting): readonly Snapshot[] {
  for (let decisions = 0; decisions < 500; decisions++) {
    const shown = watch(sitting).filter(({ phase }) => phase !== null);
    if (shown.length > 0) return shown;
    advise(sitting);
  }
  throw new Error('The Keyraken never had its turn');
}

describe('an adventure alone', () => {
  it('shows the player’s hand, the Keyraken as the opponent, and nobody else', () => {
    const { sitting } = start();
    const { sides, view, advanceCost } = sitting.snapshot(0, 0);
    expect(sides).toEqual({ me: 0, foe: 1, mates: [] });
    expect(sitting.info.seats).toEqual([
      { name: 'You', by: 'human' },
      { name: 'Keyraken', by: 'automaton' },
    ]);
    expect(view.players[0]?.hand.every(({ known }) => known)).toBe(true);
    expect(view.adventure?.adversary.power).toBe(30);
    expect(advanceCost).toBe(3);
  });

  it.each([1, 2, 3])('goes on to its end (seed %i)', (seed) => {
    const { sitting } = start({ seed, difficulty: 'easy' });
    for (let decisions = 0; sitting.turnOf !== null && decisions < 3000; decisions++) advise(sitting);
    const { view, question, deed } = sitting.snapshot(0, 0);
    expect(view.winner).not.toBeNull();
    expect(question).toBeNull();
    expect(deed).toBeNull();
  });

  it('knows the face of every card that can come up', () => {
    const { sitting } = start();
    expect(sitting.info.faces['rotk-the-keyraken']?.title).toBe('The Keyraken');
    expect(sitting.info.faces['rotk-tidal-trouble']?.house).toBe('keyraken');
  });

  it('tells the last turn of the Keyraken in one line until the player has moved', () => {
    const { sitting } = start();
    firstKeyrakenTurn(sitting);
    while (sitting.snapshot(0, 0).question?.kind !== 'move') advise(sitting);
    expect(sitting.snapshot(0, 0).recap).toMatch(/^Keyraken: .*played \d/);
    advise(sitting);
    expect(sitting.snapshot(0, 0).recap ?? '').not.toMatch(/played \d/);
  });
});

describe('the Keyraken’s turn', () => {
  it('is shown moment by moment, in the order of its steps, and asks nothing meanwhile', () => {
    const shown = firstKeyrakenTurn(start().sitting);
    const order = shown.map(({ phase }) => phases.indexOf(phase ?? 'advance'));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(new Set(shown.map(({ phase }) => phase))).toEqual(new Set<Phase>(['advance', 'cards', 'creatures']));
    for (const { question, verbs, end, view } of shown) {
      expect({ question, verbs, end, ask: view.ask }).toEqual({ question: null, verbs: {}, end: null, ask: null });
      expect(view.active).toBe(1);
    }
  });

  it('names at each moment what the Keyraken does, two cards on normal difficulty', () => {
    const deeds = firstKeyrakenTurn(start().sitting).map(({ deed }) => deed);
    expect(deeds[0]).toBeNull();
    expect(deeds.filter((deed) => deed?.text === 'plays')).toHaveLength(2);
    expect(deeds.at(-1)).toEqual({ who: 'Keyraken', card: 'rotk-the-keyraken', text: 'reaps with' });
  });

  it('lets the log grow with what is shown', () => {
    const { sitting } = start();
    const shown = firstKeyrakenTurn(sitting);
    const lengths = [...shown, sitting.snapshot(0, 0)].map(({ log }) => log.lines.length);
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
    expect(new Set(lengths).size).toBeGreaterThan(3);
    expect(shown[0]?.log.lines.at(-1)?.text).toMatch(/Keyraken/);
  });

  it('tells cards that are drawn and played at once as played', () => {
    const { sitting } = start();
    firstKeyrakenTurn(sitting);
    const lines = sitting.snapshot(0, 0).log.lines.map(({ text }) => text);
    expect(lines.filter((text) => /^Keyraken plays [^.]*\.$/.test(text))).toHaveLength(2);
    expect(lines.filter((text) => /archives/.test(text))).toEqual([]);
  });

  it('can be left out, and leads to the same position', () => {
    const [slow, quick] = [start().sitting, start().sitting];
    firstKeyrakenTurn(slow);
    while (quick.answers().length < slow.answers().length) {
      quick.dropScenes();
      advise(quick);
    }
    quick.dropScenes();
    expect(quick.hasScenes).toBe(false);
    expect(quick.snapshot(0, 0).view).toEqual(slow.snapshot(0, 0).view);
  });

  it('is taken back as a whole, with what was still to be shown', () => {
    const { sitting } = start();
    let before = sitting.snapshot(0, 0);
    for (let decisions = 0; !sitting.hasScenes && decisions < 500; decisions++) {
      before = sitting.snapshot(0, 0);
      advise(sitting);
    }
    expect(sitting.hasScenes).toBe(true);
    sitting.undo();
    expect(sitting.hasScenes).toBe(false);
    expect(sitting.snapshot(0, 0).view).toEqual(before.view);
    expect(sitting.takeBacks).toBe(1);
  });
});

describe('an adventure of several', () => {
  it('shows each human their own hand when they are asked, and the Keyraken’s turn with the eyes of who had theirs', () => {
    const { sitting } = start({ team: [me(), me(radiant)] });
    expect(sitting.info.seats.map(({ name }) => name)).toEqual(['Player 1', 'Player 2', 'Keyraken']);
    expect(sitting.snapshot(0, 0).sides).toEqual({ me: 0, foe: 2, mates: [1] });
    advise(sitting);
    expect(sitting.snapshot(0, 0).sides).toEqual({ me: 1, foe: 2, mates: [0] });
    advise(sitting);
    expect(sitting.snapshot(0, 0).sides.me).toBe(0);
    const moments = firstKeyrakenTurn(sitting);
    expect(moments.every(({ sides }) => sides.me === 0)).toBe(true);
    const { sides, view } = sitting.snapshot(0, 0);
    expect(sides.me).toBe(1);
    expect(view.players[1]?.hand.every(({ known }) => known)).toBe(true);
    expect(view.players[0]?.hand.some(({ known }) => known)).toBe(false);
  });

  it('writes one log for all of them, in which no hand is told', () => {
    const { sitting } = start({ team: [me(), me(radiant)] });
    firstKeyrakenTurn(sitting);
    const draws = sitting.snapshot(0, 0).log.lines.filter(({ text }) => / draws /.test(text));
    expect(draws.length).toBeGreaterThan(0);
    expect(draws.every(({ cards }) => cards.length === 0)).toBe(true);
  });

  it('lets bots play the seats that nobody took', () => {
    const { sitting } = start({ team: [bot(), me(), bot(achea)], first: 1 });
    expect(sitting.info.seats.map(({ name }) => name)).toEqual(['Bot 1', 'You', 'Bot 3', 'Keyraken']);
    for (let turn = 0; turn < 12 && sitting.turnOf !== null; ) {
      watch(sitting);
      if (sitting.turnOf === null) break;
      expect(sitting.turnOf).toBe(1);
      advise(sitting);
      turn = sitting.snapshot(0, 0).view.turn;
    }
    const { log, sides } = sitting.snapshot(0, 0);
    expect(sides).toEqual({ me: 1, foe: 3, mates: [2, 0] });
    const headings = log.lines.filter(({ kind }) => kind === 'heading').map(({ text }) => text.replace(/^.* · /, ''));
    expect(headings.slice(0, 6)).toEqual(['You', 'Keyraken', 'Bot 3', 'Keyraken', 'Bot 1', 'Keyraken']);
  });

  it('costs more to advance with each player', () => {
    expect(start({ team: [me(), bot()] }).sitting.snapshot(0, 0).advanceCost).toBe(6);
    expect(start({ team: [me(), bot(), bot(achea)] }).sitting.snapshot(0, 0).advanceCost).toBe(9);
  });
});

describe('an adventure that was left', () => {
  it('goes on where it was', () => {
    const left = start({ seed: null }, 11);
    firstKeyrakenTurn(left.sitting);
    const found = Adventure.resumed(choice({ seed: null }), left.kept(), around());
    expect(found?.sitting.snapshot(0, 0).view).toEqual(left.sitting.snapshot(0, 0).view);
    expect(found?.sitting.hasScenes).toBe(false);
    expect(found?.kept()).toBe(left.kept());
  });

  it.each([
    ['of another choice', start({ difficulty: 'hard' }).kept()],
    ['of a match', JSON.stringify({ query: '?', seed: 1, moves: [], game: null })],
    ['no JSON', 'nonsense'],
    ['with answers that are none', JSON.stringify({ ...JSON.parse(start().kept()), answers: ['x'] })],
  ])('is not taken up from a text %s', (_, text) => {
    expect(Adventure.resumed(choice(), text, around())).toBeNull();
  });

  it('is not taken up where it would be another game than it was', () => {
    const kept = { ...JSON.parse(start().kept()), answers: [0, 999] };
    expect(Adventure.resumed(choice(), JSON.stringify(kept), around())).toBeNull();
  });
});

describe('a bad choice', () => {
  it('of a deck that there is not is refused by its name', () => {
    expect(() => start({ team: [me('no-such-deck')] })).toThrow(/no-such-deck/);
  });
});

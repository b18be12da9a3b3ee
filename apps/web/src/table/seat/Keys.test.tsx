// Keys have colours: what the table shows and asks where a card of the game speaks of them, and that it asks nothing where
// none does. No card of the first set speaks of colours, so one of a starter deck does for the time of these tests.
import type { KeyColor } from '@vaultsong/engine';
import { constant, define, definition, getsPower, isForged, only, replay, self, whileTrue } from '@vaultsong/engine';
import { afterEach, describe, expect, it } from 'vitest';
import { human } from '../../wire/match.ts';
import { GameSession } from '../../worker/session/gameSession.ts';
import { Prompt } from '../prompt/Prompt.tsx';
import { dealt, shown } from '../testing/shown.tsx';
import { Keys, KeysSaid } from './Keys.tsx';

const nothing = (): void => undefined;

/** Plays until the human is asked which key to forge, or to the end of the game. */
function toKey(session: GameSession): void {
  for (let decisions = 0; session.turnOf !== null && decisions < 3000; decisions++) {
    if (session.turnOf !== human) {
      session.moveOfMachine();
      continue;
    }
    if (session.snapshot(0, 0).question?.kind === 'key') return;
    session.answer(session.advice() ?? 0);
  }
}

describe('the keys of a player', () => {
  const keys = (...forged: readonly KeyColor[]): string => shown(<Keys forged={forged} />);

  it('are heard with how many there are, and which', () => {
    expect(keys()).toContain('aria-label="0 of 3 keys forged. About: ');
    expect(keys('yellow', 'red')).toContain('aria-label="2 of 3 keys forged: yellow, red. About: ');
  });

  it('are four for a player who needs one more, which is of no color', () => {
    const four = shown(<Keys forged={['red', 'blue', 'yellow', 'colorless']} toWin={4} />);
    expect(four).toContain('aria-label="4 of 4 keys forged: red, blue, yellow, colorless. About: ');
    expect(four).toContain('key key-colorless is-forged');
    expect(keys('red')).not.toContain('key-colorless');
    expect(shown(<KeysSaid who="You" forged={['red']} toWin={4} />)).toContain('You have 1 of 4 keys forged: red<');
  });

  it('are said aloud when one is forged or unforged, with who has it', () => {
    const said = (who: string, ...forged: readonly KeyColor[]) => shown(<KeysSaid who={who} forged={forged} />);
    expect(said('Bot', 'yellow')).toContain('role="status">Bot has 1 of 3 keys forged: yellow<');
    expect(said('You')).toContain('role="status">You have 0 of 3 keys forged<');
  });

  it('are seen in their colors and shapes', () => {
    const seen = keys('yellow', 'red');
    expect(seen).toContain('key key-red is-forged');
    expect(seen).toContain('key key-yellow is-forged');
    expect(seen).not.toContain('key key-blue is-forged');
  });
});

describe('which key is forged', () => {
  const id = dealt().setup.decks[0]?.cards[0]?.name ?? '';
  const before = definition(id);
  afterEach(() => define([before]));

  it('is asked with a button for each where a card can tell, and can be taken back and replayed', () => {
    define([
      { ...before, abilities: [...before.abilities, whileTrue(isForged('red', 'you'), getsPower(only(self), 0))] },
    ]);
    const session = new GameSession(dealt());
    toKey(session);
    const { question } = session.snapshot(0, 0);
    expect(question?.prompt).toBe('Choose a key to forge');
    expect(question?.answers.map(({ label }) => label)).toEqual(['Red key', 'Blue key', 'Yellow key']);
    const prompt = shown(<Prompt selected={null} onShow={nothing} />, {}, session);
    expect(prompt).toContain('Choose a key to forge');
    expect(prompt.match(/data-answer="key"/g)).toHaveLength(3);
    expect(prompt.match(/class="glyph key key-(?:red|blue|yellow) is-forged"/g)).toHaveLength(3);
    const forged = () => session.snapshot(0, 0).view.players[human]?.keyColors;
    session.answer(1);
    expect(forged()).toEqual(['blue']);
    session.undo();
    expect(forged()).toEqual([]);
    expect(session.snapshot(0, 0).question?.kind).toBe('key');
    session.answer(2);
    expect(forged()).toEqual(['yellow']);
    expect(replay(JSON.parse(session.record())).state.players[human]?.keys).toEqual(['yellow']);
    expect(JSON.stringify(session.snapshot(0, 0).log.lines)).toContain('the yellow key for 6 æmber');
  });

  it('is not asked where none can: the game goes on by itself, also after taking back and in its record', () => {
    define([{ ...before, abilities: [...before.abilities, constant(getsPower(only(self), 0))] }]);
    const session = new GameSession(dealt());
    toKey(session);
    expect(session.turnOf).toBeNull();
    const { view } = session.snapshot(0, 0);
    expect(view.players[view.winner ?? 0]?.keyColors).toEqual(['red', 'blue', 'yellow']);
    const again = new GameSession(dealt());
    again.resume(session.answers());
    expect(again.snapshot(0, 0).view).toEqual(view);
    again.undo();
    expect(again.turnOf).toBe(human);
    expect(replay(JSON.parse(session.record())).state.winner).toBe(view.winner);
  });
});

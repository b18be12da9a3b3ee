// The button that ends a turn, as it is heard and pressed. No card of the first set enrages, so no game of the page shows
// the last case yet.
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { presetChoice } from '../choice.ts';
import type { Snapshot } from '../host.ts';
import { marksOf } from '../page/marks.ts';
import { PlayContext } from '../page/Play.ts';
import { duel } from '../worker/duel.ts';
import { Sitting } from '../worker/sitting.ts';
import { EndTurn } from './EndTurn.tsx';

function shown(change: Partial<Snapshot>): string {
  const sitting = new Sitting(duel({ ...presetChoice, first: 'me', seed: 7 }, 1, 0));
  const snapshot = { ...sitting.snapshot(1, 0), ...change };
  const nothing = (): void => undefined;
  const play = {
    info: sitting.info,
    snapshot,
    marks: marksOf(snapshot, false),
    selected: null,
    phone: false,
    face: () => {
      throw new Error('It shows no card');
    },
    verbs: () => [],
    answer: nothing,
    consider: nothing,
    touch: nothing,
    inspect: nothing,
    read: nothing,
    explain: nothing,
    openPile: nothing,
  };
  return renderToStaticMarkup(
    <PlayContext value={play}>
      <EndTurn sure={false} onEnd={nothing} />
    </PlayContext>,
  );
}

describe('the button that ends a turn', () => {
  it('is out of reach while no move is asked for', () => {
    expect(shown({ end: null })).toContain('disabled=""');
  });

  it('says what is left', () => {
    const button = shown({ end: 3, left: { creatures: 1, artifacts: 0, hand: 2 } });
    expect(button).toContain('aria-label="End turn. Left: 1 ready creature, 2 playable cards"');
    expect(button).not.toContain('disabled');
  });

  it('says why the turn cannot be ended, and can be reached to be read', () => {
    const reason = 'Troll is enraged: it must fight before the turn ends.';
    const button = shown({ end: null, left: null, noEnd: { reason, entry: { id: 'enrage', title: 'Enrage' } } });
    expect(button).toContain('aria-disabled="true"');
    expect(button).not.toContain('disabled=""');
    expect(button).toContain(`aria-label="End turn. Not now. ${reason}"`);
    expect(button).toContain('<small>not now: enrage</small>');
  });
});

import { answer, legal, table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('indigo-halyard', () => {
  const used = { id: 'indigo-halyard', exhausted: true };

  it('with your blue key forged it readies another friendly creature after it reaps, and fights with it', () => {
    const t = table({
      me: { house: 'skyborn', keys: ['blue'], line: ['indigo-halyard', { id: 'troll', exhausted: true }] },
      foe: { line: ['gub'] },
    });
    t.me.reap('indigo-halyard');
    t.expect({ me: { aember: 1, line: [used, { id: 'troll', damage: 1, exhausted: true }] }, foe: { line: [] } });
  });

  it.each([{ mine: ['red', 'yellow'] }, { mine: [] }] as const)(
    'not with the keys $mine, nor by the blue key of the opponent',
    ({ mine }) => {
      const t = table({
        me: { house: 'skyborn', keys: mine, line: ['indigo-halyard', { id: 'troll', exhausted: true }] },
        foe: { keys: ['blue'], line: ['gub'] },
      });
      t.me.reap('indigo-halyard');
      t.expect({ me: { aember: 1, line: [used, { id: 'troll', exhausted: true }] }, foe: { line: ['gub'] } });
    },
  );

  it('without another friendly creature nothing more happens', () => {
    const t = table({ me: { house: 'skyborn', keys: ['blue'], line: ['indigo-halyard'] }, foe: { line: ['gub'] } });
    t.me.reap('indigo-halyard');
    t.expect({ me: { aember: 1, line: [used] }, foe: { line: ['gub'] } });
  });

  it('with the opponent’s blue key forged its neighbors have taunt, and it itself has none', () => {
    const taunting = (keys: readonly ('blue' | 'red')[], theirs: readonly ('blue' | 'red')[]) => {
      const t = table({
        me: { house: 'brobnar', keys, line: ['krump'] },
        foe: { keys: theirs, line: ['troll', 'indigo-halyard', 'mother', 'gub'] },
      });
      const fighting = legal(t.state).findIndex((o) => o.pick === 'move' && o.move.do === 'fight');
      answer(t.state, fighting);
      return t.options();
    };
    expect(taunting(['blue'], [])).toEqual(['troll', 'mother']);
    expect(taunting([], ['blue'])).toEqual(['troll', 'indigo-halyard', 'mother', 'gub']);
    expect(taunting(['red'], [])).toEqual(['troll', 'indigo-halyard', 'mother', 'gub']);
  });
});

import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { targetsOf } from '../../testing/targets.ts';

const tired = { exhausted: true };

describe('captain-no-beard', () => {
  it('gives its neighbors taunt, and none to itself', () => {
    const t = table({
      me: { house: 'brobnar', line: ['troll'] },
      foe: { line: ['macis-asp', 'krump', 'captain-no-beard', 'silvertooth', 'dodger'] },
    });
    expect(targetsOf(t, 'troll')).toEqual(['krump', 'silvertooth']);
  });

  it('takes the taunt along when it leaves play', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: ['troll'] },
      foe: { line: ['krump', 'captain-no-beard', 'silvertooth', 'dodger'] },
    });
    t.me.play('punch').choose('captain-no-beard');
    expect(targetsOf(t, 'troll')).toEqual(['krump', 'silvertooth', 'dodger']);
  });

  it('captures 1 after it reaps', () => {
    const t = table({ me: { house: 'shadows', line: ['captain-no-beard', 'umbra'] }, foe: { aember: 2 } });
    t.me.reap('captain-no-beard');
    t.expect({
      me: { aember: 1, line: [{ id: 'captain-no-beard', aember: 1, ...tired }, 'umbra'] },
      foe: { aember: 1 },
    });
  });

  it('captures nothing after it fights, nor where there is nothing', () => {
    const t = table({
      me: { house: 'shadows', line: ['captain-no-beard', 'captain-no-beard'] },
      foe: { aember: 1, line: ['silvertooth'] },
    });
    t.me.fight('captain-no-beard', 'silvertooth');
    t.expect({
      me: { aember: 0, line: [{ id: 'captain-no-beard', damage: 2, ...tired }, 'captain-no-beard'] },
      foe: { aember: 1, line: [] },
    });
    const poor = table({ me: { house: 'shadows', line: ['captain-no-beard'] }, foe: {} });
    poor.me.reap('captain-no-beard');
    poor.expect({ me: { aember: 1, line: [{ id: 'captain-no-beard', ...tired }] }, foe: { aember: 0 } });
  });
});

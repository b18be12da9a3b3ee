import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('titan-guardian', () => {
  it('draws 2 where it is destroyed between others', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: ['punch'],
        line: ['mother', { id: 'titan-guardian', damage: 4 }, 'batdrone'],
        deck: ['fear', 'urchin', 'tocsin'],
      },
      foe: {},
    });
    t.me.play('punch').choose('titan-guardian');
    t.expect({ me: { line: ['mother', 'batdrone'], hand: ['fear', 'urchin'], deck: ['tocsin'] } });
  });

  it('draws nothing on a flank, nor when it returns to hand', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: ['mother', { id: 'titan-guardian', damage: 4 }], deck: ['fear'] },
      foe: {},
    });
    t.me.play('punch').choose('titan-guardian');
    t.expect({ me: { line: ['mother'], hand: [], deck: ['fear'] } });
    const u = table({
      me: { house: 'dis', hand: ['fear'] },
      foe: { line: ['mother', 'titan-guardian', 'batdrone'], deck: ['urchin'] },
    });
    u.me.play('fear').choose('titan-guardian');
    u.expect({ foe: { line: ['mother', 'batdrone'], hand: ['titan-guardian'], deck: ['urchin'] } });
  });
});

import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('lesser-oxtet', () => {
  it('purges the whole hand when it is played', () => {
    const t = table({ me: { house: 'dis', hand: ['lesser-oxtet', 'urchin', 'troll'] }, foe: { hand: ['fear'] } });
    t.me.play('lesser-oxtet');
    expect(t.state.players[0]?.purged).toHaveLength(2);
    t.expect({ me: { hand: [], line: [{ id: 'lesser-oxtet', exhausted: true }] }, foe: { hand: ['fear'] } });
  });

  it('makes keys dearer in the opponent’s next turn only', () => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, line: ['lesser-oxtet'] },
      foe: { ...foeHouses, aember: 8 },
    });
    t.me.reap('lesser-oxtet').end();
    t.foe.house('dis').end();
    t.expect({ me: { line: ['lesser-oxtet'] }, foe: { aember: 8, keys: 0 } });
    t.me.house('dis').end();
    t.foe.house('dis');
    t.expect({ me: { line: ['lesser-oxtet'] }, foe: { aember: 2, keys: 1 } });
  });
});

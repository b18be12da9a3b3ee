import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('buzzle', () => {
  it('purges a neighbor when it is played, and is ready then', () => {
    const t = table({ me: { house: 'dis', hand: ['buzzle'], line: ['troll', 'mother'] }, foe: {} });
    t.me.play('buzzle', 'right').yes();
    t.expect({ me: { line: ['troll', 'buzzle'], purged: ['mother'] } });
  });

  it('may do so after each fight', () => {
    const t = table({
      me: { house: 'dis', line: ['troll', 'buzzle', 'mother'] },
      foe: { line: ['dust-imp', 'dust-imp'] },
    });
    t.me.fight('buzzle', 'dust-imp').yes().choose('troll').fight('buzzle', 'dust-imp').no();
    t.expect({
      me: { line: [{ id: 'buzzle', exhausted: true }, 'mother'], purged: ['troll'] },
      foe: { aember: 4, line: [] },
    });
  });

  it('asks nothing without a neighbor', () => {
    const t = table({ me: { house: 'dis', hand: ['buzzle'] }, foe: {} });
    t.me.play('buzzle');
    t.expect({ me: { line: [{ id: 'buzzle', exhausted: true }], purged: [] } });
  });

  it('ruling buzzle/ward: is not readied where the purge only takes a ward', () => {
    const t = table({ me: { house: 'dis', hand: ['buzzle'], line: [{ id: 'troll', warded: true }] }, foe: {} });
    t.me.play('buzzle', 'right').yes();
    t.expect({ me: { line: ['troll', { id: 'buzzle', exhausted: true }], purged: [] } });
  });
});

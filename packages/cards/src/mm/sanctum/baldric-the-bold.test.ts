import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('baldric-the-bold', () => {
  it('gains 2 before it fights the most powerful enemy creature', () => {
    const t = table({
      me: { house: 'sanctum', line: ['baldric-the-bold'] },
      foe: { line: ['silvertooth', 'tocsin'] },
    });
    t.me.fight('baldric-the-bold', 'tocsin');
    t.expect({
      me: { aember: 2, line: [{ id: 'baldric-the-bold', damage: 1, exhausted: true }] },
      foe: { line: ['silvertooth'] },
    });
  });

  it('gains nothing where another enemy creature is more powerful', () => {
    const t = table({
      me: { house: 'sanctum', line: ['baldric-the-bold'] },
      foe: { line: ['silvertooth', 'tocsin'] },
    });
    t.me.fight('baldric-the-bold', 'silvertooth');
    t.expect({
      me: { aember: 0, line: [{ id: 'baldric-the-bold', exhausted: true }] },
      foe: { line: ['tocsin'] },
    });
  });

  it('gains 2 for any of those that are tied, and asks for no friendly creature', () => {
    const t = table({
      me: { house: 'sanctum', line: ['baldric-the-bold', 'troll'] },
      foe: { line: ['dextre', 'silvertooth', 'tocsin'] },
    });
    t.me.fight('baldric-the-bold', 'dextre');
    t.expect({
      me: { aember: 2, line: [{ id: 'baldric-the-bold', damage: 1, exhausted: true }, 'troll'] },
      foe: { line: ['silvertooth', 'tocsin'], deck: ['dextre'] },
    });
  });

  it('counts the power that a creature has then, with its counters', () => {
    const t = table({
      me: { house: 'sanctum', line: ['baldric-the-bold'] },
      foe: { line: [{ id: 'silvertooth', power: 2 }, 'tocsin'] },
    });
    t.me.fight('baldric-the-bold', 'silvertooth');
    t.expect({
      me: { aember: 2, line: [{ id: 'baldric-the-bold', damage: 2, exhausted: true }] },
      foe: { line: ['tocsin'] },
    });
  });

  it('gains the æmber also where it does not survive the fight', () => {
    const t = table({ me: { house: 'sanctum', line: ['baldric-the-bold'] }, foe: { line: ['troll'] } });
    t.me.fight('baldric-the-bold', 'troll');
    t.expect({ me: { aember: 2, line: [] }, foe: { line: [{ id: 'troll', damage: 4 }] } });
  });

  it('gains nothing where it is attacked', () => {
    const t = table({
      active: 1,
      me: { line: ['baldric-the-bold'] },
      foe: { house: 'dis', line: ['tocsin'] },
    });
    t.foe.fight('tocsin', 'baldric-the-bold');
    t.expect({ me: { aember: 0, line: [{ id: 'baldric-the-bold', damage: 1 }] }, foe: { line: [] } });
  });

  it('gains nothing once the assault that it got from a Bull-wark destroyed that creature', () => {
    const t = table({
      me: { house: 'sanctum', line: ['bull-wark', 'baldric-the-bold'] },
      foe: { line: ['silvertooth', 'urchin'] },
    });
    t.me.fight('baldric-the-bold', 'silvertooth');
    t.me.order('baldric-the-bold#2');
    t.expect({
      me: { aember: 0, line: ['bull-wark', { id: 'baldric-the-bold', exhausted: true }] },
      foe: { line: ['urchin'] },
    });
  });
});

import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('sparkfist', () => {
  it('stuns and exhausts the creature that it fights, which hurts it not', () => {
    const t = table({ me: { house: 'unfathomable', line: ['sparkfist'] }, foe: { line: ['troll', 'mother'] } });
    t.me.fight('sparkfist', 'troll');
    t.expect({
      me: { line: [{ id: 'sparkfist', exhausted: true }] },
      foe: { line: [{ id: 'troll', damage: 2, stunned: true, exhausted: true }, 'mother'] },
    });
  });

  it('does so to an elusive one that it did not hurt', () => {
    const t = table({ me: { house: 'unfathomable', line: ['sparkfist'] }, foe: { line: ['urchin'] } });
    t.me.fight('sparkfist', 'urchin');
    t.expect({
      me: { line: [{ id: 'sparkfist', exhausted: true }] },
      foe: { line: [{ id: 'urchin', stunned: true, exhausted: true }] },
    });
  });

  it('does it to nobody where the other is destroyed', () => {
    const t = table({ me: { house: 'unfathomable', line: ['sparkfist'] }, foe: { line: ['dust-imp', 'mother'] } });
    t.me.fight('sparkfist', 'dust-imp');
    t.expect({ me: { line: [{ id: 'sparkfist', exhausted: true }] }, foe: { aember: 2, line: ['mother'] } });
  });

  it('does nothing when it is attacked', () => {
    const t = table({
      me: { house: 'unfathomable', line: [{ id: 'sparkfist', power: 2 }] },
      foe: { houses: ['dis', 'logos', 'shadows'], line: ['tocsin'] },
    });
    t.me.end();
    t.foe.house('dis').fight('tocsin', 'sparkfist');
    t.expect({ me: { line: [{ id: 'sparkfist', power: 2, damage: 3 }] }, foe: { line: [] } });
    const tough = table({
      me: { house: 'unfathomable', line: [{ id: 'sparkfist', power: 4 }] },
      foe: { houses: ['dis', 'logos', 'shadows'], line: [{ id: 'shooler', power: 5 }] },
    });
    tough.me.end();
    tough.foe.house('dis').fight('shooler', 'sparkfist');
    tough.expect({ me: { line: [] }, foe: { line: [{ id: 'shooler', power: 5, damage: 6, exhausted: true }] } });
  });
});

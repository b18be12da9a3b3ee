import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('boss-zarek', () => {
  it('makes friendly creatures with æmber elusive, and no others', () => {
    const t = table({
      active: 1,
      me: { line: [{ id: 'dodger', aember: 1 }, 'boss-zarek', 'silvertooth'] },
      foe: { house: 'dis', line: ['tocsin', 'shooler'] },
    });
    t.foe.fight('tocsin', 'dodger').fight('shooler', 'silvertooth');
    t.expect({
      me: { line: [{ id: 'dodger', aember: 1 }, 'boss-zarek'] },
      foe: {
        line: [
          { id: 'tocsin', exhausted: true },
          { id: 'shooler', damage: 2, exhausted: true },
        ],
      },
    });
  });

  it('is elusive itself only while there is æmber on it', () => {
    const t = table({
      active: 1,
      me: { line: [{ id: 'boss-zarek', aember: 1 }, 'boss-zarek'] },
      foe: { house: 'dis', line: ['tocsin', 'shooler'] },
    });
    t.foe.fight('tocsin', 'boss-zarek').fight('shooler', 'boss-zarek#2');
    t.expect({
      me: { line: [{ id: 'boss-zarek', aember: 1 }] },
      foe: {
        line: [
          { id: 'tocsin', exhausted: true },
          { id: 'shooler', damage: 3, exhausted: true },
        ],
      },
    });
  });

  it('does nothing for enemy creatures with æmber', () => {
    const t = table({
      me: { house: 'shadows', line: ['boss-zarek', 'silvertooth'] },
      foe: { line: [{ id: 'troll', aember: 2 }] },
    });
    t.me.fight('silvertooth', 'troll');
    t.expect({ me: { line: ['boss-zarek'] }, foe: { line: [{ id: 'troll', aember: 2, damage: 2 }] } });
  });

  it('takes elusive away as soon as the æmber is gone', () => {
    const t = table({
      active: 1,
      me: { line: ['boss-zarek', { id: 'dodger', aember: 1 }] },
      foe: { house: 'shadows', line: ['umbra'], hand: ['mug'] },
    });
    t.foe.play('mug').choose('dodger').fight('umbra', 'dodger');
    t.expect({
      me: { line: ['boss-zarek', { id: 'dodger', damage: 4 }] },
      foe: { line: [{ id: 'umbra', exhausted: true }] },
    });
  });
});

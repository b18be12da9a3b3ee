import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = { exhausted: true };

describe('clap-of-thunder', () => {
  it('destroys the least powerful creature, and readies and enrages the most powerful one', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['clap-of-thunder'], line: [{ id: 'troll', exhausted: true }, 'valdr'] },
      foe: { line: ['mother', 'urchin'] },
    });
    t.me.play('clap-of-thunder');
    t.expect({ me: { aember: 0, line: [{ id: 'troll', enraged: true }, 'valdr'] }, foe: { line: ['mother'] } });
  });

  it('does so on either side, and the active player chooses among equals', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['clap-of-thunder'], line: ['bumpsy', 'valdr'] },
      foe: { line: ['mother', { id: 'krump', exhausted: true }] },
    });
    t.me.play('clap-of-thunder').choose('bumpsy').choose('krump');
    t.expect({ me: { line: ['valdr'] }, foe: { line: ['mother', { id: 'krump', enraged: true }] } });
  });

  it('only destroys where there is one creature, which is the least powerful of all', () => {
    const t = table({ me: { house: 'brobnar', hand: ['clap-of-thunder'], line: ['troll'] } });
    t.me.play('clap-of-thunder');
    t.expect({ me: { line: [], discard: ['clap-of-thunder', 'troll'] } });
  });

  it('may ready and enrage a ward’s bearer that it did not destroy', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['clap-of-thunder'], line: [{ id: 'troll', warded: true, ...used }] },
    });
    t.me.play('clap-of-thunder');
    t.expect({ me: { line: [{ id: 'troll', enraged: true }] } });
  });

  it('does nothing without creatures', () => {
    const t = table({ me: { house: 'brobnar', hand: ['clap-of-thunder'] } });
    t.me.play('clap-of-thunder');
    t.expect({ me: { discard: ['clap-of-thunder'] } });
  });
});

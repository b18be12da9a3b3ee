import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('nepenthe-seed', () => {
  it('is sacrificed and returns any card from the discard pile, in a turn of another house too', () => {
    const t = table({
      me: { house: 'logos', hand: [], artifacts: ['nepenthe-seed'], discard: ['fear', 'tocsin', 'speed-sigil'] },
      foe: { discard: ['punch'] },
    });
    t.me.omni('nepenthe-seed').choose('speed-sigil');
    t.expect({
      me: { hand: ['speed-sigil'], artifacts: [], discard: ['nepenthe-seed', 'fear', 'tocsin'] },
      foe: { discard: ['punch'] },
    });
  });

  it('may return itself, which lies in the discard pile by then', () => {
    const t = table({
      me: { house: 'untamed', hand: [], artifacts: ['nepenthe-seed'], discard: ['fear'] },
      foe: {},
    });
    t.me.omni('nepenthe-seed').choose('nepenthe-seed');
    t.expect({ me: { hand: ['nepenthe-seed'], artifacts: [], discard: ['fear'] } });
  });

  it('has to return itself from a discard pile that was empty', () => {
    const t = table({ me: { house: 'untamed', hand: [], artifacts: ['nepenthe-seed'], discard: [] }, foe: {} });
    t.me.omni('nepenthe-seed');
    t.expect({ me: { hand: ['nepenthe-seed'], artifacts: [], discard: [] } });
  });

  it('cannot be used in the turn in which it was played', () => {
    const t = table({ me: { house: 'untamed', hand: ['nepenthe-seed'], discard: ['fear'] }, foe: {} });
    t.me.play('nepenthe-seed').cannot('omni', 'nepenthe-seed', 'exhausted');
    t.expect({ me: { artifacts: [{ id: 'nepenthe-seed', exhausted: true }], discard: ['fear'] } });
  });

  it('used by a Nexus is sacrificed, and returns a card to its user', () => {
    const t = table({
      me: { house: 'shadows', line: ['nexus'], hand: [], discard: ['fear'] },
      foe: { hand: [], artifacts: ['nepenthe-seed'], discard: ['tocsin'] },
    });
    t.me.reap('nexus');
    t.expect({
      me: { aember: 1, hand: ['fear'], discard: [], line: [{ id: 'nexus', exhausted: true }] },
      foe: { hand: [], artifacts: [], discard: ['nepenthe-seed', 'tocsin'] },
    });
  });
});

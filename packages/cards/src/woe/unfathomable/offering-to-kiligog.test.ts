import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const artifact = { id: 'offering-to-kiligog', exhausted: true };

describe('offering-to-kiligog', () => {
  it('puts a creature of your discard pile beneath it for a friendly one that dies', () => {
    const t = table({
      me: {
        house: 'unfathomable',
        artifacts: ['offering-to-kiligog'],
        line: ['sparkfist'],
        discard: ['troll', 'punch'],
      },
    });
    t.me.omni('offering-to-kiligog').order('offering-to-kiligog');
    t.me.choose('troll');
    t.expect({ me: { artifacts: [{ ...artifact, under: ['troll'] }], line: [], discard: ['sparkfist', 'punch'] } });
  });

  it('puts all cards beneath it into play facedown', () => {
    const t = table({
      me: {
        house: 'unfathomable',
        artifacts: [{ id: 'offering-to-kiligog', under: ['troll', 'mother'] }],
        beside: ['priest'],
      },
    });
    t.me.omni('offering-to-kiligog').order('offering-to-kiligog#2');
    t.expect({
      me: {
        artifacts: [artifact],
        line: [
          { id: 'mother', token: 'priest', exhausted: true },
          { id: 'troll', token: 'priest', exhausted: true },
        ],
      },
    });
  });

  it('puts nothing beneath it where a ward saves the creature', () => {
    const t = table({
      me: {
        house: 'unfathomable',
        artifacts: ['offering-to-kiligog'],
        line: [{ id: 'sparkfist', warded: true }],
        discard: ['troll'],
      },
    });
    t.me.omni('offering-to-kiligog').order('offering-to-kiligog');
    t.expect({ me: { artifacts: [artifact], line: ['sparkfist'], discard: ['troll'] } });
  });
});

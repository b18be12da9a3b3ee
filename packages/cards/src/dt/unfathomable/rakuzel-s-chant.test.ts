import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('rakuzel-s-chant', () => {
  it('exhausts a creature while the tide is neutral', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['rakuzel-s-chant'], line: ['troll'] },
      foe: { line: ['mother', 'tocsin'] },
    });
    t.me.play('rakuzel-s-chant').choose('tocsin');
    t.expect({ me: { aember: 1, line: ['troll'] }, foe: { line: ['mother', { id: 'tocsin', exhausted: true }] } });
  });

  it('exhausts one while it is low', () => {
    const t = table({
      tide: { highFor: 1 },
      me: { house: 'unfathomable', hand: ['rakuzel-s-chant'], line: ['troll'] },
      foe: { line: ['mother', 'tocsin'] },
    });
    t.me.play('rakuzel-s-chant').choose('troll');
    t.expect({ me: { line: [{ id: 'troll', exhausted: true }] }, foe: { line: ['mother', 'tocsin'] } });
  });

  it('exhausts each creature instead while it is high, friendly ones too', () => {
    const t = table({
      tide: { highFor: 0 },
      me: { house: 'unfathomable', hand: ['rakuzel-s-chant'], line: ['troll'] },
      foe: { line: ['mother', { id: 'tocsin', warded: true }], artifacts: ['library-of-babble'] },
    });
    t.me.play('rakuzel-s-chant');
    t.expect({
      me: { line: [{ id: 'troll', exhausted: true }] },
      foe: {
        line: [
          { id: 'mother', exhausted: true },
          { id: 'tocsin', exhausted: true, warded: true },
        ],
        artifacts: ['library-of-babble'],
      },
    });
  });

  it('ruling rakuzel-s-chant/mimicry: a Mimicry that copies it reads the tide as it resolves', () => {
    const t = table({
      tide: { highFor: 0 },
      me: { house: 'untamed', hand: ['mimicry'], line: ['troll'] },
      foe: { line: ['mother'], discard: ['rakuzel-s-chant'] },
    });
    t.me.play('mimicry');
    t.expect({ me: { line: [{ id: 'troll', exhausted: true }] }, foe: { line: [{ id: 'mother', exhausted: true }] } });
    const low = table({
      tide: { highFor: 1 },
      me: { house: 'untamed', hand: ['mimicry'], line: ['troll'] },
      foe: { line: ['mother'], discard: ['rakuzel-s-chant'] },
    });
    low.me.play('mimicry').choose('mother');
    low.expect({ me: { line: ['troll'] }, foe: { line: [{ id: 'mother', exhausted: true }] } });
  });
});

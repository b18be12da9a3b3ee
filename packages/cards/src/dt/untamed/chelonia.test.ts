import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('chelonia', () => {
  it('gains 1 each time its controller plays another creature while the tide is high', () => {
    const t = table({
      me: { house: 'untamed', hand: ['dew-faerie', 'niffle-ape'], line: ['chelonia'] },
      foe: {},
      tide: { highFor: 0 },
    });
    t.me.play('dew-faerie').play('niffle-ape');
    t.expect({
      me: {
        aember: 2,
        line: ['chelonia', { id: 'dew-faerie', exhausted: true }, { id: 'niffle-ape', exhausted: true }],
      },
    });
  });

  it.each([
    { how: 'low', tide: { highFor: 1 } },
    { how: 'neither high nor low', tide: undefined },
  ])('gains nothing while the tide is $how', ({ tide }) => {
    const t = table({
      me: { house: 'untamed', hand: ['niffle-ape'], line: ['chelonia'] },
      foe: {},
      ...(tide === undefined ? {} : { tide }),
    });
    t.me.play('niffle-ape');
    t.expect({ me: { aember: 0, line: ['chelonia', { id: 'niffle-ape', exhausted: true }] } });
  });

  it('gains nothing for itself, nor for an artifact', () => {
    const t = table({
      me: { house: 'untamed', hand: ['chelonia', 'nepenthe-seed'] },
      foe: {},
      tide: { highFor: 0 },
    });
    t.me.play('chelonia').play('nepenthe-seed');
    t.expect({
      me: {
        aember: 0,
        line: [{ id: 'chelonia', exhausted: true }],
        artifacts: [{ id: 'nepenthe-seed', exhausted: true }],
      },
    });
  });

  it('gains for a second Chelonia, which does not gain for itself', () => {
    const t = table({
      me: { house: 'untamed', hand: ['chelonia'], line: ['chelonia'] },
      foe: {},
      tide: { highFor: 0 },
    });
    t.me.play('chelonia');
    t.expect({ me: { aember: 1, line: ['chelonia', { id: 'chelonia', exhausted: true }] } });
  });

  it('gains nothing when the opponent plays a creature', () => {
    const t = table({
      me: { house: 'dis', hand: ['ember-imp'] },
      foe: { line: ['chelonia'] },
      tide: { highFor: 1 },
    });
    t.me.play('ember-imp');
    t.expect({ me: { line: [{ id: 'ember-imp', exhausted: true }] }, foe: { aember: 0, line: ['chelonia'] } });
  });
});

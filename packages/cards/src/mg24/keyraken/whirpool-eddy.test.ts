import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('whirpool-eddy', () => {
  it('stuns and exhausts a creature that is not stunned', () => {
    const t = table({
      me: { house: 'keyraken', artifacts: ['whirpool-eddy'], line: ['tunk'] },
      foe: { line: [{ id: 'troll', stunned: true }, 'krump'] },
    });
    t.me.action('whirpool-eddy');
    expect(t.options()).toEqual(['tunk', 'krump']);
    t.me.choose('krump');
    t.expect({
      me: { artifacts: [{ id: 'whirpool-eddy', exhausted: true }], line: ['tunk'] },
      foe: {
        line: [
          { id: 'troll', stunned: true },
          { id: 'krump', stunned: true, exhausted: true },
        ],
      },
    });
  });

  it('does nothing where all are stunned', () => {
    const t = table({
      me: { house: 'keyraken', artifacts: ['whirpool-eddy'] },
      foe: { line: [{ id: 'troll', stunned: true }] },
    });
    t.me.action('whirpool-eddy');
    t.expect({ foe: { line: [{ id: 'troll', stunned: true }] } });
  });
});

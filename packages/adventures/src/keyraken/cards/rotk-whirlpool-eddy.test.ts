import { describe, expect, it } from 'vitest';
import { against } from '../../testing/game.ts';

describe('rotk-whirlpool-eddy', () => {
  it('Whirlpool Eddy stuns and exhausts a creature that is not stunned, and sinks when all are', () => {
    const foe = { artifacts: ['rotk-whirlpool-eddy'] };
    const t = against({ tide: 'high', me: { line: ['grunt-1', 'grunt-2', { id: 'grunt-3', stunned: true }] }, foe });
    t.me.end();
    expect(t.options()).toEqual(['grunt-1', 'grunt-2']);
    t.me.choose('grunt-2');
    const out = { id: 'grunt-2', stunned: true, exhausted: true };
    t.expect({
      tide: 'high',
      me: { line: ['grunt-1', out, { id: 'grunt-3', stunned: true }] },
      foe: { aember: 1, artifacts: ['rotk-whirlpool-eddy'] },
    });
    const last = against({ tide: 'high', me: { line: ['grunt-2'] }, foe });
    last.me.end();
    last.expect({ tide: 'low', me: { line: [out] }, foe: { aember: 1, artifacts: [] } });
    const none = against({ tide: 'high', foe });
    none.me.end();
    none.expect({ tide: 'low', foe: { aember: 1, artifacts: [] } });
  });
});

import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('toad', () => {
  it('cannot reap, but fight', () => {
    const t = table({ me: { house: 'untamed', line: ['toad'] }, foe: { line: ['urchin'] } });
    t.me.cannot('reap', 'toad').fight('toad', 'urchin');
    t.expect({ me: { aember: 0, line: [{ id: 'toad', exhausted: true }] }, foe: { line: ['urchin'] } });
  });

  it('makes no other creature unable to reap', () => {
    const t = table({ me: { house: 'untamed', line: ['toad', 'snufflegator'] }, foe: {} });
    t.me.reap('snufflegator');
    t.expect({ me: { aember: 1, line: ['toad', { id: 'snufflegator', exhausted: true }] } });
  });
});

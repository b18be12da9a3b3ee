import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('arbiter-vyynx', () => {
  const used = { id: 'arbiter-vyynx', exhausted: true };

  it('takes an enemy creature for a friendly one that is not of Mars', () => {
    const t = table({
      me: { house: 'mars', line: ['krump', 'arbiter-vyynx', 'lyylyug'] },
      foe: { line: ['mother', 'valdr'] },
    });
    t.me.reap('arbiter-vyynx').choose('valdr').flank('right');
    t.expect({
      me: { aember: 1, line: [used, 'lyylyug', { id: 'valdr', owner: 1 }], discard: ['krump'] },
      foe: { line: ['mother'] },
    });
  });

  it('takes none where there is none, or a ward saved it', () => {
    const t = table({ me: { house: 'mars', line: ['arbiter-vyynx', 'lyylyug'] }, foe: { line: ['mother'] } });
    t.me.reap('arbiter-vyynx');
    t.expect({ me: { line: [used, 'lyylyug'] }, foe: { line: ['mother'] } });
    const saved = table({
      me: { house: 'mars', line: ['arbiter-vyynx', { id: 'krump', warded: true }] },
      foe: { line: ['mother'] },
    });
    saved.me.reap('arbiter-vyynx');
    saved.expect({ me: { line: [used, 'krump'] }, foe: { line: ['mother'] } });
  });
});

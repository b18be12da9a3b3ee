import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('armsmaster-molina', () => {
  it('gives its neighbors hazardous 3 as it has itself, and nobody else', () => {
    const t = table({
      me: { house: 'brobnar', line: ['bumpsy', 'krump', 'headhunter'] },
      foe: { line: ['mother', 'armsmaster-molina', 'doc-bookton', 'dextre'] },
    });
    t.me.fight('bumpsy', 'mother').fight('krump', 'armsmaster-molina').fight('headhunter', 'dextre');
    t.expect({
      me: { line: [{ id: 'headhunter', damage: 3, exhausted: true }], aember: 1 },
      foe: { line: ['doc-bookton'] },
    });
  });

  it('adds to a hazardous that a neighbor has already', () => {
    const t = table({
      me: { house: 'brobnar', line: ['krump'] },
      foe: { line: ['armsmaster-molina', 'lieutenant-khrkhar'] },
    });
    t.me.fight('krump', 'lieutenant-khrkhar');
    t.expect({ me: { line: [] }, foe: { line: ['armsmaster-molina', 'lieutenant-khrkhar'] } });
  });
});

import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('guard-disguise', () => {
  it.each([
    { theirs: 4, stolen: 0 },
    { theirs: 3, stolen: 3 },
    { theirs: 1, stolen: 1 },
  ])('is sacrificed and steals $stolen of $theirs', ({ theirs, stolen }) => {
    const t = table({ me: { house: 'shadows', artifacts: ['guard-disguise'] }, foe: { aember: theirs } });
    t.me.action('guard-disguise');
    t.expect({ me: { aember: stolen, artifacts: [], discard: ['guard-disguise'] }, foe: { aember: theirs - stolen } });
  });

  it('ruling guard-disguise/used-by-the-opponent: who uses it as theirs sacrifices it also where nothing is stolen', () => {
    const t = table({
      me: { house: 'shadows', line: ['nexus'] },
      foe: { aember: 4, artifacts: ['guard-disguise'] },
    });
    t.me.reap('nexus');
    t.expect({
      me: { aember: 1, line: [{ id: 'nexus', exhausted: true }] },
      foe: { aember: 4, artifacts: [], discard: ['guard-disguise'] },
    });
  });
});

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

  it.each([
    { edition: 'cota-1.3', left: [{ id: 'guard-disguise', exhausted: true }], discard: [] },
    { edition: 'master-16', left: [], discard: ['guard-disguise'] },
    { edition: 'current', left: [], discard: ['guard-disguise'] },
  ] as const)(
    'ruling guard-disguise/used-by-the-opponent: who uses it as theirs sacrifices it, but in v1.3, also where nothing is stolen ($edition)',
    ({ edition, left, discard }) => {
      const t = table({
        edition,
        me: { house: 'shadows', line: ['nexus'] },
        foe: { aember: 4, artifacts: ['guard-disguise'] },
      });
      t.me.reap('nexus');
      t.expect({
        me: { aember: 1, line: [{ id: 'nexus', exhausted: true }] },
        foe: { aember: 4, artifacts: left, discard },
      });
    },
  );
});

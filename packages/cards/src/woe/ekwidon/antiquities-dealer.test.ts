import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('antiquities-dealer', () => {
  it('gains 2 with an artifact of its own side', () => {
    const t = table({ me: { house: 'ekwidon', line: ['antiquities-dealer'], artifacts: ['library-of-babble'] } });
    t.me.action('antiquities-dealer');
    t.expect({
      me: { aember: 2, line: [{ id: 'antiquities-dealer', exhausted: true }], artifacts: ['library-of-babble'] },
    });
  });

  it('gains nothing for an enemy artifact, nor for several once more', () => {
    const t = table({
      me: { house: 'ekwidon', line: ['antiquities-dealer'] },
      foe: { artifacts: ['library-of-babble'] },
    });
    t.me.action('antiquities-dealer');
    t.expect({
      me: { aember: 0, line: [{ id: 'antiquities-dealer', exhausted: true }] },
      foe: { artifacts: ['library-of-babble'] },
    });
    const artifacts = ['library-of-babble', 'library-of-babble'];
    const rich = table({ me: { house: 'ekwidon', line: ['antiquities-dealer'], artifacts } });
    rich.me.action('antiquities-dealer');
    rich.expect({ me: { aember: 2, line: [{ id: 'antiquities-dealer', exhausted: true }], artifacts } });
  });
});

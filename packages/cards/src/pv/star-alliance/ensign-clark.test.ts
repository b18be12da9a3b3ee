import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { fated } from '../../testing/prophecies.ts';

describe('ensign-clark', () => {
  it('is a creature with nothing to do in play', () => {
    const t = table({ me: { house: 'star-alliance', line: ['ensign-clark'], artifacts: ['the-mist'] } });
    t.me.reap('ensign-clark');
    t.expect({ me: { aember: 1, artifacts: ['the-mist'], line: [{ id: 'ensign-clark', exhausted: true }] } });
  });

  it('Fate: the active player destroys an artifact of theirs', () => {
    const t = fated('ensign-clark', { artifacts: ['the-mist', 'tome-of-abatement'] }, { artifacts: ['the-mist'] });
    t.foe.choose('tome-of-abatement');
    t.expect({ me: { artifacts: ['the-mist'] }, foe: { artifacts: ['the-mist'] } });
  });

  it('Fate: nothing where they have none', () => {
    const t = fated('ensign-clark', { line: ['troll'] }, { artifacts: ['the-mist'] });
    t.expect({ me: { artifacts: ['the-mist'] }, foe: { line: ['troll'] } });
  });
});

import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('rustgnawer', () => {
  it('destroys an artifact after it fights, and gains what æmber icons are on it', () => {
    const t = table({
      me: { house: 'untamed', line: ['rustgnawer'], artifacts: ['skeleton-key'] },
      foe: { line: ['dust-pixie'], artifacts: ['safe-place', 'library-of-babble'] },
    });
    t.me.fight('rustgnawer', 'dust-pixie');
    expect([...t.options()].sort()).toEqual(['library-of-babble', 'safe-place', 'skeleton-key']);
    t.me.choose('safe-place');
    t.expect({
      me: { aember: 1, line: [{ id: 'rustgnawer', damage: 1, exhausted: true }], artifacts: ['skeleton-key'] },
      foe: { line: [], artifacts: ['library-of-babble'], discard: ['safe-place', 'dust-pixie'] },
    });
  });

  it('gains nothing for an artifact without an icon', () => {
    const t = table({
      me: { house: 'untamed', line: ['rustgnawer'] },
      foe: { line: ['dust-pixie'], artifacts: ['library-of-babble'] },
    });
    t.me.fight('rustgnawer', 'dust-pixie');
    t.expect({
      me: { aember: 0, line: [{ id: 'rustgnawer', damage: 1, exhausted: true }] },
      foe: { line: [], artifacts: [] },
    });
  });

  it('has to destroy your own where there is no other, and nothing where there is none', () => {
    const own = table({
      me: { house: 'untamed', line: ['rustgnawer'], artifacts: ['hideaway-hole'] },
      foe: { line: ['dust-pixie'] },
    });
    own.me.fight('rustgnawer', 'dust-pixie');
    own.expect({
      me: { aember: 1, line: [{ id: 'rustgnawer', damage: 1, exhausted: true }], artifacts: [] },
      foe: { line: [] },
    });
    const none = table({ me: { house: 'untamed', line: ['rustgnawer'] }, foe: { line: ['dust-pixie'] } });
    none.me.fight('rustgnawer', 'dust-pixie');
    none.expect({ me: { aember: 0, line: [{ id: 'rustgnawer', damage: 1, exhausted: true }] }, foe: { line: [] } });
  });

  it('does nothing when it dies in the fight or reaps', () => {
    const t = table({
      me: { house: 'untamed', line: ['rustgnawer', 'rustgnawer'] },
      foe: { line: ['mother'], artifacts: ['safe-place'] },
    });
    t.me.reap('rustgnawer').fight('rustgnawer#2', 'mother');
    t.expect({
      me: { aember: 1, line: [{ id: 'rustgnawer', exhausted: true }] },
      foe: { line: [{ id: 'mother', damage: 4 }], artifacts: ['safe-place'] },
    });
  });
});

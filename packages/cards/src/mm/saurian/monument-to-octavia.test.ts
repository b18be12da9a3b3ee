import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('monument-to-octavia', () => {
  it.each([
    { discard: [], captured: 1 },
    { discard: ['cornicen-octavia'], captured: 2 },
  ])('lets a friendly creature capture: with $discard', ({ discard, captured }) => {
    const t = table({
      me: { house: 'saurian', artifacts: ['monument-to-octavia'], discard, line: ['troll', 'bumpsy'] },
      foe: { aember: 3, line: ['krump'] },
    });
    t.me.action('monument-to-octavia').choose('bumpsy');
    t.expect({
      me: { line: ['troll', { id: 'bumpsy', aember: captured }] },
      foe: { aember: 3 - captured, line: ['krump'] },
    });
  });

  it('captures what there is, and looks into its own discard pile only', () => {
    const poor = table({
      me: { house: 'saurian', artifacts: ['monument-to-octavia'], discard: ['cornicen-octavia'], line: ['troll'] },
      foe: { aember: 1 },
    });
    poor.me.action('monument-to-octavia');
    poor.expect({ me: { line: [{ id: 'troll', aember: 1 }] }, foe: { aember: 0 } });
    const theirs = table({
      me: { house: 'saurian', artifacts: ['monument-to-octavia'], line: ['troll'] },
      foe: { aember: 3, discard: ['cornicen-octavia'] },
    });
    theirs.me.action('monument-to-octavia');
    theirs.expect({ me: { line: [{ id: 'troll', aember: 1 }] }, foe: { aember: 2 } });
  });

  it('does nothing without a friendly creature', () => {
    const t = table({
      me: { house: 'saurian', artifacts: ['monument-to-octavia'] },
      foe: { aember: 3, line: ['krump'] },
    });
    t.me.action('monument-to-octavia');
    t.expect({ foe: { aember: 3, line: ['krump'] } });
  });
});

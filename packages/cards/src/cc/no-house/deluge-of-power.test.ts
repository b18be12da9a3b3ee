import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('deluge-of-power', () => {
  it('lets friendly artifacts gain 2 and be archived', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['born-to-rock'], beside: ['deluge-of-power'] },
      foe: { artifacts: ['born-to-rock'] },
    });
    t.me.action('born-to-rock');
    t.expect({
      me: { aember: 2, artifacts: [], archives: ['born-to-rock'] },
      foe: { artifacts: ['born-to-rock'], archives: [] },
    });
  });

  it('is one of two actions of an artifact that has one, which is used for one of them', () => {
    const t = table({
      me: { house: 'saurian', artifacts: ['glorious-tradition'], beside: ['deluge-of-power'] },
      foe: { line: ['troll'] },
    });
    t.me.action('glorious-tradition').order('glorious-tradition#2');
    t.expect({ me: { aember: 2, archives: ['glorious-tradition'] }, foe: { line: ['troll'] } });
  });
});

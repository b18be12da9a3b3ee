import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = { id: 'ikwiji-outpost', exhausted: true };

describe('ikwiji-outpost', () => {
  it('puts a friendly creature below the deck of its owner, and draws 3 cards', () => {
    const t = table({
      me: {
        house: 'ekwidon',
        artifacts: ['ikwiji-outpost'],
        line: ['troll', 'bumpsy'],
        deck: ['mother', 'batdrone', 'punch', 'urchin'],
      },
      foe: { line: ['dust-imp'] },
    });
    t.me.action('ikwiji-outpost').choose('troll');
    t.expect({
      me: { artifacts: [used], line: ['bumpsy'], hand: ['mother', 'batdrone', 'punch'], deck: ['urchin', 'troll'] },
      foe: { line: ['dust-imp'] },
    });
  });

  it('draws it at once where the deck is that short', () => {
    const t = table({ me: { house: 'ekwidon', artifacts: ['ikwiji-outpost'], line: ['troll'], deck: ['mother'] } });
    t.me.action('ikwiji-outpost');
    t.expect({ me: { artifacts: [used], line: [], hand: ['mother', 'troll'], deck: [] } });
  });

  it('draws nothing without a friendly creature, or where a ward keeps it', () => {
    const t = table({
      me: { house: 'ekwidon', artifacts: ['ikwiji-outpost'], deck: ['mother'] },
      foe: { line: ['dust-imp'] },
    });
    t.me.action('ikwiji-outpost');
    t.expect({ me: { artifacts: [used], deck: ['mother'] }, foe: { line: ['dust-imp'] } });
    const warded = table({
      me: { house: 'ekwidon', artifacts: ['ikwiji-outpost'], line: [{ id: 'troll', warded: true }], deck: ['mother'] },
    });
    warded.me.action('ikwiji-outpost');
    warded.expect({ me: { artifacts: [used], line: ['troll'], deck: ['mother'] } });
  });
});

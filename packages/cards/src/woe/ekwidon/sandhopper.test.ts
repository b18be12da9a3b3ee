import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = { id: 'sandhopper', exhausted: true };

describe('sandhopper', () => {
  it('returns a friendly creature, and then a creature of another house may be played from the hand', () => {
    const t = table({
      me: {
        house: 'ekwidon',
        artifacts: ['sandhopper'],
        hand: ['the-old-tinker', 'mother'],
        line: ['troll', 'bumpsy'],
      },
    });
    t.me.action('sandhopper').choose('bumpsy').yes().choose('mother').flank('left');
    t.expect({
      me: { artifacts: [used], hand: ['the-old-tinker', 'bumpsy'], line: [{ id: 'mother', exhausted: true }, 'troll'] },
    });
  });

  it('the one that was returned may be played again, or none', () => {
    const t = table({ me: { house: 'ekwidon', artifacts: ['sandhopper'], line: ['troll'] } });
    t.me.action('sandhopper').yes();
    t.expect({ me: { artifacts: [used], line: [{ id: 'troll', exhausted: true }] } });
    const not = table({ me: { house: 'ekwidon', artifacts: ['sandhopper'], line: ['troll'] } });
    not.me.action('sandhopper').no();
    not.expect({ me: { artifacts: [used], line: [], hand: ['troll'] } });
  });

  it('plays nothing where none was returned', () => {
    const t = table({
      me: { house: 'ekwidon', artifacts: ['sandhopper'], hand: ['mother'] },
      foe: { line: ['troll'] },
    });
    t.me.action('sandhopper');
    t.expect({ me: { artifacts: [used], hand: ['mother'] }, foe: { line: ['troll'] } });
  });
});

import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('navigator-ketarr', () => {
  const used = { id: 'navigator-ketarr', exhausted: true };

  it('on a flank it draws 2 cards and archives a card after it reaps', () => {
    const t = table({
      me: { house: 'skyborn', line: ['navigator-ketarr', 'troll'], hand: ['punch'], deck: ['mother', 'gub', 'bumpsy'] },
    });
    t.me.reap('navigator-ketarr').choose('gub');
    t.expect({
      me: { aember: 1, line: [used, 'troll'], hand: ['punch', 'mother'], archives: ['gub'], deck: ['bumpsy'] },
    });
  });

  it('between others it just reaps', () => {
    const t = table({
      me: { house: 'skyborn', line: ['mother', 'navigator-ketarr', 'troll'], hand: ['punch'], deck: ['mother', 'gub'] },
    });
    t.me.reap('navigator-ketarr');
    t.expect({
      me: { aember: 1, line: ['mother', used, 'troll'], hand: ['punch'], archives: [], deck: ['mother', 'gub'] },
    });
  });

  it('archives a card although none could be drawn', () => {
    const t = table({ me: { house: 'skyborn', line: ['navigator-ketarr'], hand: ['punch'], deck: [] } });
    t.me.reap('navigator-ketarr');
    t.expect({ me: { aember: 1, line: [used], hand: [], archives: ['punch'] } });
  });
});

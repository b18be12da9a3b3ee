import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('pull-up-stakes', () => {
  it('shuffles 2 friendly creatures into decks and returns 4 enemy creatures to hands', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['pull-up-stakes'], line: ['troll', 'mother', { id: 'bumpsy', owner: 1 }] },
      foe: { line: ['batdrone', 'urchin', 'dust-imp', 'troll', 'mother'] },
    });
    t.me
      .play('pull-up-stakes')
      .choose('mother')
      .choose('bumpsy')
      .choose('batdrone')
      .choose('urchin')
      .choose('dust-imp')
      .choose('mother');
    t.expect({
      me: { aember: 1, line: ['troll'], deck: ['mother'], discard: ['pull-up-stakes'] },
      foe: { line: ['troll'], deck: ['bumpsy'], hand: ['batdrone', 'urchin', 'dust-imp', 'mother'] },
    });
  });

  it('as many as there are', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['pull-up-stakes'], line: ['troll'] },
      foe: { line: ['batdrone'] },
    });
    t.me.play('pull-up-stakes');
    t.expect({
      me: { aember: 1, line: [], deck: ['troll'], discard: ['pull-up-stakes'] },
      foe: { line: [], hand: ['batdrone'] },
    });
  });
});

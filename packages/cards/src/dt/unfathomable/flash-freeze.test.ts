import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('flash-freeze', () => {
  it('exhausts a creature after each other card that you play this turn', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['flash-freeze', 'hookmaster', 'frigorific-rod'] },
      foe: { line: ['troll', 'mother'] },
    });
    t.me.play('flash-freeze').play('hookmaster').choose('troll').play('frigorific-rod').choose('mother');
    t.expect({
      me: { aember: 2, line: [{ id: 'hookmaster', exhausted: true }] },
      foe: {
        line: [
          { id: 'troll', exhausted: true },
          { id: 'mother', exhausted: true },
        ],
      },
    });
  });

  it('exhausts nobody for itself', () => {
    const t = table({ me: { house: 'unfathomable', hand: ['flash-freeze'] }, foe: { line: ['troll'] } });
    t.me.play('flash-freeze');
    t.expect({ me: { aember: 1 }, foe: { line: ['troll'] } });
  });

  it('exhausts a friendly creature where there is no enemy one: it must', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['flash-freeze', 'flash-freeze'], line: ['hookmaster'] },
      foe: {},
    });
    t.me.play('flash-freeze').play('flash-freeze').order('flash-freeze#1');
    t.expect({ me: { line: [{ id: 'hookmaster', exhausted: true }] } });
  });

  it('serves each copy: the second is another card to the first', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['flash-freeze', 'flash-freeze', 'frigorific-rod'] },
      foe: { line: ['troll', 'mother', 'bumpsy'] },
    });
    t.me
      .play('flash-freeze')
      .play('flash-freeze')
      .order('flash-freeze#1')
      .choose('troll')
      .play('frigorific-rod')
      .choose('mother')
      .choose('bumpsy');
    t.expect({
      foe: {
        line: [
          { id: 'troll', exhausted: true },
          { id: 'mother', exhausted: true },
          { id: 'bumpsy', exhausted: true },
        ],
      },
    });
  });

  it('is over with the turn', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['flash-freeze'] },
      foe: { houses: ['dis', 'logos', 'shadows'], line: ['troll'], hand: ['mother'] },
    });
    t.me.play('flash-freeze').end();
    t.foe.house('logos').play('mother');
    t.expect({ foe: { line: ['troll', { id: 'mother', exhausted: true }] } });
  });
});

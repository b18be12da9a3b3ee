import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('under-pressure', () => {
  it('keeps its creature exhausted in the “ready cards” step', () => {
    const t = table({
      me: { house: 'brobnar', line: [{ id: 'troll', upgrades: ['under-pressure'] }, 'bumpsy'] },
      foe: {},
    });
    t.me.reap('troll').reap('bumpsy').end();
    t.expect({ me: { line: [{ id: 'troll', upgrades: ['under-pressure'], exhausted: true }, 'bumpsy'] } });
  });

  it('keeps effects from readying it', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['anger'], line: [{ id: 'troll', exhausted: true, upgrades: ['under-pressure'] }] },
      foe: { line: ['mother'] },
    });
    t.me.play('anger');
    t.expect({
      me: { aember: 1, line: [{ id: 'troll', exhausted: true, upgrades: ['under-pressure'] }] },
      foe: { line: ['mother'] },
    });
  });

  it('may be put on an enemy creature, and does nothing to one that is ready until it is exhausted', () => {
    const t = table({
      me: {
        house: 'unfathomable',
        houses: ['unfathomable', 'logos', 'dis'],
        hand: ['under-pressure'],
        line: ['hookmaster'],
      },
      foe: { houses: ['dis', 'logos', 'brobnar'], line: ['troll'] },
    });
    t.me.play('under-pressure').choose('troll').end();
    t.foe.house('brobnar').reap('troll').end();
    t.expect({
      me: { aember: 1, line: ['hookmaster'] },
      foe: { aember: 1, line: [{ id: 'troll', exhausted: true, upgrades: ['under-pressure'] }] },
    });
  });

  it('lets it ready again once it is gone', () => {
    const t = table({
      me: {
        house: 'unfathomable',
        hand: ['corrode'],
        line: [{ id: 'troll', exhausted: true, upgrades: ['under-pressure'] }],
      },
      foe: {},
    });
    t.me.play('corrode').choose('Destroy an upgrade').end();
    t.expect({ me: { line: ['troll'] } });
  });
});

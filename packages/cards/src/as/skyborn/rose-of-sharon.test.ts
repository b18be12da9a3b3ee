import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('rose-of-sharon', () => {
  const used = { id: 'rose-of-sharon', exhausted: true };

  it('deals damage equal to the power of one of its neighbors to an enemy creature', () => {
    const t = table({
      me: { house: 'skyborn', line: ['bumpsy', 'rose-of-sharon', 'batdrone', 'krump'] },
      foe: { line: ['troll', 'mother'] },
    });
    t.me.action('rose-of-sharon').choose('bumpsy').choose('troll');
    t.expect({
      me: { line: ['bumpsy', used, 'batdrone', 'krump'] },
      foe: { line: [{ id: 'troll', damage: 5 }, 'mother'] },
    });
  });

  it('once more with your red key forged, by either neighbor', () => {
    const t = table({
      me: { house: 'skyborn', keys: ['red'], line: ['bumpsy', 'rose-of-sharon', 'batdrone'] },
      foe: { line: ['troll', 'mother'] },
    });
    t.me.action('rose-of-sharon').choose('batdrone').choose('troll').choose('bumpsy').choose('mother');
    t.expect({
      me: { line: ['bumpsy', used, 'batdrone'] },
      foe: { line: [{ id: 'troll', damage: 2 }] },
    });
  });

  it('not by the red key of the opponent', () => {
    const t = table({
      me: { house: 'skyborn', keys: ['blue'], line: ['bumpsy', 'rose-of-sharon'] },
      foe: { keys: ['red'], line: ['troll'] },
    });
    t.me.action('rose-of-sharon');
    t.expect({ me: { line: ['bumpsy', used] }, foe: { line: [{ id: 'troll', damage: 5 }] } });
  });

  it('without a neighbor, or an enemy creature, it does nothing', () => {
    const t = table({ me: { house: 'skyborn', line: ['rose-of-sharon'] }, foe: { line: ['troll'] } });
    t.me.action('rose-of-sharon');
    t.expect({ me: { line: [used] }, foe: { line: ['troll'] } });
    const alone = table({ me: { house: 'skyborn', line: ['rose-of-sharon', 'bumpsy'] } });
    alone.me.action('rose-of-sharon');
    alone.expect({ me: { line: [used, 'bumpsy'] } });
  });
});

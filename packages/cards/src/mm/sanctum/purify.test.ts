import { creatureCard, define, table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('purify', () => {
  it('purges a Mutant, and its controller discards down to a creature that is none, which enters play', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['purify'], line: ['bulwark'] },
      foe: { line: ['lyco-knight', 'troll'], deck: ['punch', 'dysania', 'bumpsy', 'mother'], aember: 2 },
    });
    t.me.play('purify').flank('left');
    t.expect({
      me: { aember: 1, line: ['bulwark'] },
      foe: {
        aember: 2,
        line: [{ id: 'bumpsy', exhausted: true }, 'troll'],
        deck: ['mother'],
        discard: ['dysania', 'punch'],
        purged: ['lyco-knight'],
      },
    });
  });

  it('may purge a friendly Mutant; what enters was not played, so that its Play: does nothing', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['purify'], line: ['lyco-knight'], deck: ['bumpsy', 'mother'] },
      foe: { aember: 2, line: ['troll'], deck: ['krump'] },
    });
    t.me.play('purify');
    t.expect({
      me: { aember: 1, line: [{ id: 'bumpsy', exhausted: true }], deck: ['mother'], purged: ['lyco-knight'] },
      foe: { aember: 2, line: ['troll'], deck: ['krump'] },
    });
  });

  it('looks through the deck of the controller, not that of the owner', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['purify'], deck: ['mother'] },
      foe: { line: [{ id: 'lyco-knight', owner: 0 }], deck: ['krump'] },
    });
    t.me.play('purify');
    t.expect({
      me: { line: [], deck: ['mother'], purged: ['lyco-knight'] },
      foe: { line: [{ id: 'krump', exhausted: true }], deck: [] },
    });
  });

  it('discards the whole deck where there is no such creature in it', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['purify'] },
      foe: { line: ['lyco-knight'], deck: ['punch', 'dysania'], discard: ['troll'] },
    });
    t.me.play('purify');
    t.expect({
      me: { aember: 1 },
      foe: { line: [], deck: [], discard: ['dysania', 'punch', 'troll'], purged: ['lyco-knight'] },
    });
  });

  it('puts nobody into play where the deck is empty', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['purify'] },
      foe: { line: ['lyco-knight'], discard: ['troll'] },
    });
    t.me.play('purify');
    t.expect({ me: { aember: 1 }, foe: { line: [], deck: [], discard: ['troll'], purged: ['lyco-knight'] } });
  });

  it('discards nothing where a ward keeps the Mutant, or there is none', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['purify', 'purify'] },
      foe: { line: [{ id: 'lyco-knight', warded: true }], deck: ['krump'] },
    });
    t.me.play('purify');
    t.expect({ me: { aember: 1 }, foe: { line: ['lyco-knight'], deck: ['krump'], purged: [] } });
    const none = table({ me: { house: 'sanctum', hand: ['purify'] }, foe: { line: ['troll'], deck: ['krump'] } });
    none.me.play('purify');
    none.expect({ me: { aember: 1 }, foe: { line: ['troll'], deck: ['krump'], purged: [] } });
  });

  it('ruling purify/gigantic: half of a gigantic creature stops it and does not enter play, and an art half is no Mutant', () => {
    const vast = { name: 'Vast Mutant', house: 'sanctum', power: 9, traits: ['mutant'] } as const;
    define([
      creatureCard({ ...vast, id: 'vast-mutant', half: 'base' }),
      creatureCard({ id: 'vast-mutant2', name: 'Vast Mutant', house: 'sanctum', half: 'art' }),
      creatureCard({ ...vast, id: 'vast-beast', name: 'Vast Beast', traits: ['beast'], half: 'base' }),
      creatureCard({ id: 'vast-beast2', name: 'Vast Beast', house: 'sanctum', half: 'art' }),
    ]);
    const base = table({
      me: { house: 'sanctum', hand: ['purify'] },
      foe: { line: ['lyco-knight'], deck: ['vast-beast', 'krump'] },
    });
    base.me.play('purify');
    base.expect({ me: { aember: 1 }, foe: { line: [], deck: ['krump'], discard: ['vast-beast'] } });
    const art = table({
      me: { house: 'sanctum', hand: ['purify'] },
      foe: { line: ['lyco-knight'], deck: ['vast-mutant', 'vast-mutant2', 'krump'] },
    });
    art.me.play('purify');
    art.expect({ me: { aember: 1 }, foe: { line: [], deck: ['krump'], discard: ['vast-mutant2', 'vast-mutant'] } });
  });
});

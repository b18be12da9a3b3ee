import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('fangs-of-gizelhart', () => {
  it('purges the most powerful creature of all: it is not destroyed', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['fangs-of-gizelhart'], line: ['silvertooth'] },
      foe: { line: ['dust-imp', { id: 'grenade-snib', power: 4 }] },
    });
    t.me.play('fangs-of-gizelhart');
    t.expect({
      me: { aember: 1, line: ['silvertooth'] },
      foe: { line: ['dust-imp'], purged: ['grenade-snib'], discard: [] },
    });
  });

  it('must take a friendly one that is the most powerful', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['fangs-of-gizelhart'], line: ['troll'] },
      foe: { line: ['krump'] },
    });
    t.me.play('fangs-of-gizelhart');
    t.expect({ me: { aember: 1, line: [], purged: ['troll'] }, foe: { line: ['krump'] } });
  });

  it('takes the one that its player chooses among those that are tied', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['fangs-of-gizelhart'], line: ['krump'] },
      foe: { line: ['valdr', 'bumpsy'] },
    });
    t.me.play('fangs-of-gizelhart').choose('valdr');
    t.expect({ me: { line: ['krump'] }, foe: { line: ['bumpsy'], purged: ['valdr'] } });
  });

  it('takes the ward of one that has one, and nobody else instead', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['fangs-of-gizelhart'] },
      foe: { line: [{ id: 'troll', warded: true }, 'krump'] },
    });
    t.me.play('fangs-of-gizelhart');
    t.expect({ me: { aember: 1 }, foe: { line: ['troll', 'krump'], purged: [] } });
  });

  it('does nothing where there is no creature', () => {
    const t = table({ me: { house: 'sanctum', hand: ['fangs-of-gizelhart'] }, foe: {} });
    t.me.play('fangs-of-gizelhart');
    t.expect({ me: { aember: 1, discard: ['fangs-of-gizelhart'] } });
  });
});

import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('grand-melee', () => {
  it('destroys each creature that shares a house with none of its neighbors, on both sides', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['grand-melee'], line: ['krump', 'troll', 'mother', 'sequis'] },
      foe: { line: ['shooler', 'urchin', 'tocsin', 'pit-demon'] },
    });
    t.me.play('grand-melee');
    t.expect({ me: { line: ['krump', 'troll'] }, foe: { line: ['tocsin', 'pit-demon'] } });
  });

  it('a neighbor on one side is enough', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['grand-melee'], line: ['krump', 'troll', 'mother'] },
      foe: {},
    });
    t.me.play('grand-melee');
    t.expect({ me: { line: ['krump', 'troll'], discard: ['grand-melee', 'mother'] } });
  });

  it('a creature without neighbors shares with none of them', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['grand-melee'], line: ['sequis'] },
      foe: { line: ['krump', 'bumpsy'] },
    });
    t.me.play('grand-melee');
    t.expect({ me: { line: [] }, foe: { line: ['krump', 'bumpsy'] } });
  });

  it('all at once: creatures that would become neighbors only by it do not count', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['grand-melee'], line: ['krump', 'mother', 'troll'] },
      foe: {},
    });
    t.me.play('grand-melee');
    t.expect({ me: { line: [] } });
  });

  it('a house that a creature belongs to besides counts, and a ward keeps one', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['grand-melee'], line: [{ id: 'mother', houseIcons: ['brobnar'] }, 'troll'] },
      foe: { line: [{ id: 'shooler', warded: true }, 'urchin'] },
    });
    t.me.play('grand-melee');
    t.expect({ me: { line: ['mother', 'troll'] }, foe: { line: ['shooler'] } });
  });
});

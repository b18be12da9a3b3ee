import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';

const upgrades = ['holo-camo'];

describe('holo-camo', () => {
  it('keeps damage from its creature while it is ready', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: ['krump'] },
      foe: { line: [{ id: 'gub', upgrades }] },
    });
    t.me.fight('krump', 'gub').play('punch').choose('gub');
    t.expect({
      me: { aember: 1, line: [{ id: 'krump', damage: 1, exhausted: true }] },
      foe: { line: [{ id: 'gub', upgrades }] },
    });
  });

  it('not while it is exhausted, as in its own attack', () => {
    const t = table({ me: { house: 'brobnar', line: [{ id: 'troll', upgrades }] }, foe: { line: ['tocsin'] } });
    t.me.fight('troll', 'tocsin');
    t.expect({ me: { line: [{ id: 'troll', damage: 3, exhausted: true, upgrades }] }, foe: { line: [] } });
  });

  it('does not save it from destruction', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['all-hands-on-deck'], discard: filler(10) },
      foe: { line: [{ id: 'troll', upgrades }] },
    });
    t.me.play('all-hands-on-deck');
    t.expect({ foe: { line: [] } });
  });

  it('a ready creature fights without a scratch as it is attacked, and takes the damage once it is exhausted', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['all-hands-on-deck'] },
      foe: { line: [{ id: 'troll', exhausted: true, upgrades }] },
    });
    t.me.play('all-hands-on-deck');
    t.expect({ foe: { line: [{ id: 'troll', damage: 3, exhausted: true, upgrades }] } });
  });
});

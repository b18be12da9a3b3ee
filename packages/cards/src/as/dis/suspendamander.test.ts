import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('suspendamander', () => {
  it('bars the action cards of a house of your choice in the next turn of the opponent', () => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, line: ['suspendamander'] },
      foe: { ...foeHouses, line: ['dust-pixie'], hand: ['punch', 'troll', 'hand-of-dis'] },
    });
    t.me.fight('suspendamander', 'dust-pixie').choose('brobnar').end();
    t.foe.house('brobnar').cannot('play', 'punch', 'forbidden').play('troll');
    t.foe.end();
    t.me.house('logos').end();
    t.foe.house('brobnar').play('punch').choose('troll');
    t.expect({
      me: { line: ['suspendamander'] },
      foe: { aember: 1, line: [{ id: 'troll', damage: 3 }] },
    });
  });

  it('bars action cards of no other house', () => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, line: ['suspendamander'] },
      foe: { ...foeHouses, line: ['dust-pixie', 'troll'], hand: ['punch'] },
    });
    t.me.fight('suspendamander', 'dust-pixie').choose('dis').end();
    t.foe.house('brobnar').play('punch').choose('troll');
    t.expect({
      me: { line: ['suspendamander'] },
      foe: { aember: 1, hand: [], line: [{ id: 'troll', damage: 3 }] },
    });
  });

  it('bars a card that is of that house by a house icon, also an effect that plays it', () => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, line: ['suspendamander'] },
      foe: { ...foeHouses, line: ['dust-pixie', 'troll'], hand: [{ id: 'punch', houseIcons: ['dis'] }] },
    });
    t.me.fight('suspendamander', 'dust-pixie').choose('dis').end();
    t.foe.house('brobnar').cannot('play', 'punch', 'forbidden');
  });

  it('does not bind its own player', () => {
    const t = table({
      me: { house: 'dis', line: ['suspendamander', 'troll'], hand: ['hand-of-dis'] },
      foe: { line: ['dust-pixie', 'mother', 'valdr', 'bumpsy'] },
    });
    t.me.fight('suspendamander', 'dust-pixie').choose('dis').play('hand-of-dis');
    t.expect({
      me: { line: [{ id: 'suspendamander', exhausted: true }, 'troll'] },
      foe: { line: ['mother', 'bumpsy'] },
    });
  });
});

import type { Table } from '@vaultsong/engine';
import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

const beside = ['priest'];
const deck = ['mother', 'troll', 'punch', 'krump'];

const hatching = (t: Table): readonly number[] => t.state.bodies.flatMap((body) => body?.besides?.counters.hatch ?? []);

describe('extrematode-infection', () => {
  it('enters with 3 hatch counters', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['extrematode-infection'] },
      foe: { line: ['troll'] },
    });
    t.me.play('extrematode-infection');
    t.expect({ me: { aember: 1 }, foe: { line: [{ id: 'troll', upgrades: ['extrematode-infection'] }] } });
    expect(hatching(t)).toEqual([3]);
  });

  it('loses one at the start of its player’s turns, not of the other’s', () => {
    const t = table({
      me: { house: 'unfathomable', houses: ['unfathomable', 'logos', 'dis'], hand: ['extrematode-infection'] },
      foe: { houses: ['brobnar', 'logos', 'dis'], line: ['troll'] },
    });
    t.me.play('extrematode-infection').end();
    expect(hatching(t)).toEqual([3]);
    t.foe.house('dis').end();
    expect(hatching(t)).toEqual([2]);
  });

  it('destroys the creature and makes 3 token creatures with the last one', () => {
    const t = table({
      me: {
        houses: ['unfathomable', 'logos', 'dis'],
        house: 'unfathomable',
        hand: ['extrematode-infection'],
        beside,
        deck: [...deck, ...deck, ...deck],
      },
      foe: { houses: ['brobnar', 'logos', 'dis'], line: ['troll'] },
    });
    t.me.play('extrematode-infection').end();
    t.foe.house('dis').end();
    t.me.house('dis').end();
    t.foe.house('dis').end();
    t.me.house('dis').end();
    t.foe.house('dis').end();
    t.me.flank('left').flank('left').house('dis');
    expect(t.state.players[0]?.line).toHaveLength(3);
    expect(t.state.players[1]?.line).toHaveLength(0);
    expect(t.state.players.map(({ discard }) => discard.length)).toEqual([1, 1]);
  });
});

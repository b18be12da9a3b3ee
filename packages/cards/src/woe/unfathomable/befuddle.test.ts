import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

const me = { house: 'unfathomable', houses: ['unfathomable', 'logos', 'sanctum'], hand: ['befuddle'] } as const;
const houses = ['brobnar', 'logos', 'dis'] as const;

describe('befuddle', () => {
  it('lets the opponent play only cards of the chosen house on their next turn', () => {
    const t = table({ me, foe: { houses, hand: ['punch', 'mother'], line: ['mother'] } });
    t.me.play('befuddle').choose('brobnar').end();
    t.foe.house('logos').cannot('play', 'mother');
    t.foe.reap('mother').discard('mother');
    t.expect({ foe: { aember: 1, line: [{ id: 'mother', exhausted: true }] } });
  });

  it('lets them play cards of that house', () => {
    const t = table({ me, foe: { houses, hand: ['punch'] } });
    t.me.play('befuddle').choose('brobnar').end();
    t.foe.house('brobnar').play('punch');
    t.expect({ foe: { aember: 1 } });
  });

  it('offers the houses on the opponent’s identity card, and is over after that turn', () => {
    const t = table({ me, foe: { houses, hand: ['punch', 'mother'] } });
    t.me.play('befuddle');
    expect([...t.options()].sort()).toEqual(['brobnar', 'dis', 'logos']);
    t.me.choose('dis').end();
    t.foe.house('brobnar').cannot('play', 'punch');
    t.foe.end();
    t.me.house('logos').end();
    t.foe.house('brobnar').play('punch');
    t.expect({ foe: { aember: 1 } });
  });
});

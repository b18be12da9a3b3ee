import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('allusions-of-grandeur', () => {
  const foe = { houses: ['dis', 'logos', 'shadows'] } as const;
  const me = {
    house: 'unfathomable',
    houses: ['unfathomable', 'logos', 'sanctum'],
    hand: ['allusions-of-grandeur'],
  } as const;

  it('gains 3 when the opponent chooses another house on their next turn', () => {
    const t = table({ me, foe });
    t.me.play('allusions-of-grandeur').choose('dis').end();
    t.expect({ me: { aember: 1 } });
    t.foe.house('logos');
    t.expect({ me: { aember: 4 } });
  });

  it('gains nothing when they choose that house', () => {
    const t = table({ me, foe });
    t.me.play('allusions-of-grandeur').choose('dis').end();
    t.foe.house('dis');
    t.expect({ me: { aember: 1 } });
  });

  it('offers the houses on the identity card of the opponent, and no others', () => {
    const t = table({ me, foe });
    t.me.play('allusions-of-grandeur');
    expect([...t.options()].sort()).toEqual(['dis', 'logos', 'shadows']);
  });

  it('asks for their next turn only', () => {
    const t = table({ me, foe });
    t.me.play('allusions-of-grandeur').choose('dis').end();
    t.foe.house('dis').end();
    t.me.house('unfathomable').end();
    t.foe.house('logos');
    t.expect({ me: { aember: 1 } });
  });
});

import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';

describe('traumatic-echo', () => {
  const foe = { houses: ['brobnar', 'logos', 'mars'], hand: ['punch', 'troll', 'cannon', ...filler(3)] } as const;
  const mine = { houses: ['dis', 'logos', 'shadows'], hand: ['traumatic-echo'] } as const;

  it('purges a card from your discard pile, and the opponent cannot play cards of its type in their next turn', () => {
    const t = table({ me: { house: 'dis', ...mine, discard: ['library-access', 'mother'] }, foe });
    t.me.play('traumatic-echo').choose('library-access').end();
    t.foe.house('brobnar').cannot('play', 'punch', 'forbidden').play('troll').play('cannon');
    t.expect({
      me: { purged: ['library-access'] },
      foe: { line: [{ id: 'troll', exhausted: true }] },
    });
  });

  it('it is for that turn alone', () => {
    const t = table({ me: { house: 'dis', ...mine, discard: ['mother'] }, foe });
    t.me.play('traumatic-echo').end();
    t.foe.house('brobnar').cannot('play', 'troll', 'forbidden').play('punch').end();
    t.me.house('dis').end();
    t.foe.house('brobnar').play('troll');
    t.expect({ me: { purged: ['mother'] }, foe: { line: [{ id: 'troll', exhausted: true }] } });
  });

  it('with an empty discard pile nothing is forbidden', () => {
    const t = table({ me: { house: 'dis', ...mine }, foe });
    t.me.play('traumatic-echo').end();
    t.foe.house('brobnar').play('punch').play('troll');
    t.expect({ me: { purged: [] }, foe: { line: [{ id: 'troll', exhausted: true }] } });
  });
});

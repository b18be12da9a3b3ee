import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const paragon = (id: string) => ({ id, token: 'paragon', exhausted: true });
const zealot = { id: 'mother', token: 'zealot' };
const me = { house: 'redemption', hand: ['steadfast-commitment'], deck: ['krump'], beside: ['paragon'] } as const;

describe('paragon', () => {
  it('enters play enraged while a Mutant creature is in play, on whichever side', () => {
    const t = table({ me: { ...me, line: [zealot] } });
    t.me.play('steadfast-commitment').flank('right');
    t.expect({ me: { aember: 1, line: [zealot, { ...paragon('krump'), enraged: true }] } });
    const u = table({ me, foe: { line: ['admirable-neophyte'] } });
    u.me.play('steadfast-commitment');
    u.expect({ me: { line: [{ ...paragon('krump'), enraged: true }] }, foe: { line: ['admirable-neophyte'] } });
  });

  it('is not enraged without one: a Mutant card beneath it is none', () => {
    const t = table({ me: { ...me, line: ['troll'], deck: ['admirable-neophyte'] } });
    t.me.play('steadfast-commitment').flank('right');
    t.expect({ me: { line: ['troll', paragon('admirable-neophyte')] } });
  });

  it('does not become enraged when a Mutant comes later', () => {
    const line = [{ id: 'krump', token: 'paragon' }];
    const t = table({ me: { house: 'redemption', hand: ['admirable-neophyte'], line } });
    t.me.play('admirable-neophyte', 'left');
    t.expect({ me: { line: [{ id: 'admirable-neophyte', exhausted: true }, ...line] } });
  });
});

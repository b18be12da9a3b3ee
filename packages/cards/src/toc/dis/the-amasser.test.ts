import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

const thrall = (id: string) => ({ id, token: 'thrall', exhausted: true });

describe('the-amasser', () => {
  it('makes a token creature on the right flank for each card that the opponent draws, and asks nobody where', () => {
    const t = table({
      me: { ...myHouses.brobnar, house: 'brobnar', hand: filler(4), deck: filler(5) },
      foe: { ...foeHouses, line: ['the-amasser', 'troll'], deck: ['mother', 'anger', 'bumpsy'], beside: ['thrall'] },
    });
    t.me.end();
    t.expect({
      active: 'foe',
      me: { hand: filler(6), deck: filler(3) },
      foe: { line: ['the-amasser', 'troll', thrall('mother'), thrall('anger')], deck: ['bumpsy'] },
    });
  });

  it('makes one for a card that an effect draws', () => {
    const t = table({
      me: { house: 'logos', line: [{ id: 'punch', token: 'spydrone' }], deck: filler(2) },
      foe: { line: ['the-amasser'], deck: ['mother'], beside: ['thrall'] },
    });
    t.me.action('spydrone');
    t.expect({
      me: { hand: filler(1), line: [{ id: 'punch', token: 'spydrone', exhausted: true }] },
      foe: { line: ['the-amasser', thrall('mother')] },
    });
  });

  it('makes none for cards that its own player draws, nor for a full hand', () => {
    const t = table({
      me: { ...myHouses.dis, house: 'dis', line: ['the-amasser'], deck: filler(9), beside: ['thrall'] },
      foe: { ...foeHouses, hand: filler(6), deck: filler(3) },
    });
    t.me.end();
    t.foe.house('dis').end();
    t.expect({
      active: 'me',
      me: { line: ['the-amasser'], hand: filler(6), deck: filler(3) },
      foe: { deck: filler(3) },
    });
  });
});

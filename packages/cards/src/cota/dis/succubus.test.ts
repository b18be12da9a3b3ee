import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('succubus', () => {
  it.each([
    { demons: 1, size: 5 },
    { demons: 2, size: 4 },
  ])('lets the opponent refill to $size with $demons of them', ({ demons, size }) => {
    const line = Array.from({ length: demons }, () => 'succubus');
    const t = table({
      me: { house: 'logos', ...myHouses.dis, deck: filler(8) },
      foe: { ...foeHouses, line },
    });
    t.me.end();
    t.expect({ me: { hand: filler(size) }, foe: { line }, active: 'foe' });
  });

  it('does not touch the hand of its own player', () => {
    const t = table({ me: { house: 'dis', ...myHouses.dis, line: ['succubus'], deck: filler(8) }, foe: foeHouses });
    t.me.end();
    t.expect({ me: { hand: filler(6), line: ['succubus'] }, active: 'foe' });
  });

  it('takes no card from a hand that is fuller', () => {
    const t = table({
      me: { house: 'logos', ...myHouses.dis, hand: filler(6), deck: ['fear'] },
      foe: { ...foeHouses, line: ['succubus'] },
    });
    t.me.end();
    t.expect({ me: { hand: filler(6), deck: ['fear'] }, foe: { line: ['succubus'] }, active: 'foe' });
  });

  it('limits only the refill, not other drawing', () => {
    const t = table({
      me: { house: 'logos', ...myHouses.dis, hand: filler(5), line: ['doc-bookton'], deck: ['fear', 'fear'] },
      foe: { ...foeHouses, line: ['succubus'] },
    });
    t.me.reap('doc-bookton').end();
    t.expect({
      me: { aember: 1, hand: [...filler(5), 'fear'], deck: ['fear'], line: ['doc-bookton'] },
      foe: { line: ['succubus'] },
      active: 'foe',
    });
  });

  it('is made up for by a Mother', () => {
    const t = table({
      me: { house: 'logos', ...myHouses.dis, line: ['mother'], deck: filler(8) },
      foe: { ...foeHouses, line: ['succubus'] },
    });
    t.me.end();
    t.expect({ me: { hand: filler(6), line: ['mother'] }, foe: { line: ['succubus'] }, active: 'foe' });
  });

  it('comes on top of chains: a chain is shed only where it kept a card away', () => {
    const t = table({
      me: { house: 'logos', ...myHouses.dis, chains: 2, deck: filler(8) },
      foe: { ...foeHouses, line: ['succubus'] },
    });
    t.me.end();
    t.expect({ me: { hand: filler(4), chains: 1 }, foe: { line: ['succubus'] }, active: 'foe' });
    const u = table({
      me: { house: 'logos', ...myHouses.dis, chains: 2, hand: filler(5), deck: filler(3) },
      foe: { ...foeHouses, line: ['succubus'] },
    });
    u.me.end();
    u.expect({ me: { hand: filler(5), chains: 2 }, foe: { line: ['succubus'] }, active: 'foe' });
  });
});

import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';
import { filler } from '../../testing/filler.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('wild-bounty', () => {
  it.each(editionsSince('cota-1.3'))(
    'ruling wild-bounty/next-card: doubles each bonus icon of the next card, and of no later one (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'untamed', hand: ['wild-bounty', 'dust-pixie', 'dust-pixie'] },
        foe: {},
      });
      t.me.play('wild-bounty').play('dust-pixie');
      t.expect({ me: { aember: 4, line: [{ id: 'dust-pixie', exhausted: true }] } });
      t.me.play('dust-pixie');
      t.expect({
        me: {
          aember: 6,
          line: [
            { id: 'dust-pixie', exhausted: true },
            { id: 'dust-pixie', exhausted: true },
          ],
        },
      });
    },
  );

  it.each(editionsSince('cota-1.3'))(
    'ruling wild-bounty/next-card: each icon comes again right after itself (%s)',
    (edition) => {
      const t = table({
        edition,
        me: {
          house: 'untamed',
          hand: ['wild-bounty', { id: 'snufflegator', bonus: ['aember', 'draw'] }],
          deck: ['fear', 'krump'],
        },
        foe: {},
      });
      t.me.play('wild-bounty').play('snufflegator');
      t.expect({ me: { aember: 2, hand: ['fear', 'krump'], line: [{ id: 'snufflegator', exhausted: true }] } });
      expect(t.events.flatMap((e) => (e.type === 'gain' || e.type === 'draw' ? [e.type] : []))).toEqual([
        'gain',
        'gain',
        'draw',
        'draw',
      ]);
    },
  );

  it('is used up by a card without icons', () => {
    const t = table({ me: { house: 'untamed', hand: ['wild-bounty', 'snufflegator', 'dust-pixie'] }, foe: {} });
    t.me.play('wild-bounty').play('snufflegator').play('dust-pixie');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'snufflegator', exhausted: true },
          { id: 'dust-pixie', exhausted: true },
        ],
      },
    });
  });

  it('is used up by a second Wild Bounty, whose own effect remains', () => {
    const t = table({
      me: { house: 'untamed', hand: ['wild-bounty', { id: 'wild-bounty', bonus: ['aember'] }, 'dust-pixie'] },
      foe: {},
    });
    t.me.play('wild-bounty').play('wild-bounty').play('dust-pixie');
    t.expect({ me: { aember: 6, line: [{ id: 'dust-pixie', exhausted: true }] } });
  });

  it('does not wait for the next turn, and does nothing for the opponent', () => {
    const t = table({
      me: { house: 'untamed', ...myHouses.untamed, hand: ['wild-bounty', 'dust-pixie', ...filler(5)] },
      foe: { ...foeHouses, hand: ['punch'], line: ['urchin'] },
    });
    t.me.play('wild-bounty').end();
    t.foe.house('brobnar').play('punch').end();
    t.me.house('untamed').play('dust-pixie');
    t.expect({
      me: { aember: 2, line: [{ id: 'dust-pixie', exhausted: true }] },
      foe: { aember: 1, line: [] },
    });
  });
});

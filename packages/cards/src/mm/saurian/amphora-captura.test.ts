import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('amphora-captura', () => {
  it('may resolve each bonus icon as a capture icon instead, each time anew', () => {
    const t = table({
      me: { house: 'untamed', artifacts: ['amphora-captura'], hand: ['dust-pixie'], line: ['troll'] },
      foe: { aember: 3 },
    });
    t.me.play('dust-pixie').choose('amphora-captura').choose('troll').no();
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'troll', aember: 1 },
          { id: 'dust-pixie', exhausted: true },
        ],
      },
      foe: { aember: 2 },
    });
  });

  it('leaves the icons as they are where that is declined', () => {
    const t = table({
      me: { house: 'untamed', artifacts: ['amphora-captura'], hand: ['dust-pixie'] },
      foe: { aember: 3 },
    });
    t.me.play('dust-pixie').no().no();
    t.expect({ me: { aember: 2, line: [{ id: 'dust-pixie', exhausted: true }] }, foe: { aember: 3 } });
  });

  it('may be used for nothing: the icon is lost where the opponent has no æmber', () => {
    const t = table({
      me: { house: 'untamed', artifacts: ['amphora-captura'], hand: ['dust-pixie'] },
      foe: { aember: 0 },
    });
    t.me.play('dust-pixie').choose('amphora-captura').no();
    t.expect({ me: { aember: 1, line: [{ id: 'dust-pixie', exhausted: true }] }, foe: { aember: 0 } });
  });

  it('asks nothing of a capture icon, which is one already', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['amphora-captura'], hand: [{ id: 'krump', bonus: ['capture'] }] },
      foe: { aember: 1 },
    });
    t.me.play('krump');
    t.expect({ me: { line: [{ id: 'krump', aember: 1, exhausted: true }] }, foe: { aember: 0 } });
  });

  it('does not serve the opponent', () => {
    const t = table({
      active: 1,
      me: { artifacts: ['amphora-captura'], aember: 2 },
      foe: { house: 'untamed', hand: ['dust-pixie'] },
    });
    t.foe.play('dust-pixie');
    t.expect({ me: { aember: 2 }, foe: { aember: 2, line: [{ id: 'dust-pixie', exhausted: true }] } });
  });

  it.each(editionsSince('master-16'))(
    'ruling amphora-captura/each-icon: is offered for icons that were added too, and a house icon is none (%s)',
    (edition) => {
      const t = table({
        edition,
        me: {
          house: 'brobnar',
          artifacts: ['amphora-captura'],
          hand: [{ id: 'krump', bonus: ['damage', 'draw'], houseIcons: ['saurian'] }],
          deck: ['troll'],
        },
        foe: { aember: 3, line: ['tocsin'] },
      });
      t.me.play('krump');
      expect(t.options()).toEqual(['amphora-captura', 'no']);
      t.me.choose('amphora-captura').choose('amphora-captura');
      t.expect({
        me: { hand: [], line: [{ id: 'krump', aember: 2, exhausted: true }] },
        foe: { aember: 1, line: ['tocsin'] },
      });
    },
  );

  it('ruling amphora-captura/each-icon: in v1.3 icons come before their creature is there to capture', () => {
    const t = table({
      edition: 'cota-1.3',
      me: {
        house: 'brobnar',
        artifacts: ['amphora-captura'],
        hand: [{ id: 'krump', bonus: ['damage', 'draw'] }],
        line: ['troll'],
        deck: ['fear'],
      },
      foe: { aember: 3, line: ['tocsin'] },
    });
    t.me.play('krump', 'right').choose('amphora-captura').choose('amphora-captura');
    t.expect({
      me: {
        hand: [],
        line: [
          { id: 'troll', aember: 2 },
          { id: 'krump', exhausted: true },
        ],
      },
      foe: { aember: 1, line: ['tocsin'] },
    });
  });
});

import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('mack-the-knife', () => {
  it('is used in the turn of any house', () => {
    const t = table({
      me: { house: 'dis', line: ['mack-the-knife', 'mack-the-knife', 'mack-the-knife', 'dodger'] },
      foe: { line: [{ id: 'tocsin', damage: 2 }, 'silvertooth'] },
    });
    t.me.cannot('reap', 'dodger', 'wrong-house').reap('mack-the-knife').action('mack-the-knife#2').choose('tocsin');
    t.me.fight('mack-the-knife#3', 'silvertooth');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'mack-the-knife', exhausted: true },
          { id: 'mack-the-knife', exhausted: true },
          { id: 'mack-the-knife', damage: 2, exhausted: true },
          'dodger',
        ],
      },
      foe: { line: [] },
    });
  });

  it('is not played or discarded in the turn of another house', () => {
    const t = table({ me: { house: 'dis', hand: ['mack-the-knife'] }, foe: {} });
    t.me.cannot('play', 'mack-the-knife', 'wrong-house').cannot('discard', 'mack-the-knife', 'wrong-house');
    t.expect({ me: { hand: ['mack-the-knife'] } });
  });

  it('gains nothing when the creature survives', () => {
    const t = table({
      me: { house: 'shadows', line: ['mack-the-knife'] },
      foe: { line: ['silvertooth'] },
    });
    t.me.action('mack-the-knife').choose('silvertooth');
    t.expect({
      me: { aember: 0, line: [{ id: 'mack-the-knife', exhausted: true }] },
      foe: { line: [{ id: 'silvertooth', damage: 1 }] },
    });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling mack-the-knife/itself: must hit itself when it stands alone, and gains 1 even when that destroys it (%s)',
    (edition) => {
      const t = table({ edition, me: { house: 'shadows', line: [{ id: 'mack-the-knife', damage: 2 }] }, foe: {} });
      t.me.action('mack-the-knife');
      t.expect({ me: { aember: 1, line: [], discard: ['mack-the-knife'] } });
    },
  );

  it('gains 1 for a Bad Penny, but nothing when Shadow Self takes the damage', () => {
    const t = table({
      me: { house: 'shadows', line: ['mack-the-knife', 'mack-the-knife'] },
      foe: { line: ['bad-penny', 'tocsin', 'urchin', { id: 'shadow-self', damage: 8 }], hand: [] },
    });
    t.me.action('mack-the-knife').choose('bad-penny').action('mack-the-knife#2').choose('urchin');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'mack-the-knife', exhausted: true },
          { id: 'mack-the-knife', exhausted: true },
        ],
      },
      foe: { line: ['tocsin', 'urchin'], hand: ['bad-penny'], discard: ['shadow-self'] },
    });
  });

  it('may be used so by whoever controls it', () => {
    const t = table({
      me: { house: 'dis', line: [{ id: 'mack-the-knife', owner: 1 }] },
      foe: { line: [{ id: 'mack-the-knife', owner: 0 }] },
    });
    t.me.reap('mack-the-knife');
    t.expect({
      me: { aember: 1, line: [{ id: 'mack-the-knife', exhausted: true }] },
      foe: { line: ['mack-the-knife'] },
    });
  });

  it('is elusive', () => {
    const t = table({ me: { house: 'dis', line: ['shooler'] }, foe: { line: ['mack-the-knife'] } });
    t.me.fight('shooler', 'mack-the-knife');
    t.expect({ me: { line: [{ id: 'shooler', exhausted: true }] }, foe: { line: ['mack-the-knife'] } });
  });
});

import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('faygin', () => {
  it('returns an Urchin from play or from the own discard pile', () => {
    const t = table({
      me: {
        house: 'shadows',
        line: ['faygin', 'urchin', 'dodger'],
        discard: ['bad-penny', 'urchin'],
        deck: ['urchin'],
        hand: ['fear'],
      },
      foe: { line: ['tocsin', 'urchin'], discard: ['urchin'] },
    });
    t.me.reap('faygin');
    expect(t.options()).toEqual(['urchin', 'urchin', 'urchin']);
    t.me.choose('urchin');
    t.expect({
      me: {
        aember: 1,
        hand: ['fear', 'urchin'],
        line: [{ id: 'faygin', exhausted: true }, 'dodger'],
        discard: ['bad-penny', 'urchin'],
        deck: ['urchin'],
      },
      foe: { line: ['tocsin', 'urchin'], discard: ['urchin'] },
    });
  });

  it('takes one out of the discard pile, which may be played again', () => {
    const t = table({
      me: { house: 'shadows', line: ['faygin'], discard: ['bad-penny', 'urchin'], hand: [] },
      foe: { aember: 2 },
    });
    t.me.reap('faygin').play('urchin');
    t.expect({
      me: {
        aember: 2,
        hand: [],
        discard: ['bad-penny'],
        line: [
          { id: 'faygin', exhausted: true },
          { id: 'urchin', exhausted: true },
        ],
      },
      foe: { aember: 1 },
    });
  });

  it('finds none where there is none', () => {
    const t = table({
      me: { house: 'shadows', line: ['faygin', 'dodger'], hand: ['urchin'], deck: ['urchin'] },
      foe: { line: ['tocsin'], discard: ['urchin'] },
    });
    t.me.reap('faygin');
    t.expect({
      me: { aember: 1, hand: ['urchin'], deck: ['urchin'], line: [{ id: 'faygin', exhausted: true }, 'dodger'] },
      foe: { line: ['tocsin'], discard: ['urchin'] },
    });
  });

  it('is stopped by a ward, and does nothing by fighting', () => {
    const t = table({
      me: { house: 'shadows', line: ['faygin', 'faygin'], hand: [] },
      foe: { line: [{ id: 'urchin', warded: true }] },
    });
    t.me.reap('faygin').fight('faygin#2', 'urchin');
    t.expect({
      me: {
        aember: 1,
        hand: [],
        line: [
          { id: 'faygin', exhausted: true },
          { id: 'faygin', exhausted: true },
        ],
      },
      foe: { line: ['urchin'] },
    });
  });

  it('is elusive', () => {
    const t = table({ me: { house: 'dis', line: ['shooler'] }, foe: { line: ['faygin'] } });
    t.me.fight('shooler', 'faygin');
    t.expect({ me: { line: [{ id: 'shooler', exhausted: true }] }, foe: { line: ['faygin'] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling faygin/enemy-urchin: an enemy Urchin goes to the hand of its owner (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'shadows', line: ['faygin'], hand: [] },
        foe: { line: ['urchin'], hand: [] },
      });
      t.me.reap('faygin');
      t.expect({
        me: { aember: 1, hand: [], line: [{ id: 'faygin', exhausted: true }] },
        foe: { line: [], hand: ['urchin'] },
      });
    },
  );
});

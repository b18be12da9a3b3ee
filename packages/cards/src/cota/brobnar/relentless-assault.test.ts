import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('relentless-assault', () => {
  it.each(editionsSince('cota-1.3'))(
    'ruling relentless-assault/one-at-a-time: readies and fights with three creatures, one at a time (%s)',
    (edition) => {
      const t = table({
        edition,
        me: {
          house: 'brobnar',
          hand: ['relentless-assault'],
          line: [{ id: 'headhunter', exhausted: true }, 'valdr', { id: 'mother', exhausted: true }, 'bumpsy'],
        },
        foe: { line: ['tocsin', 'batdrone', 'snufflegator'] },
      });
      t.me.play('relentless-assault').choose('headhunter', 'tocsin', 'mother', 'snufflegator', 'valdr', 'batdrone');
      t.expect({
        me: {
          aember: 1,
          line: [
            { id: 'headhunter', damage: 3, exhausted: true },
            { id: 'valdr', damage: 2, exhausted: true },
            { id: 'mother', damage: 4, exhausted: true },
            'bumpsy',
          ],
        },
        foe: { line: [] },
      });
    },
  );

  it('takes each creature once only', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['relentless-assault'], line: ['headhunter', 'valdr'] },
      foe: { line: ['grommid', 'batdrone', 'urchin'] },
    });
    t.me.play('relentless-assault').choose('headhunter', 'batdrone').choose('valdr', 'urchin');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'headhunter', damage: 2, exhausted: true },
          { id: 'valdr', exhausted: true },
        ],
      },
      foe: { line: ['grommid', 'urchin'] },
    });
  });

  it('may take fewer, or none', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['relentless-assault'], line: ['headhunter', 'valdr'] },
      foe: { line: ['tocsin', 'mother'] },
    });
    t.me.play('relentless-assault').choose('headhunter', 'tocsin').done();
    t.expect({
      me: { aember: 1, line: [{ id: 'headhunter', damage: 3, exhausted: true }, 'valdr'] },
      foe: { line: ['mother'] },
    });
    const u = table({
      me: { house: 'brobnar', hand: ['relentless-assault'], line: [{ id: 'headhunter', exhausted: true }] },
      foe: { line: ['tocsin'] },
    });
    u.me.play('relentless-assault').done();
    u.expect({ me: { line: [{ id: 'headhunter', exhausted: true }] }, foe: { line: ['tocsin'] } });
  });

  it('only readies where there is nobody left to fight', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: ['relentless-assault'],
        line: [
          { id: 'headhunter', exhausted: true },
          { id: 'valdr', exhausted: true },
        ],
      },
      foe: { line: ['tocsin'] },
    });
    t.me.play('relentless-assault').choose('headhunter').choose('valdr');
    t.expect({
      me: { aember: 1, line: [{ id: 'headhunter', damage: 3, exhausted: true }, 'valdr'] },
      foe: { line: [] },
    });
  });

  it('removes the stun of a stunned creature', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['relentless-assault'], line: [{ id: 'valdr', stunned: true }] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('relentless-assault').choose('valdr');
    t.expect({ me: { line: [{ id: 'valdr', exhausted: true }] }, foe: { line: ['tocsin'] } });
  });

  it('does nothing without a friendly creature', () => {
    const t = table({ me: { house: 'brobnar', hand: ['relentless-assault'] }, foe: { line: ['tocsin'] } });
    t.me.play('relentless-assault');
    t.expect({ me: { discard: ['relentless-assault'] }, foe: { line: ['tocsin'] } });
  });
});

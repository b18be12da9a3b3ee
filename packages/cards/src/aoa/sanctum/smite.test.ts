import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('smite', () => {
  it('readies a creature, fights with it and deals 2 to the neighbors of the one it attacked', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['smite'], line: [{ id: 'mother', exhausted: true }, 'troll'] },
      foe: { line: ['shooler', 'krump', 'valdr', 'tocsin'] },
    });
    t.me.play('smite').choose('troll').choose('krump');
    t.expect({
      me: {
        line: [
          { id: 'mother', exhausted: true },
          { id: 'troll', damage: 6, exhausted: true },
        ],
      },
      foe: { line: [{ id: 'shooler', damage: 2 }, { id: 'valdr', damage: 2 }, 'tocsin'] },
    });
  });

  it('deals the damage where nobody died in the fight, and where the fighter did', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['smite'], line: [{ id: 'silvertooth', exhausted: true }] },
      foe: { line: ['shooler', 'krump', 'valdr'] },
    });
    t.me.play('smite').choose('krump');
    t.expect({
      me: { line: [] },
      foe: {
        line: [
          { id: 'shooler', damage: 2 },
          { id: 'krump', damage: 2 },
          { id: 'valdr', damage: 2 },
        ],
      },
    });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling smite/duma: Duma the Martyr, whom it attacked, heals the neighbors before they are dealt its damage (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'sanctum', hand: ['smite'], line: ['krump'] },
        foe: { line: [{ id: 'mother', damage: 4 }, 'duma-the-martyr', 'troll'], deck: ['fear', 'punch'] },
      });
      t.me.play('smite').choose('duma-the-martyr');
      t.expect({
        me: { line: [{ id: 'krump', damage: 3, exhausted: true }] },
        foe: {
          hand: ['fear', 'punch'],
          line: [
            { id: 'mother', damage: 2 },
            { id: 'troll', damage: 2 },
          ],
        },
      });
    },
  );

  it('only takes the stun off a stunned creature', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['smite'], line: [{ id: 'mother', exhausted: true, stunned: true }] },
      foe: { line: ['shooler', 'krump'] },
    });
    t.me.play('smite');
    t.expect({ me: { line: [{ id: 'mother', exhausted: true }] }, foe: { line: ['shooler', 'krump'] } });
  });

  it('readies a creature that has nobody to fight', () => {
    const t = table({ me: { house: 'sanctum', hand: ['smite'], line: [{ id: 'mother', exhausted: true }] }, foe: {} });
    t.me.play('smite');
    t.expect({ me: { line: ['mother'] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling smite/neighbors-before-it-left: those count that it had just before it left, and who left with it is not hit (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'sanctum', hand: ['smite'], line: ['firespitter'] },
        foe: { line: ['urchin', 'dust-pixie', 'mother'] },
      });
      t.me.play('smite').choose('dust-pixie');
      t.expect({
        me: { line: [{ id: 'firespitter', exhausted: true }] },
        foe: { line: [{ id: 'mother', damage: 3 }] },
      });
    },
  );
});

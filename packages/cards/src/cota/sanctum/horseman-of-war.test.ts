import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';
import { foeHouses } from '../../testing/houses.ts';

describe('horseman-of-war', () => {
  it('lets friendly creatures of every house fight', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['horseman-of-war'], line: ['mother', 'tocsin', 'raiding-knight'] },
      foe: { line: ['dust-imp', 'batdrone', 'silvertooth'] },
    });
    t.me.cannot('fight', 'mother', 'wrong-house').play('horseman-of-war');
    t.me.fight('mother', 'dust-imp').fight('tocsin', 'batdrone').fight('raiding-knight', 'silvertooth');
    t.expect({
      me: {
        aember: 0,
        line: [
          { id: 'mother', damage: 2, exhausted: true },
          { id: 'tocsin', damage: 2, exhausted: true },
          { id: 'raiding-knight', exhausted: true },
          { id: 'horseman-of-war', exhausted: true },
        ],
      },
      foe: { aember: 2, line: [] },
    });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling horseman-of-war/no-reaping: keeps all friendly creatures from anything else, also those of the active house (%s)',
    (edition) => {
      const t = table({
        edition,
        me: {
          house: 'sanctum',
          hand: ['horseman-of-war'],
          line: ['raiding-knight', 'mother', 'lady-maxena', 'noddy-the-thief'],
        },
        foe: { aember: 2, line: ['tocsin'] },
      });
      t.me.play('horseman-of-war').cannot('reap', 'raiding-knight', 'forbidden').cannot('reap', 'mother');
      t.me.cannot('action', 'lady-maxena', 'forbidden').cannot('action', 'noddy-the-thief');
      t.expect({
        me: {
          aember: 0,
          line: [
            'raiding-knight',
            'mother',
            'lady-maxena',
            'noddy-the-thief',
            { id: 'horseman-of-war', exhausted: true },
          ],
        },
        foe: { aember: 2, line: ['tocsin'] },
      });
    },
  );

  it('lets an effect that uses a creature only fight with it', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['horseman-of-war', 'inspiration'], line: [{ id: 'mother', exhausted: true }] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('horseman-of-war').play('inspiration').choose('mother');
    t.expect({
      me: {
        aember: 0,
        line: [
          { id: 'mother', damage: 3, exhausted: true },
          { id: 'horseman-of-war', exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });

  it('lets stunned creatures of other houses be unstunned', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['horseman-of-war'], line: [{ id: 'mother', stunned: true }] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('horseman-of-war').unstun('mother');
    t.expect({
      me: {
        line: [
          { id: 'mother', exhausted: true },
          { id: 'horseman-of-war', exhausted: true },
        ],
      },
      foe: { line: ['tocsin'] },
    });
  });

  it('leaves artifacts alone: those of the active house work, others do not', () => {
    const t = table({
      me: {
        house: 'sanctum',
        hand: ['horseman-of-war'],
        artifacts: ['hallowed-blaster', 'library-of-babble'],
        line: [{ id: 'mother', damage: 3 }],
      },
      foe: {},
    });
    t.me.play('horseman-of-war').cannot('action', 'library-of-babble', 'wrong-house');
    t.me.action('hallowed-blaster').choose('mother');
    t.expect({
      me: {
        artifacts: [{ id: 'hallowed-blaster', exhausted: true }, 'library-of-babble'],
        line: ['mother', { id: 'horseman-of-war', exhausted: true }],
      },
    });
  });

  it('does nothing to enemy creatures and ends with the turn', () => {
    const t = table({
      me: {
        house: 'sanctum',
        houses: ['sanctum', 'logos', 'untamed'],
        hand: ['horseman-of-war'],
        line: ['raiding-knight', 'mother'],
      },
      foe: { ...foeHouses, line: ['tocsin'] },
    });
    t.me.play('horseman-of-war').end();
    t.foe.house('dis').reap('tocsin').end();
    t.me.house('sanctum').reap('raiding-knight').cannot('fight', 'mother', 'wrong-house');
    t.expect({
      me: { aember: 1, line: [{ id: 'raiding-knight', exhausted: true }, 'mother', 'horseman-of-war'] },
      foe: { aember: 1, line: ['tocsin'] },
    });
  });

  it('goes on when the Horseman leaves play in the same turn', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['horseman-of-war', 'the-harder-they-come'], line: ['charette', 'raiding-knight'] },
      foe: { line: ['dust-imp'] },
    });
    t.me.play('horseman-of-war').play('the-harder-they-come').fight('charette', 'dust-imp');
    t.me.cannot('reap', 'raiding-knight', 'forbidden');
    t.expect({
      me: { purged: ['horseman-of-war'], line: [{ id: 'charette', damage: 2, exhausted: true }, 'raiding-knight'] },
      foe: { aember: 2, line: [] },
    });
  });
});

import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('anger', () => {
  it('readies an exhausted creature of any house and fights with it', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['anger'], line: [{ id: 'doc-bookton', exhausted: true }] },
      foe: { line: ['snufflegator'] },
    });
    t.me.play('anger');
    t.expect({
      me: { aember: 1, hand: [], discard: ['anger'], line: [{ id: 'doc-bookton', damage: 4, exhausted: true }] },
      foe: { line: [], discard: ['snufflegator'] },
    });
  });

  it('lets its player choose the creature, and then the target', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['anger'], line: ['dust-imp', 'batdrone'] },
      foe: { line: ['tocsin', 'mother'], aember: 1 },
    });
    t.me.play('anger').choose('batdrone').choose('mother');
    t.expect({
      me: { aember: 2, line: ['dust-imp', { id: 'batdrone', exhausted: true }] },
      foe: { aember: 0, line: ['tocsin', { id: 'mother', damage: 2 }] },
    });
  });

  it('fights with a ready creature, ignoring the part about readying (v1.3 p.7)', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['anger'], line: ['snufflegator'] },
      foe: { line: ['mother'] },
    });
    t.me.play('anger');
    t.expect({
      me: { aember: 1, line: [{ id: 'snufflegator', exhausted: true }] },
      foe: { line: [{ id: 'mother', damage: 4 }] },
    });
  });

  it('has to respect taunt', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['anger'], line: ['headhunter'] },
      foe: { line: ['dust-imp', 'champion-anaphiel'] },
    });
    t.me.play('anger');
    t.expect({
      me: { aember: 1, line: [] },
      foe: { line: ['dust-imp', { id: 'champion-anaphiel', damage: 4 }] },
    });
  });

  it('gives only its bonus without a friendly creature', () => {
    const t = table({ me: { house: 'brobnar', hand: ['anger'] }, foe: { line: ['tocsin'] } });
    t.me.play('anger');
    t.expect({ me: { aember: 1, line: [], discard: ['anger'] }, foe: { line: ['tocsin'] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling anger/stunned-creature: a stunned creature loses its stun and exhausts instead, also without an enemy creature (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'brobnar', hand: ['anger'], line: [{ id: 'headhunter', stunned: true, exhausted: true }] },
        foe: { line: [] },
      });
      t.me.play('anger');
      t.expect({ me: { aember: 1, line: [{ id: 'headhunter', exhausted: true }] }, foe: { line: [] } });
    },
  );

  it.each(editionsSince('cota-1.3'))(
    'ruling anger/stunned-creature: a stunned creature does not fight where it could (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'brobnar', hand: ['anger'], line: [{ id: 'headhunter', stunned: true }] },
        foe: { line: ['tocsin'] },
      });
      t.me.play('anger');
      t.expect({ me: { aember: 1, line: [{ id: 'headhunter', exhausted: true }] }, foe: { line: ['tocsin'] } });
    },
  );

  it.each(editionsSince('cota-1.3'))(
    'ruling anger/no-enemy: without an enemy creature an exhausted creature becomes ready and may be used afterwards (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'brobnar', hand: ['anger'], line: [{ id: 'headhunter', exhausted: true }] },
        foe: { line: [] },
      });
      t.me.play('anger');
      t.expect({ me: { aember: 1, line: ['headhunter'] } });
      t.me.reap('headhunter');
      t.expect({ me: { aember: 2, line: [{ id: 'headhunter', exhausted: true }] } });
    },
  );
});

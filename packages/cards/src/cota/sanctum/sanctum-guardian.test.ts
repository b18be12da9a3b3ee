import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';
import { targetsOf } from '../../testing/targets.ts';

describe('sanctum-guardian', () => {
  it('swaps places with another friendly creature after it reaped', () => {
    const t = table({
      me: { house: 'sanctum', line: ['sanctum-guardian', 'mother', 'tocsin', 'shooler'] },
      foe: { line: ['valdr'] },
    });
    t.me.reap('sanctum-guardian').choose('tocsin');
    t.expect({
      me: { aember: 1, line: ['tocsin', 'mother', { id: 'sanctum-guardian', exhausted: true }, 'shooler'] },
      foe: { line: ['valdr'] },
    });
  });

  it('swaps after it fought', () => {
    const t = table({
      me: { house: 'sanctum', line: ['sanctum-guardian', { id: 'mother', damage: 1, aember: 2 }] },
      foe: { line: ['tocsin'] },
    });
    t.me.fight('sanctum-guardian', 'tocsin');
    t.expect({
      me: {
        line: [
          { id: 'mother', damage: 1, aember: 2 },
          { id: 'sanctum-guardian', damage: 2, exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });

  it('must swap, and offers neither itself nor an enemy creature', () => {
    const t = table({
      me: { house: 'sanctum', line: ['mother', 'sanctum-guardian', 'tocsin'] },
      foe: { line: ['valdr'] },
    });
    t.me.reap('sanctum-guardian');
    expect(t.options()).toEqual(['mother', 'tocsin']);
    t.me.choose('mother');
    t.expect({
      me: { line: [{ id: 'sanctum-guardian', exhausted: true }, 'mother', 'tocsin'] },
      foe: { line: ['valdr'] },
    });
  });

  it('stays where it is when it is alone', () => {
    const t = table({ me: { house: 'sanctum', line: ['sanctum-guardian'] }, foe: { line: ['valdr'] } });
    t.me.reap('sanctum-guardian');
    t.expect({ me: { aember: 1, line: [{ id: 'sanctum-guardian', exhausted: true }] }, foe: { line: ['valdr'] } });
  });

  it('changes who is on a flank: a Staunch Knight that loses it may die', () => {
    const t = table({
      me: { house: 'sanctum', line: [{ id: 'staunch-knight', damage: 4 }, 'sanctum-guardian', 'mother'] },
      foe: {},
    });
    t.me.reap('sanctum-guardian').choose('staunch-knight');
    t.expect({
      me: { line: [{ id: 'sanctum-guardian', exhausted: true }, 'mother'], discard: ['staunch-knight'] },
    });
  });

  it('protects its neighbors by taunt and has 1 armor', () => {
    const t = table({
      me: { house: 'dis', line: ['shooler'] },
      foe: { line: ['mother', 'sanctum-guardian', 'tocsin', 'valdr'] },
    });
    expect(targetsOf(t, 'shooler')).toEqual(['sanctum-guardian', 'valdr']);
    t.me.fight('shooler', 'sanctum-guardian');
    t.expect({ me: { line: [] }, foe: { line: ['mother', { id: 'sanctum-guardian', damage: 4 }, 'tocsin', 'valdr'] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling replicator/sanctum-guardian: does nothing when a Replicator of the opponent triggers its Reap: ability (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'logos', line: ['replicator', 'mother'] },
        foe: { line: ['sanctum-guardian', 'tocsin'] },
      });
      t.me.reap('replicator').choose('sanctum-guardian').choose('mother');
      t.expect({
        me: { aember: 1, line: [{ id: 'replicator', exhausted: true }, 'mother'] },
        foe: { line: ['sanctum-guardian', 'tocsin'] },
      });
    },
  );
});

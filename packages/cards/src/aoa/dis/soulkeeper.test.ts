import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('soulkeeper', () => {
  it('destroys the most powerful enemy creature when its creature is destroyed', () => {
    const t = table({
      me: {
        house: 'dis',
        hand: ['hand-of-dis'],
        line: ['mother', { id: 'tocsin', upgrades: ['soulkeeper'] }, 'valdr'],
      },
      foe: { line: ['troll', 'batdrone'] },
    });
    t.me.play('hand-of-dis').choose('tocsin');
    t.expect({
      me: { line: ['mother', 'valdr'], discard: ['hand-of-dis', 'tocsin', 'soulkeeper'] },
      foe: { line: ['batdrone'], discard: ['troll'] },
    });
  });

  it('looks from the creature: on an enemy one it destroys one of yours', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: ['troll', 'smaaash'] },
      foe: { line: [{ id: 'tocsin', upgrades: ['soulkeeper'] }] },
    });
    t.me.play('punch').choose('tocsin');
    t.expect({ me: { line: ['smaaash'], discard: ['punch', 'troll'] }, foe: { line: [] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling soulkeeper/ties: the active player chooses among equals (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'brobnar', hand: ['punch'], line: ['mother', 'smaaash'] },
        foe: { line: [{ id: 'tocsin', upgrades: ['soulkeeper'] }] },
      });
      t.me.play('punch').choose('tocsin');
      expect(t.options()).toEqual(['mother', 'smaaash']);
      t.me.choose('mother');
      t.expect({ me: { line: ['smaaash'] }, foe: { line: [] } });
    },
  );

  it.each(editionsSince('cota-1.3'))(
    'ruling soulkeeper/ties: among equals not one that is marked for destruction already (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'brobnar', line: [{ id: 'bumpsy', damage: 4 }, 'smaaash'] },
        foe: { line: [{ id: 'tocsin', upgrades: ['soulkeeper'] }] },
      });
      t.me.fight('bumpsy', 'tocsin');
      t.expect({ me: { line: [] }, foe: { line: [] } });
    },
  );

  it.each(editionsSince('cota-1.3'))(
    'ruling soulkeeper/tagged: it may hit a creature that is destroyed at the same time, and no other one then (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'dis', hand: ['onyx-knight'], line: [{ id: 'tocsin', upgrades: ['soulkeeper'] }] },
        foe: { line: ['bigtwig', 'valdr', 'batdrone'] },
      });
      t.me.play('onyx-knight');
      t.expect({
        me: { line: [{ id: 'onyx-knight', exhausted: true }] },
        foe: { line: ['valdr', 'batdrone'], discard: ['bigtwig'] },
      });
    },
  );
});

import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('explo-rover', () => {
  it('has skirmish as a creature', () => {
    const t = table({ me: { house: 'star-alliance', line: ['explo-rover'] }, foe: { line: ['dust-imp'] } });
    t.me.fight('explo-rover', 'dust-imp');
    t.expect({ me: { line: [{ id: 'explo-rover', exhausted: true }] }, foe: { line: [] } });
  });

  it('gives skirmish as an upgrade', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['explo-rover'], line: ['commander-chan'] },
      foe: { line: ['dust-imp'] },
    });
    t.me.play('explo-rover', 'as-upgrade').choose('commander-chan').fight('commander-chan', 'dust-imp');
    t.expect({
      me: { line: [{ id: 'commander-chan', exhausted: true, upgrades: ['explo-rover'] }] },
      foe: { line: [] },
    });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling explo-rover/upgrade: is no creature then, so that limits on creatures do not stop it (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'star-alliance', hand: ['explo-rover'], line: ['commander-chan'], artifacts: ['quixxle-stone'] },
        foe: {},
      });
      t.me.cannot('play', 'explo-rover').play('explo-rover', 'as-upgrade').choose('commander-chan');
      t.expect({ me: { line: [{ id: 'commander-chan', upgrades: ['explo-rover'] }] } });
    },
  );

  it.each(editionsSince('cota-1.3'))(
    'ruling explo-rover/lifeward: may be played as an upgrade in the turn after Lifeward (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'dis', houses: ['dis', 'logos', 'mars'], artifacts: ['lifeward'] },
        foe: { houses: ['star-alliance', 'shadows', 'brobnar'], hand: ['explo-rover'], line: ['commander-chan'] },
      });
      t.me.omni('lifeward').end();
      t.foe.house('star-alliance').cannot('play', 'explo-rover').play('explo-rover', 'as-upgrade');
      t.expect({ foe: { line: [{ id: 'commander-chan', upgrades: ['explo-rover'] }] } });
    },
  );

  it.each(editionsSince('cota-1.3'))(
    'ruling explo-rover/kaupe: is a card of the type that it is played as, of which there is one each turn (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'star-alliance', hand: ['commander-chan', 'explo-rover', 'explo-rover'] },
        foe: { line: ['kaupe'] },
      });
      t.me.play('commander-chan').cannot('play', 'explo-rover', 'limit');
      t.me.play('explo-rover', 'as-upgrade').choose('commander-chan');
      t.me.cannot('play', 'explo-rover', 'limit');
      expect(t.options()).not.toContain('play explo-rover');
      const u = table({
        edition,
        me: { house: 'star-alliance', hand: ['explo-rover', 'commander-chan', 'explo-rover'], line: ['mother'] },
        foe: { line: ['kaupe'] },
      });
      u.me.play('explo-rover', 'as-upgrade').choose('mother').play('explo-rover', 'right');
      u.me.cannot('play', 'commander-chan', 'limit');
    },
  );

  it.each(editionsSince('cota-1.3'))(
    'ruling explo-rover/elsewhere: is a creature in every other zone, so that Dr. Verokter does not find it (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'logos', line: ['dr-verokter'], discard: ['explo-rover'], deck: ['troll'] },
        foe: {},
      });
      t.me.reap('dr-verokter');
      t.expect({
        me: { aember: 1, discard: ['explo-rover'], deck: ['troll'], line: [{ id: 'dr-verokter', exhausted: true }] },
      });
    },
  );
});

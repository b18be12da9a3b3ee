import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';
import { targetsOf } from '../../testing/targets.ts';

describe('shoulder-id', () => {
  it('steals 1 instead of the damage that it would deal to its attacker', () => {
    const t = table({
      active: 1,
      me: { line: ['shoulder-id'] },
      foe: { house: 'brobnar', aember: 3, line: ['troll'] },
    });
    t.foe.fight('troll', 'shoulder-id');
    t.expect({ me: { aember: 1, line: [] }, foe: { aember: 2, line: [{ id: 'troll', exhausted: true }] } });
  });

  it('deals nothing where nothing is there to steal, and a ward of the attacker stays', () => {
    const t = table({
      active: 1,
      me: { line: ['shoulder-id'] },
      foe: { house: 'dis', aember: 0, line: [{ id: 'tocsin', warded: true }] },
    });
    t.foe.fight('tocsin', 'shoulder-id');
    t.expect({
      me: { aember: 0, line: [{ id: 'shoulder-id', damage: 3 }] },
      foe: { aember: 0, line: [{ id: 'tocsin', warded: true, exhausted: true }] },
    });
  });

  it('steals nothing from an attacker with skirmish, to which it would deal nothing', () => {
    const t = table({
      active: 1,
      me: { line: ['shoulder-id'] },
      foe: { house: 'shadows', aember: 3, line: ['lyco-thief'] },
    });
    t.foe.fight('lyco-thief', 'shoulder-id');
    t.expect({
      me: { aember: 0, line: [{ id: 'shoulder-id', damage: 3 }] },
      foe: { aember: 3, line: [{ id: 'lyco-thief', exhausted: true }] },
    });
  });

  it('cannot fight, not even when a card says so, but may reap', () => {
    const t = table({
      me: {
        house: 'shadows',
        line: [{ id: 'shoulder-id', exhausted: true }],
        artifacts: [{ id: 'gauntlet-of-command', house: 'shadows' }],
      },
      foe: { aember: 3, line: ['tocsin'] },
    });
    t.me.action('gauntlet-of-command').cannot('fight', 'shoulder-id', 'forbidden');
    t.expect({
      me: { artifacts: [{ id: 'gauntlet-of-command', exhausted: true }], line: ['shoulder-id'] },
      foe: { aember: 3, line: ['tocsin'] },
    });
    t.me.reap('shoulder-id');
    t.expect({ me: { aember: 1, line: [{ id: 'shoulder-id', exhausted: true }] }, foe: { line: ['tocsin'] } });
  });

  it('steals instead of the damage of an ability that it has gained', () => {
    const t = table({
      me: { house: 'shadows', line: [{ id: 'shoulder-id', upgrades: ['silent-dagger'] }] },
      foe: { aember: 3, line: ['tocsin', 'troll'] },
    });
    t.me.reap('shoulder-id').choose('tocsin');
    t.expect({
      me: { aember: 2, line: [{ id: 'shoulder-id', exhausted: true, upgrades: ['silent-dagger'] }] },
      foe: { aember: 2, line: ['tocsin', 'troll'] },
    });
  });

  it('lets the damage of its own bonus icon be dealt, which no card deals', () => {
    const t = table({
      me: { house: 'shadows', hand: [{ id: 'shoulder-id', bonus: ['damage'] }] },
      foe: { aember: 3, line: ['tocsin'] },
    });
    t.me.play('shoulder-id').choose('tocsin');
    t.expect({
      me: { aember: 0, line: [{ id: 'shoulder-id', exhausted: true }] },
      foe: { aember: 3, line: [{ id: 'tocsin', damage: 1 }] },
    });
  });

  it('steals although ward, armor or "cannot be dealt damage" would stop the damage', () => {
    const steals = (attacker: { readonly warded?: true }, hand: readonly string[] = []) => {
      const t = table({
        active: 1,
        me: { line: ['shoulder-id'] },
        foe: { house: 'sanctum', hand, aember: 3, line: [{ ...attacker, id: 'champion-anaphiel' }] },
      });
      for (const card of hand) t.foe.play(card);
      t.foe.fight('champion-anaphiel', 'shoulder-id');
      t.expect({
        me: { aember: 1, line: [] },
        foe: { aember: 2 + hand.length, hand: [], line: [{ ...attacker, id: 'champion-anaphiel', exhausted: true }] },
      });
    };
    steals({});
    steals({ warded: true });
    steals({}, ['shield-of-justice']);
  });

  it('protects its neighbors by taunt', () => {
    const t = table({
      active: 1,
      me: { line: ['urchin', 'shoulder-id', 'dodger', 'silvertooth'] },
      foe: { house: 'brobnar', line: ['troll'] },
    });
    expect(targetsOf(t, 'troll')).toEqual(['shoulder-id', 'silvertooth']);
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling shoulder-id/each-damage: for two creatures that it would hurt at one moment it steals twice (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'shadows', houses: ['shadows', 'dis'], aember: 3 },
        foe: {
          houses: ['brobnar', 'dis'],
          line: ['mother', { id: 'shoulder-id', upgrades: ['static-charge'] }, 'troll'],
        },
      });
      t.me.end();
      t.expect({
        active: 'foe',
        me: { aember: 1 },
        foe: { aember: 2, line: ['mother', { id: 'shoulder-id', upgrades: ['static-charge'] }, 'troll'] },
      });
    },
  );

  it.each(editionsSince('cota-1.3'))(
    'ruling shoulder-id/each-damage: with hazardous it steals twice when it is attacked (%s)',
    (edition) => {
      const t = table({
        edition,
        active: 1,
        me: { line: [{ id: 'shoulder-id', upgrades: ['way-of-the-porcupine'] }] },
        foe: { house: 'dis', aember: 3, line: ['tocsin'] },
      });
      t.foe.fight('tocsin', 'shoulder-id');
      t.expect({
        me: { aember: 2, line: [{ id: 'shoulder-id', damage: 3, upgrades: ['way-of-the-porcupine'] }] },
        foe: { aember: 1, line: [{ id: 'tocsin', exhausted: true }] },
      });
    },
  );

  it.each(editionsSince('cota-1.3'))(
    'ruling shoulder-id/each-damage: destroyed by assault before the fight it steals nothing (%s)',
    (edition) => {
      const t = table({
        edition,
        active: 1,
        me: { line: [{ id: 'shoulder-id', damage: 2 }] },
        foe: { house: 'brobnar', aember: 3, line: ['shorty'] },
      });
      t.foe.fight('shorty', 'shoulder-id');
      t.expect({ me: { aember: 0, line: [] }, foe: { aember: 3, line: [{ id: 'shorty', exhausted: true }] } });
    },
  );

  it.each(editionsSince('cota-1.3'))(
    'ruling shoulder-id/icon: damage of its own icon is not dealt by it (%s)',
    (edition) => {
      const hand = [{ id: 'shoulder-id', bonus: ['damage'] }] as const;
      const t = table({ edition, me: { house: 'shadows', hand }, foe: { aember: 3, line: ['troll'] } });
      t.me.play('shoulder-id').choose('troll');
      t.expect({
        me: { aember: 0, line: [{ id: 'shoulder-id', exhausted: true }] },
        foe: { aember: 3, line: [{ id: 'troll', damage: 1 }] },
      });
    },
  );
});

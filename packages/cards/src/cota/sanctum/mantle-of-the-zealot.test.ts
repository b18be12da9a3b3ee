import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { foeHouses } from '../../testing/houses.ts';

describe('mantle-of-the-zealot', () => {
  it('lets its creature be used in a turn of any house', () => {
    const t = table({
      me: {
        house: 'logos',
        line: [
          { id: 'tocsin', upgrades: ['mantle-of-the-zealot'] },
          { id: 'shooler', upgrades: ['mantle-of-the-zealot'] },
          'charette',
        ],
      },
      foe: { line: ['dust-imp'], hand: ['punch'] },
    });
    t.me.cannot('reap', 'charette', 'wrong-house').reap('tocsin').fight('shooler', 'dust-imp');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'tocsin', exhausted: true, upgrades: ['mantle-of-the-zealot'] },
          { id: 'shooler', damage: 2, exhausted: true, upgrades: ['mantle-of-the-zealot'] },
          'charette',
        ],
      },
      foe: { aember: 2, hand: [], line: [] },
    });
  });

  it('lets it use its Action: ability, and be unstunned', () => {
    const t = table({
      me: {
        house: 'logos',
        line: [
          { id: 'noddy-the-thief', upgrades: ['mantle-of-the-zealot'] },
          { id: 'tocsin', stunned: true, upgrades: ['mantle-of-the-zealot'] },
        ],
      },
      foe: { aember: 2 },
    });
    t.me.action('noddy-the-thief').unstun('tocsin');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'noddy-the-thief', exhausted: true, upgrades: ['mantle-of-the-zealot'] },
          { id: 'tocsin', exhausted: true, upgrades: ['mantle-of-the-zealot'] },
        ],
      },
      foe: { aember: 1 },
    });
  });

  it('works in the turn in which it was played, gives no bonus, and changes no house', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['mantle-of-the-zealot', 'begone'], line: ['tocsin', 'shooler'] },
      foe: {},
    });
    t.me
      .play('mantle-of-the-zealot')
      .choose('tocsin')
      .reap('tocsin')
      .play('begone')
      .choose('Destroy each Dis creature');
    t.expect({ me: { aember: 1, line: [] } });
  });

  it('does not ready its creature', () => {
    const t = table({
      me: { house: 'logos', line: [{ id: 'tocsin', exhausted: true, upgrades: ['mantle-of-the-zealot'] }] },
      foe: {},
    });
    t.me.cannot('reap', 'tocsin', 'exhausted');
    t.expect({ me: { line: [{ id: 'tocsin', exhausted: true, upgrades: ['mantle-of-the-zealot'] }] } });
  });

  it('on an enemy creature lets its controller use it, in their own turn', () => {
    const t = table({
      me: { house: 'sanctum', houses: ['sanctum', 'logos', 'untamed'], hand: ['mantle-of-the-zealot'] },
      foe: { ...foeHouses, line: ['tocsin'] },
    });
    t.me.play('mantle-of-the-zealot').choose('tocsin');
    expect(t.options()).toEqual(['end']);
    t.me.end();
    t.foe.house('shadows').reap('tocsin');
    t.expect({
      foe: { aember: 1, line: [{ id: 'tocsin', exhausted: true, upgrades: ['mantle-of-the-zealot'] }] },
    });
  });

  it('serves a player who takes control of its creature', () => {
    const t = table({
      me: { house: 'logos', hand: ['harland-mindlock'] },
      foe: { line: [{ id: 'tocsin', upgrades: ['mantle-of-the-zealot'] }] },
    });
    t.me.play('harland-mindlock').flank('right').reap('tocsin');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'harland-mindlock', exhausted: true },
          { id: 'tocsin', exhausted: true, upgrades: ['mantle-of-the-zealot'] },
        ],
      },
      foe: { line: [] },
    });
  });
});

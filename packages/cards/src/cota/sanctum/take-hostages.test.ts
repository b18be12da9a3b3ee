import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses } from '../../testing/houses.ts';

describe('take-hostages', () => {
  it('gives nothing to a creature that dies in its fight, nor to one that reaps', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['take-hostages'], line: ['raiding-knight', 'staunch-knight', 'mother'] },
      foe: { aember: 4, line: ['valdr'] },
    });
    t.me.play('take-hostages').fight('raiding-knight', 'valdr').reap('staunch-knight');
    t.expect({
      me: {
        aember: 2,
        line: [{ id: 'staunch-knight', exhausted: true }, 'mother'],
        discard: ['raiding-knight', 'take-hostages'],
      },
      foe: { aember: 4, line: [{ id: 'valdr', damage: 4 }] },
    });
  });

  it('captures for every fight, by the creature that fought', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['take-hostages'], line: ['raiding-knight', 'champion-anaphiel'] },
      foe: { aember: 4, line: ['tocsin', 'dust-imp'] },
    });
    t.me.play('take-hostages').fight('raiding-knight', 'tocsin').fight('champion-anaphiel', 'dust-imp');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'raiding-knight', aember: 1, damage: 1, exhausted: true },
          { id: 'champion-anaphiel', aember: 1, damage: 1, exhausted: true },
        ],
      },
      foe: { aember: 4, line: [] },
    });
  });

  it('captures also where the fight deals no damage', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['take-hostages'], line: ['raiding-knight'] },
      foe: { aember: 1, line: ['urchin'] },
    });
    t.me.play('take-hostages').fight('raiding-knight', 'urchin');
    t.expect({
      me: { line: [{ id: 'raiding-knight', aember: 1, exhausted: true }] },
      foe: { aember: 0, line: ['urchin'] },
    });
  });

  it('captures together with a Fight: ability, in the order of the active player', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['take-hostages'], line: ['champion-tabris'] },
      foe: { aember: 5, line: ['dust-imp'] },
    });
    t.me.play('take-hostages').fight('champion-tabris', 'dust-imp').order('champion-tabris');
    t.expect({
      me: { line: [{ id: 'champion-tabris', aember: 2, exhausted: true }] },
      foe: { aember: 5, line: [] },
    });
  });

  it('captures twice after two copies', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['take-hostages', 'take-hostages'], line: ['raiding-knight'] },
      foe: { aember: 4, line: ['urchin'] },
    });
    t.me.play('take-hostages').play('take-hostages').fight('raiding-knight', 'urchin');
    t.expect({
      me: { aember: 2, line: [{ id: 'raiding-knight', aember: 2, exhausted: true }] },
      foe: { aember: 2, line: ['urchin'] },
    });
  });

  it('captures nothing from an empty pool', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['take-hostages'], line: ['raiding-knight'] },
      foe: { line: ['urchin'] },
    });
    t.me.play('take-hostages').fight('raiding-knight', 'urchin');
    t.expect({ me: { aember: 1, line: [{ id: 'raiding-knight', exhausted: true }] }, foe: { line: ['urchin'] } });
  });

  it('is over in the next turns, for both players', () => {
    const t = table({
      me: {
        house: 'sanctum',
        houses: ['sanctum', 'logos', 'untamed'],
        hand: ['take-hostages'],
        line: ['raiding-knight'],
        aember: 2,
      },
      foe: { ...foeHouses, aember: 3, line: ['shooler'] },
    });
    t.me.play('take-hostages').end();
    t.foe.house('dis').fight('shooler', 'raiding-knight');
    t.expect({
      me: { aember: 3, line: [{ id: 'raiding-knight', damage: 3 }] },
      foe: { aember: 3, line: [{ id: 'shooler', damage: 4, exhausted: true }] },
    });
    t.foe.end();
    t.me.house('sanctum').fight('raiding-knight', 'shooler');
    t.expect({ me: { aember: 3, line: [] }, foe: { aember: 3, line: [] } });
  });
});

import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('foggify', () => {
  it('keeps the creatures of the opponent from fighting in their next turn, but not from reaping', () => {
    const t = table({
      me: { ...myHouses.logos, house: 'logos', hand: ['foggify'], line: ['mother'] },
      foe: { ...foeHouses, line: ['tocsin'] },
    });
    t.me.play('foggify').end();
    t.foe.house('dis').cannot('fight', 'tocsin', 'forbidden').reap('tocsin');
    t.expect({ me: { aember: 1, line: ['mother'] }, foe: { aember: 1, line: [{ id: 'tocsin', exhausted: true }] } });
  });

  it('leaves the creatures of its player alone', () => {
    const t = table({
      me: { ...myHouses.logos, house: 'logos', hand: ['foggify'], line: ['mother'] },
      foe: { ...foeHouses, line: ['tocsin'] },
    });
    t.me.play('foggify').fight('mother', 'tocsin');
    t.expect({ me: { aember: 1, line: [{ id: 'mother', damage: 3, exhausted: true }] }, foe: { line: [] } });
  });

  it('is over after that turn', () => {
    const t = table({
      me: { ...myHouses.logos, house: 'logos', hand: ['foggify'], line: ['mother'] },
      foe: { ...foeHouses, line: ['tocsin'] },
    });
    t.me.play('foggify').end();
    t.foe.house('dis').end();
    t.me.house('sanctum').end();
    t.foe.house('dis').fight('tocsin', 'mother');
    t.expect({ me: { line: [{ id: 'mother', damage: 3 }] }, foe: { line: [] } });
  });

  it('holds also for a creature that enters play in that turn', () => {
    const t = table({
      me: { ...myHouses.logos, house: 'logos', hand: ['foggify'], line: ['mother'] },
      foe: { ...foeHouses, hand: ['silvertooth'] },
    });
    t.me.play('foggify').end();
    t.foe.house('shadows').play('silvertooth').cannot('fight', 'silvertooth', 'forbidden');
    t.expect({ me: { line: ['mother'] }, foe: { line: ['silvertooth'] } });
  });

  it('lets an effect ready a creature that it does not let fight', () => {
    const t = table({
      me: { ...myHouses.logos, house: 'logos', hand: ['foggify'], line: ['mother'] },
      foe: { ...foeHouses, hand: ['anger'], line: [{ id: 'tocsin', exhausted: true }] },
    });
    t.me.play('foggify').end();
    t.foe.house('brobnar').play('anger');
    t.expect({ me: { line: ['mother'] }, foe: { aember: 1, line: ['tocsin'] } });
  });

  it('does not keep a stunned creature from losing its stun', () => {
    const t = table({
      me: { ...myHouses.logos, house: 'logos', hand: ['foggify'], line: ['mother'] },
      foe: { ...foeHouses, line: [{ id: 'tocsin', stunned: true }] },
    });
    t.me.play('foggify').end();
    t.foe.house('dis').unstun('tocsin');
    t.expect({ me: { line: ['mother'] }, foe: { line: [{ id: 'tocsin', exhausted: true }] } });
  });
});

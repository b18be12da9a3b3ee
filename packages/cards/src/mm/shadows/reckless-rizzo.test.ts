import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('reckless-rizzo', () => {
  it('steals 2, and is not elusive in the next turn of the opponent', () => {
    const t = table({
      me: { house: 'shadows', ...myHouses.shadows, line: ['reckless-rizzo'] },
      foe: { ...foeHouses, aember: 5, line: ['tocsin'] },
    });
    t.me.action('reckless-rizzo').end();
    t.foe.house('dis').fight('tocsin', 'reckless-rizzo');
    t.expect({ me: { aember: 2, line: [] }, foe: { aember: 3, line: [{ id: 'tocsin', damage: 1, exhausted: true }] } });
  });

  it('is elusive without its Action:', () => {
    const t = table({
      me: { house: 'shadows', ...myHouses.shadows, line: ['reckless-rizzo'] },
      foe: { ...foeHouses, line: ['tocsin'] },
    });
    t.me.reap('reckless-rizzo').end();
    t.foe.house('dis').fight('tocsin', 'reckless-rizzo');
    t.expect({ me: { aember: 1, line: ['reckless-rizzo'] }, foe: { line: [{ id: 'tocsin', exhausted: true }] } });
  });

  it('is elusive again from the start of your next turn on', () => {
    const t = table({
      me: { house: 'shadows', ...myHouses.shadows, line: ['reckless-rizzo'] },
      foe: { ...foeHouses, aember: 5, line: ['tocsin'] },
    });
    t.me.action('reckless-rizzo').end();
    t.foe.house('dis').end();
    t.me.house('logos').end();
    t.foe.house('dis').fight('tocsin', 'reckless-rizzo');
    t.expect({
      me: { aember: 2, line: ['reckless-rizzo'] },
      foe: { aember: 3, line: [{ id: 'tocsin', exhausted: true }] },
    });
  });

  it('takes elusive only from itself', () => {
    const t = table({
      me: { house: 'shadows', ...myHouses.shadows, line: ['reckless-rizzo', 'reckless-rizzo'] },
      foe: { ...foeHouses, line: ['tocsin'] },
    });
    t.me.action('reckless-rizzo').end();
    t.foe.house('dis').fight('tocsin', 'reckless-rizzo#2');
    t.expect({
      me: { line: ['reckless-rizzo', 'reckless-rizzo'] },
      foe: { line: [{ id: 'tocsin', exhausted: true }] },
    });
  });

  it('ruling reckless-rizzo/loses-elusive: also where nothing was stolen', () => {
    const t = table({
      me: { house: 'shadows', ...myHouses.shadows, line: ['reckless-rizzo'] },
      foe: { ...foeHouses, aember: 0, line: ['tocsin'] },
    });
    t.me.action('reckless-rizzo').end();
    t.foe.house('dis').fight('tocsin', 'reckless-rizzo');
    t.expect({ me: { aember: 0, line: [] }, foe: { line: [{ id: 'tocsin', damage: 1, exhausted: true }] } });
  });

  it('ruling reckless-rizzo/loses-elusive: what it gains later is lost at once', () => {
    const t = table({
      me: { house: 'shadows', ...myHouses.shadows, line: ['reckless-rizzo'], hand: ['opportunist'] },
      foe: { ...foeHouses, line: ['tocsin'] },
    });
    t.me.action('reckless-rizzo').play('opportunist').choose('reckless-rizzo').end();
    t.foe.house('dis').fight('tocsin', 'reckless-rizzo');
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'tocsin', damage: 1, exhausted: true }] } });
  });
});

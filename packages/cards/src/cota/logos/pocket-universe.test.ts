import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('pocket-universe', () => {
  it('takes 1 out of the pool', () => {
    const t = table({
      me: { house: 'logos', aember: 3, artifacts: [{ id: 'pocket-universe', aember: 2 }] },
      foe: { aember: 2 },
    });
    t.me.action('pocket-universe');
    t.expect({
      me: { aember: 2, artifacts: [{ id: 'pocket-universe', aember: 3, exhausted: true }] },
      foe: { aember: 2 },
    });
  });

  it('takes nothing out of an empty pool', () => {
    const t = table({ me: { house: 'logos', artifacts: ['pocket-universe'] }, foe: { aember: 2 } });
    t.me.action('pocket-universe');
    t.expect({ me: { aember: 0, artifacts: [{ id: 'pocket-universe', exhausted: true }] }, foe: { aember: 2 } });
  });

  it('counts for the cost of a key, which must then be forged', () => {
    const t = table({
      step: 'forge',
      me: { ...myHouses.logos, aember: 4, artifacts: [{ id: 'pocket-universe', aember: 2 }] },
      foe: { ...foeHouses },
    });
    t.me.house('logos');
    t.expect({ me: { keys: 1, aember: 0, artifacts: ['pocket-universe'] } });
  });

  it('forges nothing when it and the pool have 5 together', () => {
    const t = table({
      step: 'forge',
      me: { ...myHouses.logos, aember: 3, artifacts: [{ id: 'pocket-universe', aember: 2 }] },
      foe: { ...foeHouses },
    });
    t.me.house('logos');
    t.expect({ me: { keys: 0, aember: 3, artifacts: [{ id: 'pocket-universe', aember: 2 }] } });
  });

  it.each([0, 1, 3])('lets its player choose to spend %i of it where the pool is full enough', (spent) => {
    const t = table({
      step: 'forge',
      me: { ...myHouses.logos, aember: 6, artifacts: [{ id: 'pocket-universe', aember: 3 }] },
      foe: { ...foeHouses },
    });
    for (let i = 0; i < spent; i++) t.me.choose('pocket-universe');
    if (spent < 3) t.me.done();
    t.me.house('logos');
    const left = 3 - spent;
    t.expect({ me: { keys: 1, aember: spent, artifacts: [{ id: 'pocket-universe', aember: left }] } });
  });

  it('pays for a key that a card forges', () => {
    const t = table({
      me: { house: 'untamed', hand: ['key-charge'], aember: 5, artifacts: [{ id: 'pocket-universe', aember: 2 }] },
      foe: {},
    });
    t.me.play('key-charge').yes();
    t.expect({ me: { keys: 1, aember: 0, artifacts: ['pocket-universe'] } });
  });

  it('pays for nothing of the opponent', () => {
    const t = table({
      step: 'forge',
      me: { ...myHouses.logos, aember: 5 },
      foe: { ...foeHouses, artifacts: [{ id: 'pocket-universe', aember: 4 }] },
    });
    t.me.house('logos');
    t.expect({ me: { keys: 0, aember: 5 }, foe: { artifacts: [{ id: 'pocket-universe', aember: 4 }] } });
  });

  it('keeps its æmber from being stolen', () => {
    const t = table({
      me: { house: 'shadows', hand: ['urchin'] },
      foe: { artifacts: [{ id: 'pocket-universe', aember: 4 }] },
    });
    t.me.play('urchin');
    t.expect({
      me: { aember: 0, line: [{ id: 'urchin', exhausted: true }] },
      foe: { aember: 0, artifacts: [{ id: 'pocket-universe', aember: 4 }] },
    });
  });

  it('loses its æmber to the supply when it leaves play', () => {
    const t = table({
      me: { house: 'dis', hand: ['poltergeist'] },
      foe: { aember: 1, artifacts: [{ id: 'pocket-universe', aember: 4, exhausted: true }] },
    });
    t.me.play('poltergeist');
    t.expect({ me: { aember: 1 }, foe: { aember: 1, artifacts: [], discard: ['pocket-universe'] } });
  });
});

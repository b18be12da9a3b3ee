import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('safe-place', () => {
  it('moves 1 from the pool to itself', () => {
    const t = table({ me: { house: 'shadows', artifacts: ['safe-place'], aember: 2 }, foe: { aember: 3 } });
    t.me.action('safe-place');
    t.expect({
      me: { aember: 1, artifacts: [{ id: 'safe-place', aember: 1, exhausted: true }] },
      foe: { aember: 3 },
    });
  });

  it('moves nothing out of an empty pool', () => {
    const t = table({ me: { house: 'shadows', artifacts: ['safe-place'], aember: 0 }, foe: { aember: 3 } });
    t.me.action('safe-place');
    t.expect({ me: { aember: 0, artifacts: [{ id: 'safe-place', exhausted: true }] }, foe: { aember: 3 } });
  });

  it('forges nothing with 1 too little', () => {
    const t = table({
      step: 'forge',
      me: { ...myHouses.shadows, artifacts: [{ id: 'safe-place', aember: 2 }], aember: 3 },
      foe: {},
    });
    t.me.house('shadows');
    t.expect({ me: { keys: 0, aember: 3, artifacts: [{ id: 'safe-place', aember: 2 }] } });
  });

  it('pays for nothing else', () => {
    const t = table({
      me: { house: 'untamed', hand: ['key-charge'], artifacts: [{ id: 'safe-place', aember: 6 }], aember: 0 },
      foe: {},
    });
    t.me.play('key-charge');
    t.expect({ me: { keys: 0, aember: 0, artifacts: [{ id: 'safe-place', aember: 6 }] } });
  });

  it('is no help to the opponent, and out of reach of thieves', () => {
    const t = table({
      me: { house: 'shadows', ...myHouses.shadows, hand: ['urchin'], aember: 3 },
      foe: { ...foeHouses, artifacts: [{ id: 'safe-place', aember: 4 }], aember: 0 },
    });
    t.me.play('urchin').end();
    t.foe.house('dis').end();
    t.me.house('shadows');
    t.expect({
      me: { keys: 0, aember: 3, line: ['urchin'] },
      foe: { aember: 0, artifacts: [{ id: 'safe-place', aember: 4 }] },
    });
  });

  it('loses its æmber to the supply when it leaves play', () => {
    const t = table({
      me: { house: 'dis', hand: ['poltergeist'] },
      foe: { artifacts: [{ id: 'safe-place', aember: 4, exhausted: true }], aember: 1 },
    });
    t.me.play('poltergeist');
    t.expect({ me: { aember: 1 }, foe: { aember: 1, artifacts: [], discard: ['safe-place'] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling forging/aember-on-cards: its æmber counts for a key, which must be forged then (%s)',
    (edition) => {
      const t = table({
        edition,
        step: 'forge',
        me: { ...myHouses.shadows, artifacts: [{ id: 'safe-place', aember: 2 }], aember: 4 },
        foe: {},
      });
      t.me.house('shadows');
      t.expect({ me: { keys: 1, aember: 0, artifacts: ['safe-place'] } });
    },
  );

  describe.each(editionsSince('cota-1.3'))('in %s', (edition) => {
    it.each([
      { spent: 0, pool: 0, left: 3 },
      { spent: 1, pool: 1, left: 2 },
      { spent: 3, pool: 3, left: 0 },
    ])(
      'ruling forging/aember-on-cards: its player decides where the æmber comes from: $spent from it',
      ({ spent, pool, left }) => {
        const t = table({
          edition,
          step: 'forge',
          me: { ...myHouses.shadows, artifacts: [{ id: 'safe-place', aember: 3 }], aember: 6 },
          foe: {},
        });
        for (let i = 0; i < spent; i++) t.me.choose('safe-place');
        if (spent < 3) t.me.done();
        t.me.house('shadows');
        t.expect({ me: { keys: 1, aember: pool, artifacts: [{ id: 'safe-place', aember: left }] } });
      },
    );
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling forging/aember-on-cards: also when a card forges outside of the step (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'untamed', hand: ['key-charge'], artifacts: [{ id: 'safe-place', aember: 3 }], aember: 4 },
        foe: {},
      });
      t.me.play('key-charge').yes();
      t.expect({ me: { keys: 1, aember: 0, artifacts: ['safe-place'] } });
    },
  );
});

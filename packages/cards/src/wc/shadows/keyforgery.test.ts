import { creatureCard, define, destroyed, forgeKey, table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

define([creatureCard({ id: 'key-toad', name: 'Key Toad', house: 'untamed', power: 1 }, destroyed(forgeKey()))]);

const mine = { house: 'shadows', ...myHouses.shadows } as const;

describe('keyforgery', () => {
  it('stops the key and is destroyed where the house was not named: nothing is spent', () => {
    const t = table({ me: { ...mine, hand: ['urchin'], artifacts: ['keyforgery'] }, foe: { ...foeHouses, aember: 6 } });
    t.me.end();
    t.foe.house('dis').house('dis');
    t.expect({ me: { hand: ['urchin'], discard: ['keyforgery'] }, foe: { aember: 6, keys: 0 }, house: 'dis' });
  });

  it('lets the key be forged where the house was named', () => {
    const t = table({ me: { ...mine, hand: ['urchin'], artifacts: ['keyforgery'] }, foe: { ...foeHouses, aember: 7 } });
    t.me.end();
    t.foe.house('shadows').house('dis');
    t.expect({ me: { hand: ['urchin'], artifacts: ['keyforgery'] }, foe: { aember: 1, keys: 1 }, house: 'dis' });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling keyforgery/any-house: lets any house be named, and stays in the hand what was revealed (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { ...mine, hand: ['urchin', 'urchin'], artifacts: ['keyforgery'] },
        foe: { ...foeHouses, aember: 6 },
      });
      t.me.end();
      expect(t.options().length).toBeGreaterThan(7);
      t.foe.house('saurian').house('dis');
      t.expect({
        me: { hand: ['urchin', 'urchin'], discard: ['keyforgery'] },
        foe: { aember: 6, keys: 0 },
        house: 'dis',
      });
    },
  );

  it('asks nothing where the æmber does not suffice, and does not stop its own player', () => {
    const t = table({
      me: { ...mine, aember: 6, hand: ['urchin'], artifacts: ['keyforgery'] },
      foe: { ...foeHouses, aember: 5 },
    });
    t.me.end();
    t.foe.house('dis').end();
    t.me.house('shadows');
    t.expect({ me: { hand: ['urchin'], keys: 1, artifacts: ['keyforgery'] }, foe: { aember: 5 }, house: 'shadows' });
  });

  it('ruling keyforgery/empty-hand: with an empty hand nothing is revealed, and the key is forged', () => {
    const t = table({ me: { ...mine, artifacts: ['keyforgery'] }, foe: { ...foeHouses, aember: 6 } });
    t.me.end();
    t.foe.house('mars').house('dis');
    t.expect({ me: { artifacts: ['keyforgery'] }, foe: { aember: 0, keys: 1 }, house: 'dis' });
  });

  const duringMyTurn = (edition: 'master-16' | 'cota-1.3') =>
    table({
      edition,
      me: { ...mine, hand: ['urchin', 'poison-wave'], artifacts: ['keyforgery'] },
      foe: { ...foeHouses, aember: 6, line: ['key-toad'] },
    });

  it('ruling keyforgery/own-turn: does not stop a key that is forged in the turn of the other player', () => {
    const t = duringMyTurn('master-16');
    t.me.play('poison-wave');
    t.expect({
      me: { hand: ['urchin'], artifacts: ['keyforgery'], discard: ['poison-wave'] },
      foe: { aember: 0, keys: 1, discard: ['key-toad'] },
    });
  });

  it('stops that one too as it was printed first', () => {
    const t = duringMyTurn('cota-1.3');
    t.me.play('poison-wave');
    t.foe.house('dis');
    t.expect({
      me: { hand: ['urchin'], artifacts: [], discard: ['poison-wave', 'keyforgery'] },
      foe: { aember: 6, keys: 0, discard: ['key-toad'] },
    });
  });

  describe('of two', () => {
    const two = () =>
      table({
        me: { ...mine, hand: ['urchin'], artifacts: ['keyforgery', 'keyforgery'] },
        foe: { ...foeHouses, aember: 6 },
      });

    it('ruling keyforgery/two: when the first stops the key the second does not ask', () => {
      const t = two();
      t.me.end();
      t.foe.choose('keyforgery').house('dis').house('dis');
      t.expect({
        me: { hand: ['urchin'], artifacts: ['keyforgery'], discard: ['keyforgery'] },
        foe: { aember: 6, keys: 0 },
        house: 'dis',
      });
    });

    it('ruling keyforgery/two: when the first was named right the second asks too', () => {
      const t = two();
      t.me.end();
      t.foe.choose('keyforgery').house('shadows').house('dis').house('dis');
      t.expect({
        me: { hand: ['urchin'], artifacts: ['keyforgery'], discard: ['keyforgery'] },
        foe: { aember: 6, keys: 0 },
        house: 'dis',
      });
    });
  });
});

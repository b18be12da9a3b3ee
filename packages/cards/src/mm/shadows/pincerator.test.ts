import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('pincerator', () => {
  it('deals 1 to each flank creature of both sides at the end of your turn and of theirs', () => {
    const t = table({
      me: { house: 'shadows', ...myHouses.shadows, artifacts: ['pincerator'], line: ['dodger', 'umbra', 'mooncurser'] },
      foe: { ...foeHouses, line: ['troll', 'shooler', 'tocsin'] },
    });
    t.me.end();
    t.expect({
      me: { artifacts: ['pincerator'], line: [{ id: 'dodger', damage: 1 }, 'umbra'] },
      foe: { line: [{ id: 'troll', damage: 1 }, 'shooler', { id: 'tocsin', damage: 1 }] },
    });
    t.foe.house('dis').end();
    t.me.house('shadows');
    t.expect({
      me: {
        artifacts: ['pincerator'],
        line: [
          { id: 'dodger', damage: 2 },
          { id: 'umbra', damage: 1 },
        ],
      },
      foe: { line: [{ id: 'troll', damage: 2 }, 'shooler', { id: 'tocsin', damage: 2 }] },
    });
  });

  it('deals only 1 to a creature that stands alone', () => {
    const t = table({
      me: { house: 'shadows', ...myHouses.shadows, artifacts: ['pincerator'] },
      foe: { ...foeHouses, line: ['troll'] },
    });
    t.me.end();
    t.expect({ me: { artifacts: ['pincerator'] }, foe: { line: [{ id: 'troll', damage: 1 }] } });
  });

  it('is stopped by armor and ward', () => {
    const t = table({
      me: { house: 'shadows', ...myHouses.shadows, artifacts: ['pincerator'] },
      foe: { ...foeHouses, line: ['sacro-thief', 'tocsin', { id: 'urchin', warded: true }] },
    });
    t.me.end();
    t.expect({ me: { artifacts: ['pincerator'] }, foe: { line: ['sacro-thief', 'tocsin', 'urchin'] } });
  });

  it('two of them deal 1 each, one after the other', () => {
    const t = table({
      me: { house: 'shadows', ...myHouses.shadows, artifacts: ['pincerator', 'pincerator'] },
      foe: { ...foeHouses, line: ['urchin', 'dodger', 'troll'] },
    });
    t.me.end();
    t.expect({
      me: { artifacts: ['pincerator', 'pincerator'] },
      foe: {
        line: [
          { id: 'dodger', damage: 1 },
          { id: 'troll', damage: 2 },
        ],
      },
    });
  });
});

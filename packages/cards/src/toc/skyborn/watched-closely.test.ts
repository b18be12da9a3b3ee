import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses } from '../../testing/houses.ts';

describe('watched-closely', () => {
  const worn = { id: 'valdr', upgrades: ['watched-closely'] };

  it('after its creature reaps the opponent of its controller makes a token creature', () => {
    const t = table({
      me: { house: 'brobnar', line: [worn], beside: ['wrangler'], deck: ['gub'] },
      foe: { beside: ['corsair'], deck: ['mother'] },
    });
    t.me.reap('valdr');
    t.expect({
      me: { aember: 1, deck: ['gub'], line: [{ ...worn, exhausted: true }] },
      foe: { deck: [], line: [{ id: 'mother', token: 'corsair', exhausted: true }] },
    });
  });

  it('put on an enemy creature it makes one for its own player', () => {
    const t = table({
      me: {
        house: 'skyborn',
        houses: ['skyborn', 'dis', 'logos'],
        hand: ['watched-closely'],
        beside: ['wrangler'],
        deck: ['gub', 'gub', 'gub', 'gub', 'gub', 'gub', 'mother'],
      },
      foe: { ...foeHouses, line: ['valdr'] },
    });
    t.me.play('watched-closely').end();
    t.foe.house('brobnar').reap('valdr');
    t.expect({
      me: { aember: 1, line: [{ id: 'mother', token: 'wrangler', exhausted: true }] },
      foe: { aember: 1, line: [{ ...worn, exhausted: true }] },
    });
  });

  it('makes none after a fight', () => {
    const t = table({
      me: { house: 'brobnar', line: [worn] },
      foe: { line: ['gub'], beside: ['corsair'], deck: ['mother'] },
    });
    t.me.fight('valdr', 'gub');
    t.expect({ me: { line: [{ ...worn, damage: 1, exhausted: true }] }, foe: { line: [], deck: ['mother'] } });
  });
});

import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('ironyx-propaganda', () => {
  it('the creature makes a token creature after a fight and after a reap', () => {
    const t = table({
      me: {
        house: 'mars',
        line: [{ id: 'zorg', upgrades: ['ironyx-propaganda'] }],
        beside: ['grunt'],
        deck: ['mother', 'troll'],
      },
      foe: { line: ['gub'] },
    });
    t.me.reap('zorg').flank('left');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'mother', token: 'grunt', exhausted: true },
          { id: 'zorg', exhausted: true, upgrades: ['ironyx-propaganda'] },
        ],
      },
      foe: { line: ['gub'] },
    });
    const fight = table({
      me: {
        house: 'mars',
        line: [{ id: 'zorg', upgrades: ['ironyx-propaganda'] }],
        beside: ['grunt'],
        deck: ['mother'],
      },
      foe: { line: ['gub'] },
    });
    fight.me.fight('zorg', 'gub').flank('right');
    fight.expect({
      me: {
        line: [
          { id: 'zorg', damage: 1, exhausted: true, upgrades: ['ironyx-propaganda'] },
          { id: 'mother', token: 'grunt', exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });

  it('on an enemy creature it makes them for the opponent', () => {
    const t = table({
      me: { house: 'mars', ...myHouses.mars, hand: ['ironyx-propaganda'], beside: ['grunt'], deck: ['mother'] },
      foe: { ...foeHouses, line: ['krump'], beside: ['rebel'], deck: ['troll'] },
    });
    t.me.play('ironyx-propaganda').end();
    t.foe.house('brobnar').reap('krump').flank('right');
    t.expect({
      me: { aember: 1, line: [] },
      foe: {
        aember: 1,
        line: [
          { id: 'krump', exhausted: true, upgrades: ['ironyx-propaganda'] },
          { id: 'troll', token: 'rebel', exhausted: true },
        ],
      },
    });
  });
});

import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('brobnar-plant, dis-plant, logos-plant, saurian-plant, star-alliance-plant, untamed-plant', () => {
  const plants = [
    ['brobnar-plant', 'brobnar'],
    ['dis-plant', 'dis'],
    ['logos-plant', 'logos'],
    ['saurian-plant', 'saurian'],
    ['star-alliance-plant', 'star-alliance'],
    ['untamed-plant', 'untamed'],
  ] as const;

  it.each(plants)('%s gains 1 when the opponent chooses %s, and when its own player does', (plant, house) => {
    const t = table({
      me: { house: 'shadows', houses: ['shadows', house, 'mars'], line: [plant] },
      foe: { houses: ['sanctum', house, 'mars'] },
    });
    t.me.end();
    t.foe.house(house).end();
    t.expect({ me: { aember: 1, line: [plant] }, foe: { aember: 0 } });
    t.me.house(house);
    t.expect({ me: { aember: 2, line: [plant] } });
  });

  it.each(plants)('%s gains nothing when another house than %s is chosen', (plant, house) => {
    const t = table({
      me: { house: 'shadows', houses: ['shadows', house, 'mars'], line: [plant] },
      foe: { houses: ['sanctum', house, 'mars'] },
    });
    t.me.end();
    t.foe.house('sanctum').end();
    t.me.house('mars');
    t.expect({ me: { aember: 0, line: [plant] } });
  });

  it.each(plants)('%s is elusive', (plant) => {
    const t = table({ me: { house: 'brobnar', line: ['troll'] }, foe: { line: [plant] } });
    t.me.fight('troll', plant);
    t.expect({ me: { line: [{ id: 'troll', exhausted: true }] }, foe: { line: [plant] } });
  });
});

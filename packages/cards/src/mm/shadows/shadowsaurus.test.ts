import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { myHouses } from '../../testing/houses.ts';

describe('shadowsaurus', () => {
  it('gives the æmber on an enemy creature to the pool of the opponent, and takes the creature into Shadows', () => {
    const t = table({
      me: { house: 'shadows', line: ['shadowsaurus'] },
      foe: { aember: 1, line: [{ id: 'troll', aember: 2 }, 'tocsin'] },
    });
    t.me.action('shadowsaurus').choose('troll').flank('right').reap('troll');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'shadowsaurus', exhausted: true },
          { id: 'troll', exhausted: true },
        ],
      },
      foe: { aember: 3, line: ['tocsin'] },
    });
  });

  it('does not take a creature without æmber', () => {
    const t = table({
      me: { house: 'shadows', line: ['shadowsaurus'] },
      foe: { aember: 1, line: [{ id: 'troll', aember: 2 }, 'tocsin'] },
    });
    t.me.action('shadowsaurus').choose('tocsin');
    t.expect({
      me: { line: [{ id: 'shadowsaurus', exhausted: true }] },
      foe: { aember: 1, line: [{ id: 'troll', aember: 2 }, 'tocsin'] },
    });
  });

  it('takes its house from it as long as it is yours, also when Shadowsaurus is gone', () => {
    const t = table({
      me: { house: 'shadows', ...myHouses.shadows, line: ['shadowsaurus'] },
      foe: {
        houses: ['logos', 'dis', 'shadows'],
        line: [{ id: 'mother', aember: 1 }],
        hand: ['gateway-to-dis', 'fear'],
      },
    });
    t.me.action('shadowsaurus').flank('left').end();
    t.foe.house('dis').play('fear').choose('shadowsaurus').end();
    t.me.house('logos').cannot('reap', 'mother', 'wrong-house').end();
    t.foe.house('dis').end();
    t.me.house('shadows').reap('mother');
    t.expect({ me: { aember: 1, line: [{ id: 'mother', exhausted: true }] }, foe: { line: [] } });
  });

  it('leaves its own house to a creature that the opponent controls again', () => {
    const t = table({
      me: { house: 'shadows', ...myHouses.shadows, line: ['shadowsaurus'] },
      foe: {
        houses: ['logos', 'dis', 'shadows'],
        line: [{ id: 'mother', aember: 1 }],
        hand: ['collar-of-subordination'],
      },
    });
    t.me.action('shadowsaurus').flank('left').end();
    t.foe.house('dis').play('collar-of-subordination').choose('mother').end();
    t.me.house('shadows').end();
    t.foe.house('logos').reap('mother');
    t.expect({
      me: { line: ['shadowsaurus'] },
      foe: { line: [{ id: 'mother', exhausted: true, upgrades: ['collar-of-subordination'] }] },
    });
  });

  it('keeps what lies on the creature: damage, stun and ward', () => {
    const t = table({
      me: { house: 'shadows', line: ['shadowsaurus'] },
      foe: { line: [{ id: 'troll', aember: 1, damage: 3, stunned: true, warded: true, exhausted: true }] },
    });
    t.me.action('shadowsaurus').flank('right');
    t.expect({
      me: {
        line: [
          { id: 'shadowsaurus', exhausted: true },
          { id: 'troll', damage: 3, stunned: true, warded: true, exhausted: true },
        ],
      },
      foe: { aember: 1, line: [] },
    });
  });

  it('finds nothing where only friendly creatures have æmber', () => {
    const t = table({
      me: { house: 'shadows', line: ['shadowsaurus', { id: 'dodger', aember: 2 }] },
      foe: { aember: 0 },
    });
    t.me.action('shadowsaurus');
    t.expect({
      me: {
        line: [
          { id: 'shadowsaurus', exhausted: true },
          { id: 'dodger', aember: 2 },
        ],
      },
      foe: { aember: 0 },
    });
  });
});

import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('stealth-modifications', () => {
  it('wards its creature and the neighbors of that, and makes the three elusive', () => {
    const t = table({
      me: {
        house: 'mars',
        ...myHouses.mars,
        hand: ['stealth-modifications'],
        line: ['tunk', 'grabber-jammer', 'zorg', 'troll'],
      },
      foe: { ...foeHouses, line: ['bumpsy', 'krump'] },
    });
    t.me.play('stealth-modifications').choose('grabber-jammer');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'tunk', warded: true },
          { id: 'grabber-jammer', warded: true, upgrades: ['stealth-modifications'] },
          { id: 'zorg', warded: true },
          'troll',
        ],
      },
      foe: { line: ['bumpsy', 'krump'] },
    });
    t.me.end();
    t.foe.house('brobnar').fight('krump', 'zorg').fight('bumpsy', 'troll');
    t.expect({
      me: {
        line: [
          { id: 'tunk', warded: true },
          { id: 'grabber-jammer', warded: true, upgrades: ['stealth-modifications'] },
          { id: 'zorg', warded: true },
          { id: 'troll', damage: 5 },
        ],
      },
      foe: { line: [{ id: 'krump', exhausted: true }] },
    });
  });

  it('gives elusive to new neighbors, and no ward', () => {
    const t = table({
      me: {
        house: 'mars',
        ...myHouses.mars,
        hand: ['tunk'],
        line: [{ id: 'grabber-jammer', upgrades: ['stealth-modifications'] }],
      },
      foe: { ...foeHouses, line: ['krump'] },
    });
    t.me.play('tunk').end();
    t.foe.house('brobnar').fight('krump', 'tunk');
    t.expect({
      me: { line: [{ id: 'grabber-jammer', upgrades: ['stealth-modifications'] }, 'tunk'] },
      foe: { line: [{ id: 'krump', exhausted: true }] },
    });
  });
});

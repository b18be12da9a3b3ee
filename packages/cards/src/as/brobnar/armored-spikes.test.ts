import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = { exhausted: true };

describe('armored-spikes', () => {
  it('goes onto a creature of either side', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['armored-spikes'], line: ['bumpsy'] },
      foe: { line: ['mother'] },
    });
    t.me.play('armored-spikes').choose('mother');
    t.expect({ me: { aember: 1, line: ['bumpsy'] }, foe: { line: [{ id: 'mother', upgrades: ['armored-spikes'] }] } });
  });

  it('gives 2 armor, and hazardous 2 while the creature is attacked', () => {
    const t = table({
      active: 1,
      me: { line: [{ id: 'bumpsy', upgrades: ['armored-spikes'] }] },
      foe: { house: 'brobnar', line: ['headhunter', 'grenade-snib'] },
    });
    t.foe.fight('headhunter', 'bumpsy');
    t.expect({
      me: { line: [{ id: 'bumpsy', damage: 3, upgrades: ['armored-spikes'] }] },
      foe: { aember: 0, line: ['grenade-snib'] },
    });
  });

  it('gives no hazardous damage while the creature attacks', () => {
    const t = table({
      me: { house: 'brobnar', line: [{ id: 'bumpsy', upgrades: ['armored-spikes'] }] },
      foe: { line: ['valdr'] },
    });
    t.me.fight('bumpsy', 'valdr');
    t.expect({
      me: { line: [{ id: 'bumpsy', damage: 4, upgrades: ['armored-spikes'], ...used }] },
      foe: { line: [{ id: 'valdr', damage: 5 }] },
    });
  });

  it('adds to hazardous that the creature has already', () => {
    const t = table({
      active: 1,
      me: { line: [{ id: 'alien-puffer', upgrades: ['armored-spikes'] }] },
      foe: { house: 'brobnar', line: ['bumpsy'] },
    });
    t.foe.fight('bumpsy', 'alien-puffer');
    t.expect({ me: { line: [{ id: 'alien-puffer', upgrades: ['armored-spikes'] }] }, foe: { line: [] } });
  });
});

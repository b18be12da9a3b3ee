import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('yo-mama-mastery', () => {
  it('fully heals the creature that it is put on, and gives its bonus', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: ['yo-mama-mastery'],
        line: [
          { id: 'troll', damage: 7 },
          { id: 'mother', damage: 2 },
        ],
      },
      foe: { line: [{ id: 'tocsin', damage: 1 }] },
    });
    t.me.play('yo-mama-mastery').choose('troll');
    t.expect({
      me: {
        aember: 1,
        hand: [],
        line: [
          { id: 'troll', upgrades: ['yo-mama-mastery'] },
          { id: 'mother', damage: 2 },
        ],
      },
      foe: { line: [{ id: 'tocsin', damage: 1 }] },
    });
  });

  it('gives taunt: neighbors cannot be attacked', () => {
    const t = table({
      me: { house: 'dis', line: ['shooler'] },
      foe: { line: ['tocsin', { id: 'troll', upgrades: ['yo-mama-mastery'] }, 'mother', 'batdrone'] },
    });
    t.me.fight('shooler', 'troll');
    t.expect({
      me: { line: [] },
      foe: {
        line: ['tocsin', { id: 'troll', damage: 5, upgrades: ['yo-mama-mastery'] }, 'mother', 'batdrone'],
      },
    });
  });

  it('lets the enemy attack whoever is not a neighbor', () => {
    const t = table({
      me: { house: 'dis', line: ['shooler'] },
      foe: { line: [{ id: 'troll', upgrades: ['yo-mama-mastery'] }, 'mother', 'batdrone'] },
    });
    t.me.fight('shooler', 'batdrone');
    t.expect({
      me: { line: [{ id: 'shooler', damage: 2, exhausted: true }] },
      foe: { line: [{ id: 'troll', upgrades: ['yo-mama-mastery'] }, 'mother'] },
    });
  });

  it('may be put on an enemy creature, even an undamaged one', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['yo-mama-mastery'], line: [{ id: 'troll', damage: 1 }] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('yo-mama-mastery').choose('tocsin');
    t.expect({
      me: { aember: 1, line: [{ id: 'troll', damage: 1 }] },
      foe: { line: [{ id: 'tocsin', upgrades: ['yo-mama-mastery'] }] },
    });
  });

  it('heals only once, when it is played', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['yo-mama-mastery', 'punch'], line: [{ id: 'troll', damage: 1 }] },
      foe: {},
    });
    t.me.play('yo-mama-mastery').play('punch');
    t.expect({ me: { aember: 2, line: [{ id: 'troll', damage: 3, upgrades: ['yo-mama-mastery'] }] } });
  });
});

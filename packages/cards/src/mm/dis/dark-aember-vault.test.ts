import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';

describe('dark-aember-vault', () => {
  it('draws a card after a Mutant creature is played, and none after another card', () => {
    const t = table({
      me: {
        house: 'dis',
        hand: ['snarette', 'shooler'],
        artifacts: ['dark-aember-vault'],
        deck: ['fear', ...filler(3)],
      },
      foe: {},
    });
    t.me.play('shooler').play('snarette');
    t.expect({
      me: {
        hand: ['fear'],
        line: [
          { id: 'shooler', exhausted: true },
          { id: 'snarette', exhausted: true },
        ],
      },
    });
  });

  it('draws once for each of two Vaults', () => {
    const t = table({
      me: {
        house: 'dis',
        hand: ['snarette'],
        artifacts: ['dark-aember-vault', 'dark-aember-vault'],
        deck: ['fear', 'hysteria', ...filler(3)],
      },
      foe: {},
    });
    t.me.play('snarette');
    t.expect({ me: { hand: ['fear', 'hysteria'], line: [{ id: 'snarette', exhausted: true }] } });
  });

  it('draws nothing for a Mutant that the opponent plays', () => {
    const t = table({
      me: { house: 'dis', hand: ['snarette'], deck: filler(2) },
      foe: { artifacts: ['dark-aember-vault'], deck: filler(2), hand: [] },
    });
    t.me.play('snarette');
    t.expect({ me: { hand: [], line: [{ id: 'snarette', exhausted: true }] }, foe: { hand: [] } });
  });

  it('gives each friendly Mutant 2 power, and no other creature', () => {
    const t = table({
      me: { house: 'dis', line: ['snarette', 'shooler'], artifacts: ['dark-aember-vault'] },
      foe: { line: ['shooler', 'shooler'] },
    });
    t.me.fight('snarette', 'shooler#1').fight('shooler', 'shooler');
    t.expect({ me: { line: [{ id: 'snarette', damage: 5, exhausted: true }] }, foe: { line: [] } });
  });

  it('gives none to an enemy Mutant', () => {
    const t = table({
      me: { house: 'dis', line: ['shooler'], artifacts: ['dark-aember-vault'] },
      foe: { line: ['snarette'] },
    });
    t.me.fight('shooler', 'snarette');
    t.expect({ me: { line: [{ id: 'shooler', damage: 4, exhausted: true }] }, foe: { line: [] } });
  });

  it('with the Vault goes the power, and a Mutant with too much damage dies', () => {
    const t = table({
      me: { house: 'sanctum', artifacts: ['gorm-of-omm'] },
      foe: { line: [{ id: 'snarette', damage: 4 }], artifacts: ['dark-aember-vault'] },
    });
    t.me.omni('gorm-of-omm');
    t.expect({ foe: { line: [], artifacts: [], discard: ['snarette', 'dark-aember-vault'] } });
  });
});

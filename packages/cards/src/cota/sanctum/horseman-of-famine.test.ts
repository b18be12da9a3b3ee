import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('horseman-of-famine', () => {
  it('destroys the least powerful creature when it is played, whoever controls it', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['horseman-of-famine'], line: ['batdrone', 'mother'] },
      foe: { line: ['tocsin', 'valdr'] },
    });
    t.me.play('horseman-of-famine');
    t.expect({
      me: { line: ['mother', { id: 'horseman-of-famine', exhausted: true }] },
      foe: { line: ['tocsin', 'valdr'] },
    });
  });

  it('lets the active player choose among equals', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['horseman-of-famine'], line: ['batdrone'] },
      foe: { line: ['silvertooth', 'valdr'] },
    });
    t.me.play('horseman-of-famine').choose('silvertooth');
    t.expect({
      me: { line: ['batdrone', { id: 'horseman-of-famine', exhausted: true }] },
      foe: { line: ['valdr'] },
    });
  });

  it('destroys itself where nothing is weaker', () => {
    const t = table({ me: { house: 'sanctum', hand: ['horseman-of-famine'] }, foe: { line: ['valdr'] } });
    t.me.play('horseman-of-famine');
    t.expect({ me: { line: [], discard: ['horseman-of-famine'] }, foe: { line: ['valdr'] } });
  });

  it('destroys one when it reaps', () => {
    const t = table({
      me: { house: 'sanctum', line: ['horseman-of-famine'] },
      foe: { line: ['tocsin', 'shooler'] },
    });
    t.me.reap('horseman-of-famine');
    t.expect({
      me: { aember: 1, line: [{ id: 'horseman-of-famine', exhausted: true }] },
      foe: { line: ['shooler'] },
    });
  });

  it('destroys one after its fight, among those that are left', () => {
    const t = table({
      me: { house: 'sanctum', line: ['horseman-of-famine'] },
      foe: { line: ['batdrone', 'tocsin', 'shooler'] },
    });
    t.me.fight('horseman-of-famine', 'batdrone');
    t.expect({
      me: { line: [{ id: 'horseman-of-famine', damage: 2, exhausted: true }] },
      foe: { line: ['shooler'] },
    });
  });

  it('goes by power, not by what is left of it after damage', () => {
    const t = table({
      me: { house: 'sanctum', line: ['horseman-of-famine'] },
      foe: { line: [{ id: 'valdr', damage: 5 }, { id: 'batdrone', power: 2 }, 'tocsin'] },
    });
    t.me.reap('horseman-of-famine');
    t.expect({
      me: { line: [{ id: 'horseman-of-famine', exhausted: true }] },
      foe: {
        line: [
          { id: 'valdr', damage: 5 },
          { id: 'batdrone', power: 2 },
        ],
      },
    });
  });
});

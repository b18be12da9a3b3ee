import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('seeker-of-truth', () => {
  it('after its fight may fight with a friendly creature of another house', () => {
    const t = table({
      me: { house: 'sanctum', line: ['seeker-of-truth', 'krump', 'troll'] },
      foe: { line: ['silvertooth', 'mother'] },
    });
    t.me.fight('seeker-of-truth', 'silvertooth').yes().choose('troll').choose('mother');
    t.expect({
      me: {
        line: [
          { id: 'seeker-of-truth', damage: 1, exhausted: true },
          'krump',
          { id: 'troll', damage: 5, exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });

  it('fights with nobody where its player declines', () => {
    const t = table({
      me: { house: 'sanctum', line: ['seeker-of-truth', 'krump'] },
      foe: { line: ['silvertooth', 'mother'] },
    });
    t.me.fight('seeker-of-truth', 'silvertooth').no();
    t.expect({
      me: { line: [{ id: 'seeker-of-truth', damage: 1, exhausted: true }, 'krump'] },
      foe: { line: ['mother'] },
    });
  });

  it('may choose a creature that is exhausted beside one that is not, and then nobody fights', () => {
    const line = ['seeker-of-truth', { id: 'krump', exhausted: true }, 'troll'] as const;
    const t = table({ me: { house: 'sanctum', line }, foe: { line: ['silvertooth', 'mother'] } });
    t.me.fight('seeker-of-truth', 'silvertooth').yes();
    expect(t.options()).toEqual(['krump', 'troll']);
    t.me.choose('krump');
    t.expect({
      me: {
        line: [{ id: 'seeker-of-truth', damage: 1, exhausted: true }, { id: 'krump', exhausted: true }, 'troll'],
      },
      foe: { line: ['mother'] },
    });
  });

  it('finds no Sanctum creature, and offers no fight where all others are exhausted', () => {
    const t = table({
      me: { house: 'sanctum', line: ['seeker-of-truth', 'bulwark'] },
      foe: { line: ['silvertooth', 'mother'] },
    });
    t.me.fight('seeker-of-truth', 'silvertooth');
    t.expect({
      me: { line: [{ id: 'seeker-of-truth', exhausted: true }, 'bulwark'] },
      foe: { line: ['mother'] },
    });
    const tired = table({
      me: { house: 'sanctum', line: ['seeker-of-truth', { id: 'krump', exhausted: true }] },
      foe: { line: ['silvertooth', 'mother'] },
    });
    tired.me.fight('seeker-of-truth', 'silvertooth');
    tired.expect({
      me: {
        line: [
          { id: 'seeker-of-truth', damage: 1, exhausted: true },
          { id: 'krump', exhausted: true },
        ],
      },
      foe: { line: ['mother'] },
    });
  });

  it('takes the stun off one that is stunned', () => {
    const t = table({
      me: { house: 'sanctum', line: ['seeker-of-truth', { id: 'krump', stunned: true }] },
      foe: { line: ['silvertooth', 'mother'] },
    });
    t.me.fight('seeker-of-truth', 'silvertooth').yes();
    t.expect({
      me: {
        line: [
          { id: 'seeker-of-truth', damage: 1, exhausted: true },
          { id: 'krump', exhausted: true },
        ],
      },
      foe: { line: ['mother'] },
    });
  });

  it('does nothing where it does not survive its fight', () => {
    const t = table({
      me: { house: 'sanctum', line: ['seeker-of-truth', 'krump'] },
      foe: { line: ['troll', 'mother'] },
    });
    t.me.fight('seeker-of-truth', 'troll');
    t.expect({ me: { line: ['krump'] }, foe: { line: [{ id: 'troll', damage: 3 }, 'mother'] } });
  });
});

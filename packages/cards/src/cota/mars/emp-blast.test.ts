import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('emp-blast', () => {
  it('stuns every Mars creature and every Robot, and destroys all artifacts, on both sides', () => {
    const t = table({
      me: { house: 'mars', hand: ['emp-blast'], line: ['tunk', 'blypyp', 'snufflegator'], artifacts: ['feeding-pit'] },
      foe: {
        line: ['mother', 'tocsin', 'zyzzix-the-many', 'batdrone'],
        artifacts: ['library-of-babble', 'seeker-needle'],
      },
    });
    t.me.play('emp-blast');
    t.expect({
      me: {
        aember: 1,
        line: [{ id: 'tunk', stunned: true }, { id: 'blypyp', stunned: true }, 'snufflegator'],
        artifacts: [],
        discard: ['emp-blast', 'feeding-pit'],
      },
      foe: {
        line: [
          { id: 'mother', stunned: true },
          'tocsin',
          { id: 'zyzzix-the-many', stunned: true },
          { id: 'batdrone', stunned: true },
        ],
        artifacts: [],
      },
    });
    expect([...t.state.players[1]!.discard]).toHaveLength(2);
  });

  it('goes by the house that a creature belongs to, not by its title', () => {
    const t = table({
      me: { house: 'mars', hand: ['emp-blast'] },
      foe: {
        line: [
          { id: 'tocsin', house: 'mars' },
          { id: 'blypyp', house: 'dis' },
          { id: 'tunk', house: 'dis' },
        ],
      },
    });
    t.me.play('emp-blast');
    t.expect({
      me: { aember: 1 },
      foe: { line: [{ id: 'tocsin', house: 'mars', stunned: true }, 'blypyp', { id: 'tunk', stunned: true }] },
    });
  });

  it('destroys artifacts where nobody is stunned, and changes nothing for those who are', () => {
    const t = table({
      me: { house: 'mars', hand: ['emp-blast'], line: [{ id: 'blypyp', stunned: true }, 'snufflegator'] },
      foe: { artifacts: ['library-of-babble'] },
    });
    t.me.play('emp-blast');
    t.expect({
      me: { aember: 1, line: [{ id: 'blypyp', stunned: true }, 'snufflegator'] },
      foe: { artifacts: [], discard: ['library-of-babble'] },
    });
  });

  it('destroys an artifact with a ward too, which has no use of it', () => {
    const t = table({
      me: { house: 'mars', hand: ['emp-blast'] },
      foe: { artifacts: [{ id: 'library-of-babble', warded: true }, 'seeker-needle'] },
    });
    t.me.play('emp-blast');
    t.expect({ me: { aember: 1 }, foe: { artifacts: [], discard: ['seeker-needle', 'library-of-babble'] } });
  });
});

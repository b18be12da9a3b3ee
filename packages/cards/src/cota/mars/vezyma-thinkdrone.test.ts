import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('vezyma-thinkdrone', () => {
  it('may archive a friendly creature or artifact from play after it reaps', () => {
    const t = table({
      me: {
        house: 'mars',
        line: ['vezyma-thinkdrone', 'snufflegator'],
        artifacts: ['feeding-pit'],
        hand: ['tunk'],
      },
      foe: { line: ['tocsin'], artifacts: ['seeker-needle'] },
    });
    t.me.reap('vezyma-thinkdrone').yes();
    expect([...t.options()].sort()).toEqual(['feeding-pit', 'snufflegator', 'vezyma-thinkdrone']);
    t.me.choose('feeding-pit');
    t.expect({
      me: {
        aember: 1,
        archives: ['feeding-pit'],
        artifacts: [],
        hand: ['tunk'],
        line: [{ id: 'vezyma-thinkdrone', exhausted: true }, 'snufflegator'],
      },
      foe: { line: ['tocsin'], artifacts: ['seeker-needle'] },
    });
  });

  it('may archive itself, with what is on it going where it goes', () => {
    const t = table({
      me: { house: 'mars', line: [{ id: 'vezyma-thinkdrone', aember: 2, upgrades: ['jammer-pack'] }] },
      foe: {},
    });
    t.me.reap('vezyma-thinkdrone').yes();
    t.expect({
      me: { aember: 1, archives: ['vezyma-thinkdrone'], line: [], discard: ['jammer-pack'] },
      foe: { aember: 2 },
    });
  });

  it('may leave everything as it is', () => {
    const t = table({ me: { house: 'mars', line: ['vezyma-thinkdrone', 'tunk'] }, foe: {} });
    t.me.reap('vezyma-thinkdrone').no();
    t.expect({ me: { aember: 1, archives: [], line: [{ id: 'vezyma-thinkdrone', exhausted: true }, 'tunk'] } });
  });

  it('sends a controlled card to the archives of its owner', () => {
    const t = table({
      me: { house: 'mars', line: ['vezyma-thinkdrone', { id: 'tocsin', owner: 1 }] },
      foe: {},
    });
    t.me.reap('vezyma-thinkdrone').yes().choose('tocsin');
    t.expect({
      me: { aember: 1, archives: [], line: [{ id: 'vezyma-thinkdrone', exhausted: true }] },
      foe: { archives: ['tocsin'] },
    });
  });

  it('does nothing in a fight', () => {
    const t = table({ me: { house: 'mars', line: ['vezyma-thinkdrone', 'tunk'] }, foe: { line: ['dust-pixie'] } });
    t.me.fight('vezyma-thinkdrone', 'dust-pixie');
    t.expect({
      me: { line: [{ id: 'vezyma-thinkdrone', damage: 1, exhausted: true }, 'tunk'], archives: [] },
      foe: { line: [] },
    });
  });
});

import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('take-that-smartypants', () => {
  it.each([
    { what: 'no card', line: [], artifacts: [], stolen: 0 },
    { what: '2 Logos creatures', line: ['mother', 'batdrone'], artifacts: [], stolen: 0 },
    {
      what: '2 Logos creatures and a Logos artifact',
      line: ['mother', 'batdrone'],
      artifacts: ['library-of-babble'],
      stolen: 2,
    },
    {
      what: '4 Logos creatures',
      line: ['mother', 'batdrone', 'doc-bookton', 'replicator'],
      artifacts: [],
      stolen: 2,
    },
    {
      what: '2 Logos creatures and 2 cards of other houses',
      line: ['mother', 'batdrone', 'tocsin'],
      artifacts: ['cannon'],
      stolen: 0,
    },
    {
      what: '2 Logos creatures and a maverick of Logos',
      line: ['mother', 'batdrone', { id: 'tocsin', house: 'logos' }],
      artifacts: [],
      stolen: 2,
    },
    {
      what: '2 Logos creatures and a Logos card that is a maverick elsewhere',
      line: ['mother', 'batdrone', { id: 'replicator', house: 'dis' }],
      artifacts: [],
      stolen: 0,
    },
  ] as const)('steals $stolen against $what', ({ line, artifacts, stolen }) => {
    const t = table({
      me: { house: 'brobnar', hand: ['take-that-smartypants'] },
      foe: { line, artifacts, aember: 5 },
    });
    t.me.play('take-that-smartypants');
    t.expect({ me: { aember: 1 + stolen }, foe: { aember: 5 - stolen, line, artifacts } });
  });

  it('counts an upgrade that the opponent controls', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['take-that-smartypants'] },
      foe: {
        line: ['mother', { id: 'batdrone', upgrades: [{ id: 'blood-of-titans', house: 'logos' }] }],
        aember: 5,
      },
    });
    t.me.play('take-that-smartypants');
    t.expect({
      me: { aember: 3 },
      foe: { aember: 3, line: ['mother', { id: 'batdrone', upgrades: ['blood-of-titans'] }] },
    });
  });

  it('does not count friendly Logos cards, nor those out of play', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['take-that-smartypants'], line: ['mother', 'mother', 'mother'] },
      foe: { line: ['batdrone', 'batdrone'], hand: ['batdrone'], discard: ['batdrone'], aember: 5 },
    });
    t.me.play('take-that-smartypants');
    t.expect({
      me: { aember: 1, line: ['mother', 'mother', 'mother'] },
      foe: { aember: 5, line: ['batdrone', 'batdrone'] },
    });
  });

  it('steals what is there from a pool of 1', () => {
    const line = ['mother', 'batdrone', 'replicator'];
    const t = table({ me: { house: 'brobnar', hand: ['take-that-smartypants'] }, foe: { line, aember: 1 } });
    t.me.play('take-that-smartypants');
    t.expect({ me: { aember: 2 }, foe: { aember: 0, line } });
  });
});

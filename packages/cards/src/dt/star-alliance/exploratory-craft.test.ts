import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';

const me = { house: 'star-alliance' } as const;

describe('exploratory-craft', () => {
  const crew = ['explo-rover', 'mother', 'dextre', 'troll'];

  it('exhausts up to three friendly creatures, and draws for each house among them', () => {
    const t = table({ me: { ...me, artifacts: ['exploratory-craft'], line: crew, deck: filler(4) }, foe: {} });
    t.me.action('exploratory-craft').choose('explo-rover', 'mother', 'troll');
    t.expect({
      me: {
        hand: filler(3),
        line: [
          { id: 'explo-rover', exhausted: true },
          { id: 'mother', exhausted: true },
          'dextre',
          { id: 'troll', exhausted: true },
        ],
      },
    });
  });

  it('draws one card for two of a house', () => {
    const t = table({ me: { ...me, artifacts: ['exploratory-craft'], line: crew, deck: filler(4) }, foe: {} });
    t.me.action('exploratory-craft').choose('mother', 'dextre').done();
    t.expect({
      me: {
        hand: filler(1),
        line: ['explo-rover', { id: 'mother', exhausted: true }, { id: 'dextre', exhausted: true }, 'troll'],
      },
    });
  });

  it('draws nothing where none is exhausted', () => {
    const t = table({ me: { ...me, artifacts: ['exploratory-craft'], line: crew, deck: filler(4) }, foe: {} });
    t.me.action('exploratory-craft').done();
    t.expect({ me: { hand: [], line: crew } });
  });

  it('a creature that was exhausted before was not exhausted this way', () => {
    const t = table({
      me: {
        ...me,
        artifacts: ['exploratory-craft'],
        line: [{ id: 'mother', exhausted: true }, 'troll'],
        deck: filler(4),
      },
      foe: { line: ['urchin'] },
    });
    t.me.action('exploratory-craft').choose('mother', 'troll');
    t.expect({
      me: {
        hand: filler(1),
        line: [
          { id: 'mother', exhausted: true },
          { id: 'troll', exhausted: true },
        ],
      },
      foe: { line: ['urchin'] },
    });
  });
});

import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('camaraderie', () => {
  const deck = ['mother', 'mother', 'mother', 'mother', 'mother'];

  it('exhausts a friendly creature of Star Alliance and draws 2 cards for each of its neighbors of another house', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['camaraderie'], line: ['troll', 'alien-horror', 'bumpsy'], deck },
    });
    t.me.play('camaraderie');
    t.expect({
      me: { aember: 1, hand: deck.slice(1), line: ['troll', { id: 'alien-horror', exhausted: true }, 'bumpsy'] },
    });
  });

  it('counts no neighbor of Star Alliance', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        hand: ['camaraderie'],
        line: ['troll', 'alien-horror', { id: 'com-officer-palik', exhausted: true }],
        deck,
      },
    });
    t.me.play('camaraderie').choose('alien-horror');
    t.expect({
      me: {
        hand: deck.slice(3),
        line: ['troll', { id: 'alien-horror', exhausted: true }, { id: 'com-officer-palik', exhausted: true }],
      },
    });
  });

  it('draws nothing where the creature was exhausted, or there is none', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        hand: ['camaraderie'],
        line: ['troll', { id: 'alien-horror', exhausted: true }],
        deck,
      },
    });
    t.me.play('camaraderie');
    t.expect({ me: { hand: [], line: ['troll', { id: 'alien-horror', exhausted: true }] } });
  });
});

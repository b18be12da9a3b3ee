import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('havoc', () => {
  it('makes a token creature as it is played', () => {
    const t = table({
      me: { house: 'dis', hand: ['havoc'], line: ['troll'], deck: ['mother', 'anger'], beside: ['snare'] },
    });
    t.me.play('havoc', 'left').flank('right');
    t.expect({
      me: {
        line: [{ id: 'havoc', exhausted: true }, 'troll', { id: 'mother', token: 'snare', exhausted: true }],
        deck: ['anger'],
      },
    });
  });

  it('makes none of an empty deck, or without a token card', () => {
    for (const more of [{ beside: ['snare'] }, { deck: ['mother'] }]) {
      const t = table({ me: { house: 'dis', hand: ['havoc'], ...more } });
      t.me.play('havoc');
      t.expect({ me: { line: [{ id: 'havoc', exhausted: true }] } });
    }
  });
});

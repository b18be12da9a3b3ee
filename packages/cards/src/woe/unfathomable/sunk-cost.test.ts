import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const beside = ['priest'];

describe('sunk-cost', () => {
  it('makes a token creature if the discarded card is of the chosen house', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['sunk-cost'], beside, deck: ['mother'] },
      foe: { hand: ['troll'] },
    });
    t.me.play('sunk-cost').choose('brobnar');
    t.expect({
      me: { line: [{ id: 'mother', token: 'priest', exhausted: true }] },
      foe: { hand: [], discard: ['troll'] },
    });
  });

  it.each([
    ['another house', ['troll'], 'logos'],
    ['no card', [], 'brobnar'],
  ] as const)('makes none for %s', (_what, hand, house) => {
    const t = table({ me: { house: 'unfathomable', hand: ['sunk-cost'], beside, deck: ['mother'] }, foe: { hand } });
    t.me.play('sunk-cost').choose(house);
    t.expect({ me: { line: [], deck: ['mother'] }, foe: { discard: hand } });
  });
});

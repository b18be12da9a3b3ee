import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('airlock', () => {
  it('discards a card of another house, and a card is drawn', () => {
    const t = table({
      me: { house: 'mars', hand: ['troll', 'zorg'], artifacts: ['airlock'], deck: ['mother', 'valdr'] },
    });
    t.me.action('airlock').choose('troll');
    t.expect({
      me: {
        hand: ['zorg', 'mother'],
        discard: ['troll'],
        deck: ['valdr'],
        artifacts: [{ id: 'airlock', exhausted: true }],
      },
    });
  });

  it('draws nothing where there is no such card', () => {
    const t = table({ me: { house: 'mars', hand: ['zorg'], artifacts: ['airlock'], deck: ['mother'] } });
    t.me.action('airlock');
    t.expect({ me: { hand: ['zorg'], deck: ['mother'], artifacts: [{ id: 'airlock', exhausted: true }] } });
  });
});

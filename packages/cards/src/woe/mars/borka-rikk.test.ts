import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('borka-rikk', () => {
  it('makes a token creature for each Mars card that is discarded from the hand', () => {
    const t = table({
      me: {
        house: 'mars',
        line: ['borka-rikk'],
        hand: ['zorg', 'blypyp'],
        beside: ['grunt'],
        deck: ['mother', 'troll', 'valdr'],
      },
    });
    t.me.discard('zorg').flank('right').discard('blypyp').flank('left');
    t.expect({
      me: {
        line: [
          { id: 'troll', token: 'grunt', exhausted: true },
          'borka-rikk',
          { id: 'mother', token: 'grunt', exhausted: true },
        ],
        discard: ['blypyp', 'zorg'],
      },
    });
  });

  it('also when the opponent takes it; not for a card of another house, nor one from the deck', () => {
    const t = table({
      me: { house: 'dis', hand: ['mind-barb'] },
      foe: { line: ['borka-rikk'], hand: ['zorg'], beside: ['grunt'], deck: ['mother'] },
    });
    t.me.play('mind-barb', 'left');
    t.expect({
      me: { aember: 1, line: [] },
      foe: { hand: [], discard: ['zorg'], line: [{ id: 'mother', token: 'grunt', exhausted: true }, 'borka-rikk'] },
    });
    const other = table({
      me: { house: 'dis', hand: ['mind-barb'] },
      foe: { line: ['borka-rikk'], hand: ['troll'], beside: ['grunt'], deck: ['mother'] },
    });
    other.me.play('mind-barb');
    other.expect({ me: { line: [] }, foe: { discard: ['troll'], deck: ['mother'], line: ['borka-rikk'] } });
  });
});

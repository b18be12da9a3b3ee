import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('shikari', () => {
  const token = { id: 'troll', token: 'corsair', exhausted: true };

  it('makes a token creature when it is played', () => {
    const t = table({ me: { house: 'skyborn', hand: ['shikari'], beside: ['corsair'], deck: ['troll'] } });
    t.me.play('shikari').flank('right');
    t.expect({ me: { deck: [], line: [{ id: 'shikari', exhausted: true }, token] } });
  });

  it('returns to hand after it fights, not after it reaps', () => {
    const t = table({
      me: { house: 'skyborn', line: ['shikari', 'shikari'], deck: ['troll'], beside: ['corsair'] },
      foe: { line: ['gub'] },
    });
    t.me.fight('shikari', 'gub').reap('shikari');
    t.expect({
      me: { aember: 1, hand: ['shikari'], deck: ['troll'], line: [{ id: 'shikari', exhausted: true }] },
      foe: { line: [] },
    });
  });

  it('to the hand of its owner, whoever controls it', () => {
    const t = table({ me: { house: 'skyborn', line: [{ id: 'shikari', owner: 1 }] }, foe: { line: ['gub'] } });
    t.me.fight('shikari', 'gub');
    t.expect({ me: { hand: [], line: [] }, foe: { hand: ['shikari'], line: [] } });
  });

  it('does not return if it is destroyed', () => {
    const t = table({ me: { house: 'skyborn', line: ['shikari'] }, foe: { line: ['troll'] } });
    t.me.fight('shikari', 'troll');
    t.expect({ me: { hand: [], line: [], discard: ['shikari'] }, foe: { line: [{ id: 'troll', damage: 4 }] } });
  });
});

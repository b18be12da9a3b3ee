import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const ten = Array.from({ length: 10 }, () => 'punch');

describe('strange-torpedo', () => {
  it('deals 1 damage with 1 splash', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['strange-torpedo'] },
      foe: { line: ['troll', 'mother', 'batdrone', 'bumpsy'] },
    });
    t.me.play('strange-torpedo').choose('mother');
    t.expect({
      foe: { line: [{ id: 'troll', damage: 1 }, { id: 'mother', damage: 1 }, { id: 'batdrone', damage: 1 }, 'bumpsy'] },
    });
  });

  it('stuns and exhausts each creature that was damaged, if the opponent is haunted', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['strange-torpedo'] },
      foe: { line: ['troll', 'brammo', 'gub'], discard: ten },
    });
    t.me.play('strange-torpedo').choose('brammo');
    t.expect({ foe: { line: [{ id: 'troll', damage: 1, stunned: true, exhausted: true }, 'brammo'] } });
  });

  it('does not where only you are haunted', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['strange-torpedo'], discard: ten },
      foe: { line: ['troll'] },
    });
    t.me.play('strange-torpedo');
    t.expect({ foe: { line: [{ id: 'troll', damage: 1 }] } });
  });
});

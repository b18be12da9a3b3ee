import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('sink-or-swim', () => {
  it('makes the opponent discard a random card', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['sink-or-swim', 'troll'] },
      foe: { hand: ['mother', 'mother'], line: ['tocsin'] },
    });
    t.me.play('sink-or-swim').choose('Your opponent discards a random card');
    t.expect({ me: { hand: ['troll'] }, foe: { hand: ['mother'], discard: ['mother'], line: ['tocsin'] } });
  });

  it('or exhausts a creature and each of its neighbors', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['sink-or-swim'], line: ['bumpsy'] },
      foe: { hand: ['mother'], line: ['tocsin', 'troll', 'dextre', 'shooler'] },
    });
    t.me.play('sink-or-swim').choose('Exhaust a creature and each of its neighbors').choose('troll');
    t.expect({
      me: { line: ['bumpsy'] },
      foe: {
        hand: ['mother'],
        line: [
          { id: 'tocsin', exhausted: true },
          { id: 'troll', exhausted: true },
          { id: 'dextre', exhausted: true },
          'shooler',
        ],
      },
    });
  });

  it('takes one neighbor only of a creature on a flank, of whichever side', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['sink-or-swim'], line: ['bumpsy', 'krump', 'troll'] },
      foe: {},
    });
    t.me.play('sink-or-swim').choose('Exhaust a creature and each of its neighbors').choose('bumpsy');
    t.expect({ me: { line: [{ id: 'bumpsy', exhausted: true }, { id: 'krump', exhausted: true }, 'troll'] } });
  });

  it('may be spent on an empty hand', () => {
    const t = table({ me: { house: 'unfathomable', hand: ['sink-or-swim'], line: ['bumpsy'] }, foe: {} });
    t.me.play('sink-or-swim').choose('Your opponent discards a random card');
    t.expect({ me: { line: ['bumpsy'], discard: ['sink-or-swim'] }, foe: { discard: [] } });
  });
});

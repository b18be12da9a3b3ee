import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('clone-home', () => {
  it('makes a token creature; with more creatures than the opponent it is archived', () => {
    const t = table({
      me: { house: 'mars', hand: ['clone-home'], beside: ['grunt'], deck: ['mother'], line: ['zorg'] },
      foe: { line: ['troll'] },
    });
    t.me.play('clone-home').flank('right');
    t.expect({
      me: { line: ['zorg', { id: 'mother', token: 'grunt', exhausted: true }], archives: ['clone-home'], discard: [] },
      foe: { line: ['troll'] },
    });
  });

  it('with as many it is not', () => {
    const t = table({
      me: { house: 'mars', hand: ['clone-home'], beside: ['grunt'], deck: ['mother'] },
      foe: { line: ['troll'] },
    });
    t.me.play('clone-home');
    t.expect({
      me: { line: [{ id: 'mother', token: 'grunt', exhausted: true }], archives: [], discard: ['clone-home'] },
      foe: { line: ['troll'] },
    });
  });
});

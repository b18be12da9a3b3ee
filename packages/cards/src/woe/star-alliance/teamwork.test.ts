import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('teamwork', () => {
  const me = { house: 'star-alliance', hand: ['teamwork'], beside: ['grunt'], deck: ['mother'] } as const;

  it('makes a token creature, and is archived where the opponent has more creatures then', () => {
    const t = table({ me, foe: { line: ['troll', 'bumpsy'] } });
    t.me.play('teamwork');
    t.expect({
      me: { line: [{ id: 'mother', token: 'grunt', exhausted: true }], archives: ['teamwork'], discard: [] },
      foe: { line: ['troll', 'bumpsy'] },
    });
  });

  it('goes to the discard pile where both have as many', () => {
    const t = table({ me, foe: { line: ['troll'] } });
    t.me.play('teamwork');
    t.expect({
      me: { line: [{ id: 'mother', token: 'grunt', exhausted: true }], archives: [], discard: ['teamwork'] },
      foe: { line: ['troll'] },
    });
  });
});

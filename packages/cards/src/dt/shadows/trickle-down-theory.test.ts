import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const tired = { exhausted: true };

describe('trickle-down-theory', () => {
  it('raises the tide when it is played', () => {
    const t = table({
      me: { house: 'shadows', hand: ['trickle-down-theory'] },
      foe: { aember: 7 },
      tide: { highFor: 1 },
    });
    t.me.play('trickle-down-theory');
    t.expect({
      tide: { highFor: 0 },
      me: { aember: 0, chains: 0, artifacts: [{ id: 'trickle-down-theory', ...tired }] },
      foe: { aember: 7 },
    });
  });

  it.each([
    { theirs: 5, gained: 0 },
    { theirs: 6, gained: 1 },
    { theirs: 10, gained: 1 },
  ])('gains $gained against an opponent with $theirs, in a turn of any house', ({ theirs, gained }) => {
    const t = table({
      me: { house: 'untamed', aember: 2, artifacts: ['trickle-down-theory'] },
      foe: { aember: theirs },
    });
    t.me.omni('trickle-down-theory');
    t.expect({
      me: { aember: 2 + gained, artifacts: [{ id: 'trickle-down-theory', ...tired }] },
      foe: { aember: theirs },
    });
  });
});

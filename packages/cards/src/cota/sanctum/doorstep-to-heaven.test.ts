import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('doorstep-to-heaven', () => {
  it.each([
    { theirs: 0, left: 0 },
    { theirs: 4, left: 4 },
    { theirs: 5, left: 5 },
    { theirs: 6, left: 5 },
    { theirs: 7, left: 5 },
    { theirs: 19, left: 5 },
  ])('leaves the opponent $left of $theirs', ({ theirs, left }) => {
    const t = table({ me: { house: 'sanctum', hand: ['doorstep-to-heaven'] }, foe: { aember: theirs } });
    t.me.play('doorstep-to-heaven');
    t.expect({ me: { aember: 1 }, foe: { aember: left } });
  });

  it.each([
    { mine: 3, left: 4 },
    { mine: 4, left: 5 },
    { mine: 5, left: 5 },
    { mine: 9, left: 5 },
  ])('counts its own bonus: of $mine and 1 are left $left', ({ mine, left }) => {
    const t = table({ me: { house: 'sanctum', hand: ['doorstep-to-heaven'], aember: mine }, foe: { aember: 2 } });
    t.me.play('doorstep-to-heaven');
    t.expect({ me: { aember: left }, foe: { aember: 2 } });
  });

  it('reduces both players at once', () => {
    const t = table({ me: { house: 'sanctum', hand: ['doorstep-to-heaven'], aember: 8 }, foe: { aember: 7 } });
    t.me.play('doorstep-to-heaven');
    t.expect({ me: { aember: 5, discard: ['doorstep-to-heaven'] }, foe: { aember: 5 } });
  });

  it('leaves captured æmber where it is', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['doorstep-to-heaven'], line: [{ id: 'mother', aember: 7 }] },
      foe: { aember: 6, artifacts: [{ id: 'pocket-universe', aember: 9 }] },
    });
    t.me.play('doorstep-to-heaven');
    t.expect({
      me: { aember: 1, line: [{ id: 'mother', aember: 7 }] },
      foe: { aember: 5, artifacts: [{ id: 'pocket-universe', aember: 9 }] },
    });
  });
});

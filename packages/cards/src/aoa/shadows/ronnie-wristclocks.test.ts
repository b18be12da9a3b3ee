import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('ronnie-wristclocks', () => {
  it.each([
    { theirs: 6, stolen: 1 },
    { theirs: 7, stolen: 2 },
    { theirs: 0, stolen: 0 },
  ])('steals $stolen of $theirs', ({ theirs, stolen }) => {
    const t = table({ me: { house: 'shadows', hand: ['ronnie-wristclocks'] }, foe: { aember: theirs } });
    t.me.play('ronnie-wristclocks');
    t.expect({
      me: { aember: stolen, line: [{ id: 'ronnie-wristclocks', exhausted: true }] },
      foe: { aember: theirs - stolen },
    });
  });
});

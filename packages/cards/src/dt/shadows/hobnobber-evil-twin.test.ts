import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const tired = { exhausted: true };

describe('hobnobber-evil-twin', () => {
  it.each([
    { theirs: 0, stolen: 0 },
    { theirs: 1, stolen: 1 },
    { theirs: 2, stolen: 0 },
  ])('steals $stolen from an opponent who has $theirs, in a turn of any house', ({ theirs, stolen }) => {
    const t = table({ me: { house: 'untamed', line: ['hobnobber-evil-twin'] }, foe: { aember: theirs } });
    t.me.omni('hobnobber-evil-twin');
    t.expect({
      me: { aember: stolen, line: [{ id: 'hobnobber-evil-twin', ...tired }] },
      foe: { aember: theirs - stolen },
    });
  });

  it('looks at the opponent alone', () => {
    const t = table({ me: { house: 'shadows', aember: 1, line: ['hobnobber-evil-twin'] }, foe: { aember: 3 } });
    t.me.omni('hobnobber-evil-twin');
    t.expect({ me: { aember: 1, line: [{ id: 'hobnobber-evil-twin', ...tired }] }, foe: { aember: 3 } });
  });
});

import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const tired = { exhausted: true };

describe('hobnobber', () => {
  it.each([
    { theirs: 5, stolen: 0 },
    { theirs: 6, stolen: 2 },
    { theirs: 9, stolen: 2 },
  ])('steals $stolen from an opponent who has $theirs', ({ theirs, stolen }) => {
    const t = table({ me: { house: 'shadows', line: ['hobnobber'] }, foe: { aember: theirs } });
    t.me.action('hobnobber');
    t.expect({ me: { aember: stolen, line: [{ id: 'hobnobber', ...tired }] }, foe: { aember: theirs - stolen } });
  });

  it('does so only by its action', () => {
    const t = table({ me: { house: 'shadows', line: ['hobnobber'] }, foe: { aember: 7 } });
    t.me.reap('hobnobber');
    t.expect({ me: { aember: 1, line: [{ id: 'hobnobber', ...tired }] }, foe: { aember: 7 } });
  });
});

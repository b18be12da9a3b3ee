import { describe, it } from 'vitest';
import { against, drawn } from '../../testing/game.ts';

describe('rotk-grappling-tentacle', () => {
  it('Grappling Tentacle fights the most powerful creature that is not on a flank, and else reaps', () => {
    const t = against({
      me: { line: ['grunt-9', 'grunt-2', 'grunt-3', 'grunt-9'] },
      foe: { line: ['rotk-grappling-tentacle'] },
    });
    t.me.end();
    t.expect({
      me: { line: ['grunt-9', 'grunt-2', 'grunt-9'] },
      foe: { aember: 1, line: [{ id: 'rotk-grappling-tentacle', damage: 3 }] },
    });
    const none = against({ me: { line: ['grunt-9', 'grunt-2'] }, foe: { line: ['rotk-grappling-tentacle'] } });
    none.me.end();
    none.expect({ me: { line: ['grunt-9', 'grunt-2'] }, foe: { aember: 2, line: ['rotk-grappling-tentacle'] } });
  });

  it.each([
    ['low', 6],
    ['high', 3],
  ] as const)('Grappling Tentacle captures at %s tide %i of your æmber', (tide, amount) => {
    const t = drawn('rotk-grappling-tentacle', {
      tide,
      me: { aember: 8, house: 'brobnar' },
      foe: { deck: ['rotk-grappling-tentacle'] },
    });
    const line = [{ id: 'rotk-grappling-tentacle', aember: amount }];
    // What is left may be enough for a key.
    const keys = 8 - amount >= 6 ? 1 : 0;
    t.expect({ me: { aember: 8 - amount - 6 * keys }, foe: { line, aember: 1 } });
  });

  it('Grappling Tentacle captures what there is', () => {
    const t = drawn('rotk-grappling-tentacle', { me: { aember: 2 } });
    t.expect({ me: { aember: 0 }, foe: { line: [{ id: 'rotk-grappling-tentacle', aember: 2 }], aember: 1 } });
  });
});

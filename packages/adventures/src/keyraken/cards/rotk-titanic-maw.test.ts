import { describe, it } from 'vitest';
import { against, keyrakenId } from '../../testing/game.ts';

describe('rotk-titanic-maw', () => {
  it('Titanic Maw: the Keyraken fights the strongest, without damage, and hurts its neighbors', () => {
    const t = against({
      me: { line: ['grunt-4', 'grunt-9', 'grunt-2', 'grunt-5'] },
      foe: { adversary: { id: keyrakenId, upgrades: ['rotk-titanic-maw'] } },
    });
    t.me.end();
    t.expect({
      me: { line: [{ id: 'grunt-4', damage: 3 }, { id: 'grunt-9', damage: 3 }, 'grunt-5'] },
      foe: { aember: 0, adversary: { id: keyrakenId, upgrades: ['rotk-titanic-maw'] } },
    });
  });

  it('Titanic Maw hurts the neighbors of a creature that it destroys too', () => {
    const t = against({
      me: { line: ['grunt-2', { id: 'grunt-9', damage: 7 }, 'grunt-4'] },
      foe: { adversary: { id: keyrakenId, upgrades: ['rotk-titanic-maw'] } },
    });
    t.me.end();
    t.expect({
      me: { line: [{ id: 'grunt-4', damage: 3 }] },
      foe: { adversary: { id: keyrakenId, upgrades: ['rotk-titanic-maw'] } },
    });
  });

  it('Titanic Maw is destroyed at the end of its turn if you control no creatures', () => {
    const t = against({ foe: { adversary: { id: keyrakenId, upgrades: ['rotk-titanic-maw'] } } });
    t.me.end();
    t.expect({ foe: { aember: 1, adversary: keyrakenId, discard: ['rotk-titanic-maw'] } });
  });
});

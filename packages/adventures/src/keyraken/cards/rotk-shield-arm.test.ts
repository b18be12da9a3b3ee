import { describe, it } from 'vitest';
import { against, keyrakenId } from '../../testing/game.ts';

describe('rotk-shield-arm', () => {
  it('Shield Arm destroyed: 3 damage to the Keyraken too', () => {
    const t = against({ me: { hand: ['punch', 'punch'] }, foe: { line: [{ id: 'rotk-shield-arm', damage: 4 }] } });
    t.me.play('punch').play('punch');
    t.expect({ foe: { adversary: { id: keyrakenId, damage: 3 }, line: [] } });
  });

  it('Shield Arm protects its neighbors and reaps', () => {
    const t = against({
      me: { line: ['grunt-5'] },
      foe: { line: ['rotk-tenacious-arm', 'rotk-shield-arm'] },
    });
    t.me.fight('grunt-5', 'rotk-shield-arm');
    t.expect({
      me: { line: [] },
      foe: { line: ['rotk-tenacious-arm', { id: 'rotk-shield-arm', damage: 2 }] },
    });
  });
});

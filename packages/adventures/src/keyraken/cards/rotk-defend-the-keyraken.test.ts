import { describe, it } from 'vitest';
import { drawn, keyrakenId } from '../../testing/game.ts';

describe('rotk-defend-the-keyraken', () => {
  it('Defend the Keyraken! wards it and each of its creatures', () => {
    const t = drawn('rotk-defend-the-keyraken', {
      me: { line: ['grunt-1'] },
      foe: { deck: ['rotk-defend-the-keyraken'], line: ['rotk-shield-arm'] },
    });
    t.expect({
      me: { line: ['grunt-1'] },
      foe: {
        aember: 3,
        adversary: { id: keyrakenId, warded: true },
        line: [{ id: 'rotk-shield-arm', warded: true }],
      },
    });
    t.me.fight('grunt-1', keyrakenId);
    t.expect({ me: { line: [] }, foe: { adversary: keyrakenId, line: [{ id: 'rotk-shield-arm', warded: true }] } });
  });
});

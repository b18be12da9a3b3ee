import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('strange-gizmo', () => {
  it('destroys each creature and artifact, itself too, after its controller forged a key', () => {
    const t = table({
      step: 'forge',
      me: {
        ...myHouses.logos,
        aember: 7,
        artifacts: ['strange-gizmo', 'library-of-babble'],
        line: ['mother', { id: 'batdrone', upgrades: ['blood-of-titans'] }],
      },
      foe: { ...foeHouses, aember: 1, artifacts: ['seeker-needle'], line: [{ id: 'valdr', aember: 2 }, 'shooler'] },
    });
    t.me.house('logos');
    t.expect({ me: { keys: 1, aember: 3, artifacts: [], line: [] }, foe: { aember: 1, artifacts: [], line: [] } });
    expect(t.state.players[0]?.discard).toHaveLength(5);
    expect(t.state.players[1]?.discard).toHaveLength(3);
  });

  it('does nothing when the opponent forges a key', () => {
    const t = table({
      step: 'forge',
      me: { ...myHouses.logos, aember: 6, line: ['mother'] },
      foe: { ...foeHouses, artifacts: ['strange-gizmo'] },
    });
    t.me.house('logos');
    t.expect({ me: { keys: 1, line: ['mother'] }, foe: { artifacts: ['strange-gizmo'] } });
  });

  it('works for a key that a card forges, and loses the æmber on artifacts', () => {
    const t = table({
      me: {
        house: 'untamed',
        aember: 7,
        hand: ['key-charge'],
        artifacts: ['strange-gizmo', { id: 'pocket-universe', aember: 2 }],
      },
      foe: { line: ['tocsin'] },
    });
    t.me.play('key-charge').yes().choose('pocket-universe').done();
    t.expect({ me: { keys: 1, aember: 1, artifacts: [], line: [] }, foe: { aember: 0, line: [] } });
  });

  it('lets Destroyed: abilities resolve and wards save', () => {
    const t = table({
      step: 'forge',
      me: { ...myHouses.logos, aember: 6, artifacts: ['strange-gizmo'], line: [{ id: 'mother', warded: true }] },
      foe: { ...foeHouses, line: ['dust-imp'] },
    });
    t.me.house('logos');
    t.expect({ me: { keys: 1, aember: 0, artifacts: [], line: ['mother'] }, foe: { aember: 2, line: [] } });
  });

  it('comes too late for the third key', () => {
    const t = table({
      step: 'forge',
      me: { ...myHouses.logos, keys: 2, aember: 6, artifacts: ['strange-gizmo'], line: ['mother'] },
      foe: { ...foeHouses },
    });
    t.expect({ winner: 'me', me: { keys: 3, artifacts: ['strange-gizmo'], line: ['mother'] } });
  });

  it('gives its bonus when it is played, and destroys nothing then', () => {
    const t = table({ me: { house: 'logos', hand: ['strange-gizmo'] }, foe: { line: ['tocsin'] } });
    t.me.play('strange-gizmo');
    t.expect({ me: { aember: 1, artifacts: [{ id: 'strange-gizmo', exhausted: true }] }, foe: { line: ['tocsin'] } });
  });
});

import { see, table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

const me = { house: 'star-alliance' } as const;

describe('officer-s-blaster', () => {
  const armed = { id: 'dust-pixie', upgrades: ['officer-s-blaster'] };

  it('gives its creature +2 power', () => {
    const t = table({ me: { ...me, hand: ['officer-s-blaster'], line: ['dust-pixie'] }, foe: { line: ['batdrone'] } });
    t.me.play('officer-s-blaster').choose('dust-pixie');
    t.expect({ me: { aember: 1, line: [armed] }, foe: { line: ['batdrone'] } });
    expect(see(t.state, 0).players[0]?.line[0]?.power).toBe(3);
  });

  it('goes to the right neighbor of its creature when that is destroyed', () => {
    const t = table({
      me: { house: 'brobnar', line: ['troll'] },
      foe: { line: ['dextre', armed, 'mother'] },
    });
    t.me.fight('troll', 'dust-pixie');
    t.expect({
      me: { line: [{ id: 'troll', exhausted: true, damage: 3 }] },
      foe: { line: ['dextre', { id: 'mother', upgrades: ['officer-s-blaster'] }], discard: ['dust-pixie'] },
    });
  });

  it('is discarded with a creature that has nobody on its right', () => {
    const t = table({ me: { house: 'brobnar', line: ['troll'] }, foe: { line: ['dextre', armed] } });
    t.me.fight('troll', 'dust-pixie');
    t.expect({
      me: { line: [{ id: 'troll', exhausted: true, damage: 3 }] },
      foe: { line: ['dextre'], discard: ['dust-pixie', 'officer-s-blaster'] },
    });
  });

  it('stays in the line of the opponent where it was put on an enemy creature', () => {
    const t = table({
      me: { ...me, hand: ['officer-s-blaster'], line: [{ id: 'troll', house: 'star-alliance' }] },
      foe: { line: ['dust-pixie', 'mother'] },
    });
    t.me.play('officer-s-blaster').choose('dust-pixie').fight('troll', 'dust-pixie');
    t.expect({
      me: { line: [{ id: 'troll', exhausted: true, damage: 3 }], discard: [] },
      foe: { line: [{ id: 'mother', upgrades: ['officer-s-blaster'] }] },
    });
  });

  it('goes nowhere when its creature leaves play undestroyed', () => {
    const t = table({
      me: { ...me, hand: ['unity-or-discord'], line: [armed, 'mother'] },
      foe: {},
    });
    t.me.play('unity-or-discord').choose('Return creatures', 'dust-pixie').done();
    t.expect({ me: { hand: ['dust-pixie', 'officer-s-blaster'], line: ['mother'] } });
  });

  it('is lost where the neighbor is destroyed at the same time', () => {
    const t = table({ me: { house: 'dis', hand: ['gateway-to-dis'], line: [armed, 'mother'] }, foe: {} });
    t.me.play('gateway-to-dis');
    t.expect({ me: { line: [], chains: 3 } });
    expect(t.state.players[0]?.discard).toHaveLength(4);
  });
});

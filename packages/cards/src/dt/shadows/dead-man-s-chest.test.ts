import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const tired = { exhausted: true };
const fairies = (n: number) => Array.from({ length: n }, () => 'dust-pixie');

describe('dead-man-s-chest', () => {
  it('gets 4 from the supply and deals 2 to a creature when it is played', () => {
    const t = table({
      me: { house: 'shadows', hand: ['dead-man-s-chest'], line: ['dodger'] },
      foe: { aember: 1, line: ['troll'] },
    });
    t.me.play('dead-man-s-chest').choose('troll');
    t.expect({
      me: { aember: 1, artifacts: [{ id: 'dead-man-s-chest', aember: 4, ...tired }], line: ['dodger'] },
      foe: { aember: 1, line: [{ id: 'troll', damage: 2 }] },
    });
  });

  it('pays the active player out when a sixth creature is destroyed in a turn, whoever controls it', () => {
    const t = table({
      me: { house: 'shadows', hand: ['poison-wave'], line: ['silvertooth', 'bad-penny', 'umbra', 'troll'] },
      foe: { artifacts: [{ id: 'dead-man-s-chest', aember: 4 }], line: fairies(3) },
    });
    t.me.play('poison-wave');
    t.expect({
      me: { aember: 5, line: [{ id: 'troll', damage: 2 }] },
      foe: { aember: 0, artifacts: ['dead-man-s-chest'], line: [] },
    });
  });

  it('counts over the whole turn, and a fifth is not enough', () => {
    const t = table({
      me: {
        house: 'shadows',
        hand: ['poison-wave'],
        artifacts: [{ id: 'dead-man-s-chest', aember: 4 }],
        line: ['macis-asp'],
      },
      foe: { line: [...fairies(5), 'krump'] },
    });
    t.me.play('poison-wave');
    t.expect({
      me: { aember: 1, artifacts: [{ id: 'dead-man-s-chest', aember: 4 }], line: [{ id: 'macis-asp', damage: 2 }] },
      foe: { line: [{ id: 'krump', damage: 2 }] },
    });
    t.me.fight('macis-asp', 'krump');
    t.expect({
      me: { aember: 5, artifacts: ['dead-man-s-chest'], line: [{ id: 'macis-asp', damage: 2, ...tired }] },
      foe: { line: [] },
    });
  });

  it('counts no artifacts', () => {
    const t = table({
      me: { house: 'shadows', hand: ['poison-wave', 'hock'], artifacts: [{ id: 'dead-man-s-chest', aember: 4 }] },
      foe: { line: fairies(5), artifacts: ['cannon'] },
    });
    t.me.play('poison-wave').play('hock').choose('cannon');
    t.expect({ me: { artifacts: [{ id: 'dead-man-s-chest', aember: 4 }] }, foe: { line: [], artifacts: [] } });
  });

  it('pays nothing while it is exhausted', () => {
    const t = table({
      me: { house: 'shadows', hand: ['poison-wave'], artifacts: [{ id: 'dead-man-s-chest', aember: 4, ...tired }] },
      foe: { line: fairies(6) },
    });
    t.me.play('poison-wave');
    t.expect({ me: { aember: 1, artifacts: [{ id: 'dead-man-s-chest', aember: 4, ...tired }] }, foe: { line: [] } });
  });

  it('counts no creature that a ward saved', () => {
    const t = table({
      me: { house: 'shadows', hand: ['poison-wave'], artifacts: [{ id: 'dead-man-s-chest', aember: 4 }] },
      foe: { line: [...fairies(5), { id: 'dust-pixie', warded: true }] },
    });
    t.me.play('poison-wave');
    t.expect({ me: { aember: 1, artifacts: [{ id: 'dead-man-s-chest', aember: 4 }] }, foe: { line: ['dust-pixie'] } });
  });
});

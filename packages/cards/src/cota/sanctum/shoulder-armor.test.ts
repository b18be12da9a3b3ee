import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('shoulder-armor', () => {
  it('gives its creature 2 power and 2 armor on a flank', () => {
    const t = table({
      me: { house: 'logos', line: [{ id: 'mother', upgrades: ['shoulder-armor'] }, 'tocsin', 'shooler'] },
      foe: { line: ['niffle-queen'] },
    });
    t.me.fight('mother', 'niffle-queen');
    t.expect({
      me: { line: [{ id: 'mother', damage: 4, exhausted: true, upgrades: ['shoulder-armor'] }, 'tocsin', 'shooler'] },
      foe: { line: [] },
    });
  });

  it.each([
    { damage: 2, left: [{ id: 'mother', damage: 6, upgrades: ['shoulder-armor'] }] },
    { damage: 3, left: [] },
  ])(
    'gives a creature with 5 power 7, also on the right flank: $damage, 1 past the armor, and 3',
    ({ damage, left }) => {
      const t = table({
        me: { house: 'brobnar', hand: ['punch', 'punch'] },
        foe: { line: ['tocsin', { id: 'mother', damage, upgrades: ['shoulder-armor'] }] },
      });
      t.me.play('punch').choose('mother');
      t.expect({ foe: { line: ['tocsin', { id: 'mother', damage: damage + 1, upgrades: ['shoulder-armor'] }] } });
      t.me.play('punch').choose('mother');
      t.expect({ foe: { line: ['tocsin', ...left] } });
    },
  );

  it('gives nothing between others', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { line: ['tocsin', { id: 'mother', damage: 1, upgrades: ['shoulder-armor'] }, 'shooler'] },
    });
    t.me.play('punch').choose('mother');
    t.expect({
      foe: { line: ['tocsin', { id: 'mother', damage: 4, upgrades: ['shoulder-armor'] }, 'shooler'] },
    });
  });

  it('gives nothing to the other flank creature', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { line: [{ id: 'mother', upgrades: ['shoulder-armor'] }, 'tocsin'] },
    });
    t.me.play('punch').choose('tocsin');
    t.expect({ foe: { line: [{ id: 'mother', upgrades: ['shoulder-armor'] }] } });
  });

  it('is lost with the flank: a creature with too much damage is destroyed', () => {
    const t = table({
      me: {
        house: 'sanctum',
        hand: ['champion-anaphiel'],
        line: ['tocsin', { id: 'mother', damage: 5, upgrades: ['shoulder-armor'] }],
      },
      foe: {},
    });
    t.me.play('champion-anaphiel', 'right');
    t.expect({
      me: {
        line: ['tocsin', { id: 'champion-anaphiel', exhausted: true }],
        discard: ['mother', 'shoulder-armor'],
      },
    });
  });

  it('helps again when the creature comes to a flank in the middle of a turn', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch', 'punch'] },
      foe: { line: ['tocsin', { id: 'mother', upgrades: ['shoulder-armor'] }, 'shooler'] },
    });
    t.me.play('punch').choose('tocsin').play('punch').choose('mother');
    t.expect({ foe: { line: [{ id: 'mother', damage: 1, upgrades: ['shoulder-armor'] }, 'shooler'] } });
  });

  it('gives its bonus and may be played on a damaged creature, which it saves from nothing that was dealt', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['shoulder-armor'], line: [{ id: 'mother', damage: 4 }] },
      foe: {},
    });
    t.me.play('shoulder-armor');
    t.expect({ me: { aember: 1, line: [{ id: 'mother', damage: 4, upgrades: ['shoulder-armor'] }] } });
  });
});

// Being on a flank, by place or because Spectral Tunneler says so, for everything that asks about it.
import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../index.ts';

const tired = { exhausted: true };
const tunneler = { id: 'spectral-tunneler', ...tired };

describe('a creature that Spectral Tunneler put on a flank', () => {
  it('can be chosen by Bulleteye, Snudge and Harland Mindlock, and by Booby Trap no more', () => {
    const t = table({
      me: { house: 'logos', hand: ['harland-mindlock'], artifacts: ['spectral-tunneler'] },
      foe: { line: ['troll', 'mother', 'krump'] },
    });
    t.me.action('spectral-tunneler').choose('mother').play('harland-mindlock').choose('mother').flank('right');
    t.expect({
      me: { line: [{ id: 'harland-mindlock', ...tired }, 'mother'], artifacts: [tunneler] },
      foe: { line: ['troll', 'krump'] },
    });
    const u = table({
      me: { house: 'logos', hand: ['phase-shift', 'booby-trap'], artifacts: ['spectral-tunneler'] },
      foe: { line: ['troll', 'mother', 'krump'] },
    });
    u.me.action('spectral-tunneler').choose('mother').play('phase-shift').play('booby-trap');
    u.expect({ me: { aember: 1 }, foe: { line: ['troll', 'mother', 'krump'] } });
  });

  it('is not stunned by Radiant Truth nor hit by Longfused Mines', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['spectral-tunneler', 'longfused-mines'] },
      foe: { line: ['troll', 'mother', 'tocsin', 'krump'] },
    });
    t.me.action('spectral-tunneler').choose('mother').omni('longfused-mines');
    t.expect({ me: { artifacts: [tunneler] }, foe: { line: ['troll', 'mother', 'krump'] } });
  });

  it('gets what flank creatures get: Halacor, Staunch Knight, Shoulder Armor, and 2 more from Valdr', () => {
    const t = table({
      me: { house: 'logos', line: ['halacor', { id: 'doc-bookton' }, 'mother'], artifacts: ['spectral-tunneler'] },
      foe: { line: ['tocsin'] },
    });
    t.me.action('spectral-tunneler').choose('doc-bookton').fight('doc-bookton', 'tocsin');
    t.expect({
      me: { line: ['halacor', { id: 'doc-bookton', ...tired }, 'mother'], artifacts: [tunneler] },
      foe: { line: [] },
    });
    const u = table({
      me: {
        house: 'logos',
        line: ['mother', { id: 'staunch-knight', house: 'logos' }, 'batdrone'],
        artifacts: ['spectral-tunneler'],
      },
      foe: { line: [{ id: 'krump', power: 1 }] },
    });
    u.me.action('spectral-tunneler').choose('staunch-knight').fight('staunch-knight', 'krump');
    u.expect({
      me: { line: ['mother', { id: 'staunch-knight', damage: 5, ...tired }, 'batdrone'] },
      foe: { line: [{ id: 'krump', power: 1, damage: 6 }] },
    });
    const v = table({
      me: { house: 'logos', line: [{ id: 'valdr', house: 'logos' }], artifacts: ['spectral-tunneler'] },
      foe: { line: ['mother', 'troll', 'batdrone'] },
    });
    v.me.action('spectral-tunneler').choose('troll').fight('valdr', 'troll');
    v.expect({ me: { line: [] }, foe: { line: ['mother', 'batdrone'] } });
  });

  it('dies of the damage that its power on the flank bore, when the turn is over', () => {
    const t = table({
      me: {
        house: 'logos',
        line: ['mother', { id: 'staunch-knight', house: 'logos' }, 'batdrone'],
        artifacts: ['spectral-tunneler'],
      },
      foe: { houses: ['brobnar'], line: [{ id: 'krump', power: 1 }] },
    });
    t.me.action('spectral-tunneler').choose('staunch-knight').fight('staunch-knight', 'krump').end();
    t.expect({ me: { line: ['mother', 'batdrone'] }, foe: { line: [{ id: 'krump', power: 1, damage: 6 }] } });
  });
});

describe('flanks that move', () => {
  it('a creature that dies makes a flank of its neighbor, for a Bulleteye that comes next', () => {
    const t = table({
      me: { house: 'shadows', line: ['bulleteye', 'mother', 'bulleteye'] },
      foe: { line: ['troll', 'krump', 'tocsin'] },
    });
    t.me.reap('bulleteye#1').choose('troll').reap('bulleteye#2').choose('krump');
    t.expect({
      me: { aember: 2, line: [{ id: 'bulleteye', ...tired }, 'mother', { id: 'bulleteye', ...tired }] },
      foe: { line: ['tocsin'] },
    });
  });

  it('an only creature is on both flanks and has no neighbors: Mighty Lance and Positron Bolt hit it once', () => {
    const t = table({ me: { house: 'sanctum', hand: ['mighty-lance'] }, foe: { line: ['troll'] } });
    t.me.play('mighty-lance');
    t.expect({ me: {}, foe: { line: [{ id: 'troll', damage: 3 }] } });
    const u = table({ me: { house: 'logos', hand: ['positron-bolt'] }, foe: { line: ['mother', 'troll'] } });
    u.me.play('positron-bolt').choose('troll');
    u.expect({
      me: { aember: 1 },
      foe: {
        line: [
          { id: 'mother', damage: 2 },
          { id: 'troll', damage: 3 },
        ],
      },
    });
  });

  it('Titan Mechanic and Shoulder Armor swapped inward by Sanctum Guardian lose what the flank gave', () => {
    const t = table({
      me: { house: 'sanctum', houses: ['sanctum'], aember: 4, line: ['titan-mechanic', 'sanctum-guardian', 'mother'] },
      foe: { houses: ['dis'] },
    });
    t.me.reap('sanctum-guardian').choose('titan-mechanic').end();
    t.foe.end();
    t.expect({ me: { keys: 0, aember: 5, line: ['sanctum-guardian', 'titan-mechanic', 'mother'] } });
  });

  it('Transposition Sandals move their creature, and the other one may be used in any house', () => {
    const t = table({
      me: { house: 'logos', line: [{ id: 'batdrone', upgrades: ['transposition-sandals'] }, 'mother', 'troll'] },
      foe: { line: ['dust-imp'] },
    });
    t.me.action('batdrone').choose('troll').reap('troll');
    t.expect({
      me: {
        aember: 1,
        line: [{ id: 'troll', ...tired }, 'mother', { id: 'batdrone', upgrades: ['transposition-sandals'], ...tired }],
      },
      foe: { line: ['dust-imp'] },
    });
  });
});

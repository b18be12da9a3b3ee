import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('bulwark', () => {
  it('gives each of its neighbors 2 armor, and no other creature', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch', 'punch', 'punch'] },
      foe: { line: ['headhunter', 'mother', 'bulwark', 'shooler'] },
    });
    t.me.play('punch').choose('headhunter').play('punch').choose('mother').play('punch').choose('shooler');
    t.expect({
      me: { aember: 3 },
      foe: {
        line: [{ id: 'headhunter', damage: 3 }, { id: 'mother', damage: 1 }, 'bulwark', { id: 'shooler', damage: 1 }],
      },
    });
  });

  it('has only its own 2 armor itself', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { line: ['mother', 'bulwark'] },
    });
    t.me.play('punch').choose('bulwark');
    t.expect({ foe: { line: ['mother', { id: 'bulwark', damage: 1 }] } });
  });

  it('adds to the armor that a neighbor has, and to that of a second Bulwark', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch', 'punch', 'punch'] },
      foe: { line: ['bulwark', 'raiding-knight', 'bulwark'] },
    });
    t.me.play('punch').choose('raiding-knight').play('punch').choose('raiding-knight');
    t.expect({ foe: { line: ['bulwark', 'raiding-knight', 'bulwark'] } });
    t.me.play('punch').choose('raiding-knight');
    t.expect({ foe: { line: ['bulwark', { id: 'raiding-knight', damage: 3 }, 'bulwark'] } });
  });

  it('prevents 2 of damage that hits all at once, for each of them', () => {
    const t = table({
      me: { house: 'shadows', hand: ['poison-wave'] },
      foe: {
        line: [
          { id: 'bulwark', damage: 3 },
          { id: 'silvertooth', damage: 1 },
        ],
      },
    });
    t.me.play('poison-wave');
    t.expect({
      foe: {
        line: [
          { id: 'bulwark', damage: 3 },
          { id: 'silvertooth', damage: 1 },
        ],
      },
    });
  });

  it('gives nothing to creatures of the opponent', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: ['bulwark'] },
      foe: { line: ['mother'] },
    });
    t.me.play('punch').choose('mother');
    t.expect({ me: { line: ['bulwark'] }, foe: { line: [{ id: 'mother', damage: 3 }] } });
  });

  it('does not hurt a neighbor afterwards for damage that its armor prevented', () => {
    const t = table({
      me: { house: 'dis', hand: ['fear'], line: ['dust-imp'] },
      foe: { line: [{ id: 'mother', damage: 4 }, 'bulwark'] },
    });
    t.me.fight('dust-imp', 'mother').play('fear').choose('bulwark');
    t.expect({ me: { aember: 2, line: [] }, foe: { line: [{ id: 'mother', damage: 4 }] } });
  });
});

import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { targetsOf } from '../../testing/targets.ts';

describe('round-table', () => {
  it('gives friendly Knights of any house 1 power', () => {
    const t = table({
      me: {
        house: 'brobnar',
        artifacts: ['round-table'],
        line: [
          { id: 'staunch-knight', damage: 6 },
          { id: 'the-terror', damage: 5 },
        ],
        hand: ['punch'],
      },
      foe: { line: ['tocsin'] },
    });
    t.me.play('punch').choose('tocsin');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'staunch-knight', damage: 6 },
          { id: 'the-terror', damage: 5 },
        ],
      },
      foe: { line: [] },
    });
  });

  it('lets them deal that power in fights', () => {
    const t = table({
      me: { house: 'sanctum', artifacts: ['round-table'], line: ['raiding-knight'] },
      foe: { line: ['niffle-queen'] },
    });
    t.me.fight('raiding-knight', 'niffle-queen');
    t.expect({
      me: { line: [{ id: 'raiding-knight', damage: 4, exhausted: true }] },
      foe: { line: [{ id: 'niffle-queen', damage: 5 }] },
    });
  });

  it('gives them taunt, so that they protect their neighbors that are no Knights', () => {
    const t = table({
      me: { house: 'dis', line: ['shooler'] },
      foe: { artifacts: ['round-table'], line: ['mother', 'raiding-knight', 'tocsin', 'valdr'] },
    });
    expect(targetsOf(t, 'shooler')).toEqual(['raiding-knight', 'valdr']);
    t.expect({ me: { line: ['shooler'] }, foe: { line: ['mother', 'raiding-knight', 'tocsin', 'valdr'] } });
  });

  it('gives enemy Knights and friendly creatures of other traits nothing', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['round-table'], hand: ['punch', 'punch'], line: ['mother', 'valdr'] },
      foe: { line: [{ id: 'raiding-knight', damage: 3 }, 'shooler'] },
    });
    expect(targetsOf(t, 'valdr')).toEqual(['raiding-knight', 'shooler']);
    t.me.play('punch').choose('raiding-knight').play('punch').choose('mother');
    t.expect({ me: { aember: 2, line: [{ id: 'mother', damage: 3 }, 'valdr'] }, foe: { line: ['shooler'] } });
  });

  it('adds up with a second table', () => {
    const t = table({
      me: { house: 'sanctum', artifacts: ['round-table', 'round-table'], line: ['raiding-knight'] },
      foe: { line: ['niffle-queen'] },
    });
    t.me.fight('raiding-knight', 'niffle-queen');
    t.expect({ me: { line: [{ id: 'raiding-knight', damage: 4, exhausted: true }] }, foe: { line: [] } });
  });

  it('takes its gift along when it leaves play: a Knight with too much damage is destroyed', () => {
    const t = table({
      me: { house: 'sanctum', artifacts: ['gorm-of-omm'] },
      foe: {
        artifacts: ['round-table'],
        line: [{ id: 'raiding-knight', damage: 4 }, { id: 'champion-tabris', damage: 5 }, 'mother'],
      },
    });
    t.me.omni('gorm-of-omm');
    t.expect({
      me: { artifacts: [] },
      foe: { artifacts: [], line: [{ id: 'champion-tabris', damage: 5 }, 'mother'] },
    });
  });

  it('gives its bonus', () => {
    const t = table({ me: { house: 'sanctum', hand: ['round-table'], line: ['mother'] }, foe: {} });
    t.me.play('round-table');
    t.expect({ me: { aember: 1, line: ['mother'], artifacts: [{ id: 'round-table', exhausted: true }] } });
  });
});

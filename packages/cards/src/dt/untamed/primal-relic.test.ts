import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('primal-relic', () => {
  it('gets 4 æmber from the supply, and gives 3 creatures of either player a counter each', () => {
    const t = table({
      me: { house: 'untamed', hand: ['primal-relic'], line: ['mighty-tiger', 'niffle-ape'] },
      foe: { line: ['troll', 'krump'], aember: 2 },
    });
    t.me.play('primal-relic').choose('mighty-tiger', 'niffle-ape', 'krump');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'mighty-tiger', power: 1 },
          { id: 'niffle-ape', power: 1 },
        ],
        artifacts: [{ id: 'primal-relic', aember: 4, exhausted: true }],
      },
      foe: { aember: 2, line: ['troll', { id: 'krump', power: 1 }] },
    });
  });

  it('gives all of fewer than 3 creatures one counter each', () => {
    const t = table({
      me: { house: 'untamed', hand: ['primal-relic'], line: ['mighty-tiger'] },
      foe: { line: ['troll'] },
    });
    t.me.play('primal-relic');
    t.expect({
      me: {
        line: [{ id: 'mighty-tiger', power: 1 }],
        artifacts: [{ id: 'primal-relic', aember: 4, exhausted: true }],
      },
      foe: { line: [{ id: 'troll', power: 1 }] },
    });
  });

  it.each([
    { total: 20, mine: ['troll', 'krump', 'valdr'], theirs: ['troll'], me: 4, left: 0 },
    { total: 19, mine: ['troll', 'krump', 'bumpsy'], theirs: ['troll', 'troll', 'troll'], me: 0, left: 4 },
  ])('ruling primal-relic/start-of-turn: $total power at the start of its controller’s turn is worth $me', (p) => {
    const t = table({
      active: 1,
      me: { ...myHouses.untamed, line: p.mine, artifacts: [{ id: 'primal-relic', aember: 4 }] },
      foe: { ...foeHouses, house: 'dis', line: p.theirs },
    });
    t.foe.end();
    t.expect({
      active: 'me',
      me: { aember: p.me, line: p.mine, artifacts: [{ id: 'primal-relic', aember: p.left }] },
      foe: { aember: 0, line: p.theirs },
    });
  });

  it.each([
    { total: 20, theirs: ['troll', 'krump', 'valdr'], foe: 4, left: 0 },
    { total: 19, theirs: ['troll', 'krump', 'bumpsy'], foe: 0, left: 4 },
  ])(
    'ruling primal-relic/start-of-turn: $total power at the start of the opponent’s turn is worth $foe to them',
    (p) => {
      const mine = ['troll', 'troll', 'troll'];
      const t = table({
        me: { house: 'untamed', ...myHouses.untamed, line: mine, artifacts: [{ id: 'primal-relic', aember: 4 }] },
        foe: { ...foeHouses, line: p.theirs },
      });
      t.me.end();
      t.expect({
        active: 'foe',
        me: { aember: 0, line: mine, artifacts: [{ id: 'primal-relic', aember: p.left }] },
        foe: { aember: p.foe, line: p.theirs },
      });
    },
  );

  it('counts the power that counters give, and does not look at the end of a turn', () => {
    const line = [{ id: 'troll', power: 12 }];
    const t = table({
      me: { house: 'untamed', ...myHouses.untamed, line, artifacts: [{ id: 'primal-relic', aember: 4 }] },
      foe: foeHouses,
    });
    t.me.end();
    t.expect({ me: { aember: 0, line, artifacts: [{ id: 'primal-relic', aember: 4 }] } });
    t.foe.house('dis').end();
    t.expect({ me: { aember: 4, line, artifacts: ['primal-relic'] } });
  });

  it('ruling primal-relic/leaves-play: what is on it goes to the supply when it is destroyed', () => {
    const t = table({
      me: { house: 'untamed', hand: ['mollymawk'] },
      foe: { artifacts: [{ id: 'primal-relic', aember: 4 }] },
    });
    t.me.play('mollymawk');
    t.expect({
      me: { aember: 0, line: [{ id: 'mollymawk', exhausted: true }] },
      foe: { aember: 0, artifacts: [], discard: ['primal-relic'] },
    });
  });
});

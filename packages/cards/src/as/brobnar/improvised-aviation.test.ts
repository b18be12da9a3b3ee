import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

const used = { exhausted: true };

describe('improvised-aviation', () => {
  it('lets the next creature enter ready, and shuffle an artifact into its owner’s deck after it fights', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['improvised-aviation', 'troll'], artifacts: ['belcher'] },
      foe: { line: ['dextre'], artifacts: ['cirrus-mace'] },
    });
    t.me.play('improvised-aviation').play('troll').fight('troll', 'dextre').choose('cirrus-mace');
    t.expect({
      me: { aember: 1, artifacts: ['belcher'], line: [{ id: 'troll', damage: 3, ...used }] },
      foe: { line: [], artifacts: [] },
    });
    expect(t.state.players[1]?.deck).toHaveLength(2);
  });

  it('must be a friendly artifact where there is no other, and is none without artifacts', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['improvised-aviation', 'troll'], artifacts: ['belcher'] },
      foe: { line: ['batdrone', 'batdrone'] },
    });
    t.me.play('improvised-aviation').play('troll').fight('troll', 'batdrone');
    t.expect({
      me: { artifacts: [], deck: ['belcher'], line: [{ id: 'troll', damage: 2, ...used }] },
      foe: { line: ['batdrone'] },
    });
    t.me.cannot('fight', 'troll', 'exhausted');
  });

  it('only the next creature, not those before or after it', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: ['improvised-aviation', 'troll', 'valdr'],
        line: ['krump'],
        artifacts: ['belcher'],
      },
      foe: { line: ['batdrone'] },
    });
    t.me.play('improvised-aviation').play('troll').play('valdr').fight('krump', 'batdrone');
    t.expect({
      me: { artifacts: ['belcher'], line: [{ id: 'krump', damage: 2, ...used }, 'troll', { id: 'valdr', ...used }] },
      foe: { line: [] },
    });
  });

  it('only this turn', () => {
    const t = table({
      me: { house: 'brobnar', ...myHouses.brobnar, hand: ['improvised-aviation'] },
      foe: { ...foeHouses, hand: ['krump'] },
    });
    t.me.play('improvised-aviation').end();
    t.foe.house('brobnar').play('krump');
    t.expect({ foe: { line: [{ id: 'krump', ...used }] } });
  });
});

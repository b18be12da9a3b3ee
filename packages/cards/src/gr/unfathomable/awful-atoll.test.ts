import type { Table } from '@vaultsong/engine';
import { see, table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

const ten = Array.from({ length: 10 }, () => 'punch');

const power = (t: Table, id: string): number | undefined =>
  see(t.state, 0)
    .players.flatMap(({ line }) => line)
    .find((card) => card.name === id)?.power;

describe('awful-atoll', () => {
  it('takes 2 power from the creatures of each haunted player, and of nobody else', () => {
    const t = table({
      me: { house: 'unfathomable', artifacts: ['awful-atoll'], line: ['troll', 'batdrone'] },
      foe: { line: ['bumpsy'], discard: ten },
    });
    expect(power(t, 'troll')).toBe(8);
    expect(power(t, 'bumpsy')).toBe(3);
    const u = table({
      me: { house: 'unfathomable', artifacts: ['awful-atoll'], line: ['troll'], discard: ten },
      foe: { line: ['bumpsy'] },
    });
    expect(power(u, 'troll')).toBe(6);
    expect(power(u, 'bumpsy')).toBe(5);
  });

  it('kills small creatures as their player becomes haunted', () => {
    const t = table({
      me: {
        house: 'unfathomable',
        artifacts: ['awful-atoll'],
        line: ['batdrone', 'troll'],
        hand: ['skullback-crab'],
        discard: ten.slice(1),
      },
    });
    t.me.discard('skullback-crab');
    t.expect({
      me: { artifacts: ['awful-atoll'], line: ['troll'], discard: ['batdrone', 'skullback-crab', ...ten.slice(1)] },
    });
  });

  it('is destroyed as soon as there is no creature in play', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['awful-atoll'], hand: ['punch'] },
      foe: { line: ['batdrone'] },
    });
    t.me.play('punch');
    t.expect({ me: { aember: 1, artifacts: [], discard: ['punch', 'awful-atoll'] }, foe: { line: [] } });
  });

  it('is destroyed at once where it is played on an empty table', () => {
    const t = table({ me: { house: 'unfathomable', hand: ['awful-atoll'] } });
    t.me.play('awful-atoll');
    t.expect({ me: { aember: 1, artifacts: [], discard: ['awful-atoll'] } });
  });
});

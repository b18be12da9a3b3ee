import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('uplink', () => {
  it('makes a token creature for each neighbor of another house', () => {
    const t = table({
      me: {
        house: 'brobnar',
        line: ['mother', { id: 'troll', upgrades: ['uplink'] }, 'alien-horror'],
        beside: ['grunt'],
        deck: ['valdr', 'krump'],
      },
    });
    t.me.action('troll').flank('right');
    t.expect({
      me: {
        line: [
          'mother',
          { id: 'troll', exhausted: true, upgrades: ['uplink'] },
          'alien-horror',
          { id: 'valdr', token: 'grunt', exhausted: true },
        ],
        deck: ['krump'],
      },
    });
  });
});

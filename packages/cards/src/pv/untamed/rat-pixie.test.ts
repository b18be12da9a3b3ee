import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('rat-pixie', () => {
  const tired = { id: 'rat-pixie', exhausted: true } as const;

  it.each([
    [4, 5],
    [5, 5],
  ])('with %i æmber as it is played has %i then', (aember, after) => {
    const t = table({ me: { house: 'untamed', aember, hand: ['rat-pixie'] } });
    t.me.play('rat-pixie');
    t.expect({ me: { aember: after, line: [tired] } });
  });

  it.each([
    [3, 5],
    [4, 5],
  ])('with %i æmber before it reaps has %i then', (aember, after) => {
    const t = table({ me: { house: 'untamed', aember, line: ['rat-pixie'] } });
    t.me.reap('rat-pixie');
    t.expect({ me: { aember: after, line: [tired] } });
  });
});

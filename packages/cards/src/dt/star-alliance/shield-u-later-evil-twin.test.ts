import { see, table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

const me = { house: 'star-alliance' } as const;

describe('shield-u-later-evil-twin', () => {
  const twin = 'shield-u-later-evil-twin';

  it('as an upgrade it takes all armor of its creature, and 2 power', () => {
    const t = table({ me: { ...me, hand: [twin] }, foe: { line: ['champion-anaphiel'] } });
    t.me.play(twin, 'as-upgrade');
    t.expect({ foe: { line: [{ id: 'champion-anaphiel', upgrades: [twin] }] } });
    expect(see(t.state, 0).players[1]?.line[0]).toMatchObject({ power: 4, armor: 0 });
  });

  it('takes armor that other upgrades give as well', () => {
    const t = table({
      me: { ...me, hand: ['shield-u-later'], line: [{ id: 'mother', upgrades: [twin] }] },
      foe: {},
    });
    t.me.play('shield-u-later', 'as-upgrade');
    t.expect({ me: { line: [{ id: 'mother', upgrades: [twin, 'shield-u-later'] }] } });
    expect(see(t.state, 0).players[0]?.line[0]).toMatchObject({ power: 3, armor: 0 });
  });

  it('destroys a creature that has no power left', () => {
    const t = table({ me: { ...me, hand: [twin] }, foe: { line: ['batdrone'] } });
    t.me.play(twin, 'as-upgrade');
    t.expect({ me: { discard: [twin] }, foe: { line: [], discard: ['batdrone'] } });
  });

  it('as a creature it has no text', () => {
    const t = table({ me: { ...me, hand: [twin], line: ['agent-sepdia'] }, foe: {} });
    t.me.play(twin);
    expect(see(t.state, 0).players[0]?.line.map(({ power, armor }) => [power, armor])).toEqual([
      [4, 1],
      [5, 0],
    ]);
    t.expect({ me: { line: ['agent-sepdia', { id: twin, exhausted: true }] } });
  });
});

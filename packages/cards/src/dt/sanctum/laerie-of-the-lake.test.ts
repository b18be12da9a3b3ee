import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('laerie-of-the-lake', () => {
  it('while the tide is high, each friendly creature has 2 armor more, itself too', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch', 'punch', 'punch'] },
      foe: { line: ['laerie-of-the-lake', 'mother', 'staunch-knight'] },
      tide: { highFor: 1 },
    });
    t.me
      .play('punch')
      .choose('laerie-of-the-lake')
      .play('punch')
      .choose('mother')
      .play('punch')
      .choose('staunch-knight');
    t.expect({
      foe: { line: [{ id: 'laerie-of-the-lake', damage: 1 }, { id: 'mother', damage: 1 }, 'staunch-knight'] },
    });
  });

  it('enemy creatures have nothing of it', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: ['laerie-of-the-lake'] },
      foe: { line: ['mother'] },
      tide: { highFor: 0 },
    });
    t.me.play('punch').choose('mother');
    t.expect({ me: { line: ['laerie-of-the-lake'] }, foe: { line: [{ id: 'mother', damage: 3 }] } });
  });

  it('gives nothing while the tide is low, or neither high nor low', () => {
    const low = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { line: ['laerie-of-the-lake', 'mother'] },
      tide: { highFor: 0 },
    });
    low.me.play('punch').choose('mother');
    low.expect({ foe: { line: ['laerie-of-the-lake', { id: 'mother', damage: 3 }] } });
    const neutral = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { line: ['laerie-of-the-lake', 'mother'] },
    });
    neutral.me.play('punch').choose('laerie-of-the-lake');
    neutral.expect({ foe: { line: ['mother'], discard: ['laerie-of-the-lake'] } });
  });

  it('two of them give 4, and it is there as soon as the tide rises', () => {
    const t = table({
      me: {
        house: 'sanctum',
        hand: ['marshal-ewer'],
        line: ['laerie-of-the-lake', 'laerie-of-the-lake', 'champion-anaphiel'],
      },
      foe: { line: ['troll'] },
    });
    t.me.play('marshal-ewer').fight('champion-anaphiel', 'troll');
    t.expect({
      me: {
        line: [
          'laerie-of-the-lake',
          'laerie-of-the-lake',
          { id: 'champion-anaphiel', damage: 3, exhausted: true },
          { id: 'marshal-ewer', exhausted: true },
        ],
      },
      foe: { line: [{ id: 'troll', damage: 6 }] },
    });
  });
});

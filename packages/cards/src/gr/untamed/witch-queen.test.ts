import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('witch-queen', () => {
  it('lets other friendly Witches enter ready, and no others', () => {
    const t = table({
      me: { house: 'untamed', hand: ['jervi', 'snufflegator', 'witch-queen'], line: ['witch-queen'] },
    });
    t.me.play('jervi').play('snufflegator').play('witch-queen');
    t.expect({
      me: { line: ['witch-queen', 'jervi', { id: 'snufflegator', exhausted: true }, 'witch-queen'] },
    });
  });

  it('does not enter ready herself', () => {
    const t = table({ me: { house: 'untamed', hand: ['witch-queen'] } });
    t.me.play('witch-queen');
    t.expect({ me: { line: [{ id: 'witch-queen', exhausted: true }] } });
  });

  it('gives them keywords and a way back to the hand while she is in the center', () => {
    const t = table({
      me: { house: 'untamed', line: ['hunting-witch', 'witch-queen', 'snufflegator'] },
      foe: { line: ['troll', 'bumpsy'] },
    });
    t.me.fight('hunting-witch', 'troll').fight('snufflegator', 'bumpsy');
    t.expect({
      me: {
        line: [{ id: 'hunting-witch', exhausted: true }, 'witch-queen', { id: 'snufflegator', exhausted: true }],
      },
      foe: { line: [{ id: 'bumpsy', damage: 4 }] },
    });
    const u = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { line: ['hunting-witch', 'witch-queen', 'snufflegator'] },
    });
    u.me.play('punch').choose('hunting-witch');
    u.expect({ me: { aember: 1 }, foe: { line: ['witch-queen', 'snufflegator'], hand: ['hunting-witch'] } });
  });

  it('gives them nothing elsewhere in the line, and herself nothing', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch', 'punch'] },
      foe: { line: ['hunting-witch', 'witch-queen'] },
    });
    t.me.play('punch#1').choose('hunting-witch');
    t.expect({ me: { aember: 1 }, foe: { line: ['witch-queen'], hand: [], discard: ['hunting-witch'] } });
  });
});

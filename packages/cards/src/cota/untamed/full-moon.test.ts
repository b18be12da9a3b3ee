import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses } from '../../testing/houses.ts';

describe('full-moon', () => {
  it('gains 1 for each creature played, and for nothing else', () => {
    const t = table({
      me: { house: 'untamed', hand: ['full-moon', 'snufflegator', 'niffle-ape', 'regrowth'] },
      foe: {},
    });
    t.me.play('full-moon').play('snufflegator').play('niffle-ape', 'left').play('regrowth');
    t.expect({
      me: {
        aember: 3,
        line: [
          { id: 'niffle-ape', exhausted: true },
          { id: 'snufflegator', exhausted: true },
        ],
      },
    });
  });

  it('adds up with a second copy', () => {
    const t = table({ me: { house: 'untamed', hand: ['full-moon', 'full-moon', 'snufflegator'] }, foe: {} });
    t.me.play('full-moon').play('full-moon').play('snufflegator');
    t.expect({ me: { aember: 2, line: [{ id: 'snufflegator', exhausted: true }] } });
  });

  it('does not count a creature played before it, and ends with the turn', () => {
    const t = table({
      me: { house: 'untamed', hand: ['snufflegator', 'full-moon'] },
      foe: { ...foeHouses, hand: ['tocsin'] },
    });
    t.me.play('snufflegator').play('full-moon').end();
    t.foe.house('dis').play('tocsin');
    t.expect({
      me: { aember: 0, line: ['snufflegator'] },
      foe: { aember: 0, line: [{ id: 'tocsin', exhausted: true }] },
    });
  });
});

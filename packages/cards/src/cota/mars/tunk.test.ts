import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('tunk', () => {
  it('is wholly healed each time you play another Mars creature', () => {
    const t = table({
      me: {
        house: 'mars',
        hand: ['blypyp'],
        line: [
          { id: 'tunk', damage: 5 },
          { id: 'grabber-jammer', damage: 1 },
        ],
      },
      foe: {},
    });
    t.me.play('blypyp', 'right');
    t.expect({
      me: { line: ['tunk', { id: 'grabber-jammer', damage: 1 }, { id: 'blypyp', exhausted: true }] },
    });
  });

  it('is healed by another Tunk, which is not healed by its own coming', () => {
    const t = table({ me: { house: 'mars', hand: ['tunk'], line: [{ id: 'tunk', damage: 3 }] }, foe: {} });
    t.me.play('tunk', 'right');
    t.expect({ me: { line: ['tunk', { id: 'tunk', exhausted: true }] } });
  });

  it('is not healed by other Mars cards, or by creatures of other houses', () => {
    const t = table({
      me: {
        house: 'mars',
        hand: ['feeding-pit', 'psychic-network', 'dust-pixie'],
        line: [{ id: 'tunk', damage: 3 }, 'witch-of-the-wilds'],
      },
      foe: {},
    });
    t.me.play('feeding-pit').play('psychic-network').play('dust-pixie', 'right');
    t.expect({
      me: {
        aember: 2,
        artifacts: [{ id: 'feeding-pit', exhausted: true }],
        line: [{ id: 'tunk', damage: 3 }, 'witch-of-the-wilds', { id: 'dust-pixie', exhausted: true }],
      },
    });
  });

  it('is not healed by creatures of the opponent, or by one that is put into play', () => {
    const t = table({ me: { house: 'mars', hand: ['blypyp'] }, foe: { line: [{ id: 'tunk', damage: 3 }] } });
    t.me.play('blypyp');
    t.expect({ me: { line: [{ id: 'blypyp', exhausted: true }] }, foe: { line: [{ id: 'tunk', damage: 3 }] } });
    const put = table({
      me: { house: 'mars', hand: ['blypyp'], artifacts: ['swap-widget'], line: [{ id: 'tunk', damage: 3 }, 'grommid'] },
      foe: {},
    });
    put.me.action('swap-widget').choose('grommid').flank('right');
    put.expect({
      me: {
        hand: ['grommid'],
        artifacts: [{ id: 'swap-widget', exhausted: true }],
        line: [{ id: 'tunk', damage: 3 }, 'blypyp'],
      },
    });
  });

  it('has 1 armor, which stands once a turn', () => {
    const t = table({
      me: { house: 'dis', line: ['tocsin', 'dust-imp'] },
      foe: { line: [{ id: 'tunk', power: 4 }] },
    });
    t.me.fight('tocsin', 'tunk').fight('dust-imp', 'tunk');
    t.expect({ me: { aember: 2, line: [] }, foe: { line: [{ id: 'tunk', power: 4, damage: 4 }] } });
  });
});

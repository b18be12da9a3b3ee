import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('custom-virus', () => {
  it('purges a creature from hand and destroys all that share a trait with it, on both sides', () => {
    const t = table({
      me: {
        house: 'dis',
        artifacts: ['custom-virus'],
        hand: ['zyzzix-the-many', 'punch'],
        line: ['blypyp', 'grommid'],
      },
      foe: { line: ['john-smyth', 'mother', 'tunk'] },
    });
    t.me.omni('custom-virus').yes();
    t.expect({
      me: {
        artifacts: [],
        hand: ['punch'],
        purged: ['zyzzix-the-many'],
        line: ['grommid'],
        discard: ['blypyp', 'custom-virus'],
      },
      foe: { line: ['mother', 'tunk'], discard: ['john-smyth'] },
    });
  });

  it('needs only one common trait of several', () => {
    const t = table({
      me: { house: 'mars', artifacts: ['custom-virus'], hand: ['blypyp', 'punch'] },
      foe: { line: ['mother', 'doc-bookton', 'yxilo-bolter', 'niffle-ape', 'batdrone'] },
    });
    t.me.omni('custom-virus').yes();
    t.expect({
      me: { artifacts: [], purged: ['blypyp'] },
      foe: { line: ['niffle-ape', 'batdrone'] },
    });
    expect([...t.state.players[1]!.discard]).toHaveLength(3);
  });

  it('destroys nobody but itself when it is declined', () => {
    const t = table({
      me: { house: 'mars', artifacts: ['custom-virus'], hand: ['blypyp'] },
      foe: { line: ['zyzzix-the-many'] },
    });
    t.me.omni('custom-virus').no();
    t.expect({
      me: { artifacts: [], hand: ['blypyp'], purged: [], discard: ['custom-virus'] },
      foe: { line: ['zyzzix-the-many'] },
    });
  });

  it('is destroyed also without a creature in hand', () => {
    const t = table({
      me: { house: 'mars', artifacts: ['custom-virus'], hand: ['punch'] },
      foe: { line: ['zyzzix-the-many'] },
    });
    t.me.omni('custom-virus');
    t.expect({
      me: { artifacts: [], hand: ['punch'], discard: ['custom-virus'] },
      foe: { line: ['zyzzix-the-many'] },
    });
  });

  it('purges in vain where no trait is shared', () => {
    const t = table({
      me: { house: 'mars', artifacts: ['custom-virus'], hand: ['tocsin', 'blypyp'] },
      foe: { line: ['zyzzix-the-many', 'niffle-ape'] },
    });
    t.me.omni('custom-virus').yes().choose('tocsin');
    t.expect({
      me: { artifacts: [], hand: ['blypyp'], purged: ['tocsin'] },
      foe: { line: ['zyzzix-the-many', 'niffle-ape'] },
    });
  });

  it('only takes a ward off, and lets the dead do what they do when destroyed', () => {
    const t = table({
      me: { house: 'mars', artifacts: ['custom-virus'], hand: ['dust-imp'] },
      foe: { line: ['dust-imp', { id: 'dust-imp', warded: true }] },
    });
    t.me.omni('custom-virus').yes();
    t.expect({ me: { artifacts: [], purged: ['dust-imp'] }, foe: { aember: 2, line: ['dust-imp'] } });
  });
});

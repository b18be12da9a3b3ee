import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const made = { id: 'krump', token: 'guardian', exhausted: true };
const zealot = { id: 'mother', token: 'zealot' };
const hand = ['swift-induction'];
const me = { house: 'redemption', hand, deck: ['krump'] } as const;

describe('swift-induction', () => {
  it('makes a token creature, and is archived if that stands beside a Mutant creature', () => {
    const t = table({ me: { ...me, line: [zealot, 'troll'], beside: ['guardian'] } });
    t.me.play('swift-induction').flank('left');
    t.expect({ me: { line: [made, zealot, 'troll'], archives: hand, discard: [] } });
  });

  it('is discarded where it stands beside another creature, or alone', () => {
    const t = table({ me: { ...me, line: [zealot, 'troll'], beside: ['guardian'] } });
    t.me.play('swift-induction').flank('right');
    t.expect({ me: { line: [zealot, 'troll', made], archives: [], discard: hand } });
    const u = table({ me: { ...me, beside: ['guardian'] }, foe: { line: [zealot] } });
    u.me.play('swift-induction');
    u.expect({ me: { line: [made], archives: [], discard: hand }, foe: { line: [zealot] } });
  });

  it('does not count a Mutant that the token creature is itself, nor where none is made', () => {
    const t = table({ me: { ...me, line: ['troll'], beside: ['zealot'] } });
    t.me.play('swift-induction').flank('left');
    t.expect({ me: { line: [{ id: 'krump', token: 'zealot', exhausted: true }, 'troll'], discard: hand } });
    const u = table({ me: { ...me, line: [zealot] } });
    u.me.play('swift-induction');
    u.expect({ me: { line: [zealot], deck: ['krump'], discard: hand } });
  });

  it('is archived although the token creature died as it entered there', () => {
    const t = table({ me: { ...me, line: [zealot], beside: ['stooge'] }, foe: { line: ['bellowing-patrizate'] } });
    t.me.play('swift-induction').flank('left');
    t.expect({ me: { line: [zealot], archives: hand, discard: ['krump'] }, foe: { line: ['bellowing-patrizate'] } });
  });
});

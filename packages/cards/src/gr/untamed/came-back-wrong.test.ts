import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('came-back-wrong', () => {
  const deck = Array.from({ length: 6 }, () => 'punch');

  it('plays a creature from the discard pile, with 2 less power and poison', () => {
    const t = table({
      me: { house: 'untamed', hand: ['came-back-wrong'], discard: ['krump', 'fear', 'mother'], deck },
      foe: { line: ['troll'] },
    });
    t.me.play('came-back-wrong').choose('krump');
    const back = { id: 'krump', upgrades: ['came-back-wrong'] };
    t.expect({
      me: { line: [{ ...back, exhausted: true }], discard: ['fear', 'mother'] },
      foe: { line: ['troll'] },
    });
    t.me.end();
    t.foe.fight('troll', 'krump');
    t.expect({
      me: { line: [], discard: ['krump', 'came-back-wrong', 'fear', 'mother'] },
      foe: { line: [], discard: ['troll'] },
    });
  });

  it('a creature with 2 power does not survive, and both are discarded', () => {
    const t = table({ me: { house: 'untamed', hand: ['came-back-wrong'], discard: ['batdrone'] }, foe: {} });
    t.me.play('came-back-wrong');
    t.expect({ me: { line: [], discard: ['batdrone', 'came-back-wrong'] } });
  });

  it('is discarded where there is no creature', () => {
    const t = table({ me: { house: 'untamed', hand: ['came-back-wrong'], discard: ['fear'] }, foe: {} });
    t.me.play('came-back-wrong');
    t.expect({ me: { line: [], discard: ['came-back-wrong', 'fear'] } });
  });
});

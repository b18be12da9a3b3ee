import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('ilxid-avenger', () => {
  it('gets a +1 power counter for each Mars card in the discard pile, as it is played and after it fights', () => {
    const t = table({
      me: { house: 'mars', hand: ['ilxid-avenger'], discard: ['zorg', 'martian-hounds', 'troll'] },
      foe: { discard: ['zorg'] },
    });
    t.me.play('ilxid-avenger');
    t.expect({ me: { line: [{ id: 'ilxid-avenger', power: 2, exhausted: true }] } });
    const fight = table({
      me: { house: 'mars', line: ['ilxid-avenger'], discard: ['zorg'] },
      foe: { line: ['gub'] },
    });
    fight.me.fight('ilxid-avenger', 'gub');
    fight.expect({ me: { line: [{ id: 'ilxid-avenger', damage: 1, power: 1, exhausted: true }] }, foe: { line: [] } });
  });

  it('discarded, a friendly creature gets them, for itself as well', () => {
    const t = table({ me: { house: 'mars', hand: ['ilxid-avenger'], line: ['zorg'], discard: ['blypyp', 'troll'] } });
    t.me.discard('ilxid-avenger');
    t.expect({ me: { line: [{ id: 'zorg', power: 2 }] } });
  });

  it('none without a Mars card', () => {
    const t = table({ me: { house: 'mars', hand: ['ilxid-avenger'], discard: ['troll'] } });
    t.me.play('ilxid-avenger');
    t.expect({ me: { line: [{ id: 'ilxid-avenger', exhausted: true }] } });
  });
});

import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('briar-grubbling', () => {
  it('destroys a weak attacker before the fight and stays unhurt', () => {
    const t = table({ me: { house: 'dis', line: ['shooler'] }, foe: { line: ['briar-grubbling'] } });
    t.me.fight('shooler', 'briar-grubbling');
    t.expect({ me: { line: [], discard: ['shooler'] }, foe: { line: ['briar-grubbling'] } });
  });

  it('falls to an attacker that survives the 5 damage', () => {
    const t = table({ me: { house: 'brobnar', line: ['valdr'] }, foe: { line: ['briar-grubbling', 'tocsin'] } });
    t.me.fight('valdr', 'briar-grubbling');
    t.expect({
      me: { line: [], discard: ['valdr'] },
      foe: { line: ['tocsin'], discard: ['briar-grubbling'] },
    });
  });

  it('hurts an attacker with skirmish too', () => {
    const t = table({ me: { house: 'untamed', line: ['lupo-the-scarred'] }, foe: { line: ['briar-grubbling'] } });
    t.me.fight('lupo-the-scarred', 'briar-grubbling');
    t.expect({
      me: { line: [{ id: 'lupo-the-scarred', damage: 5, exhausted: true }] },
      foe: { line: [], discard: ['briar-grubbling'] },
    });
  });

  it.each([
    { first: 'ancient-bear', mine: [{ id: 'ancient-bear', exhausted: true }], theirs: [] },
    { first: 'briar-grubbling', mine: [], theirs: ['briar-grubbling'] },
  ])('meets an attacker with assault: the active player lets $first be first', ({ first, mine, theirs }) => {
    const t = table({ me: { house: 'untamed', line: ['ancient-bear'] }, foe: { line: ['briar-grubbling'] } });
    t.me.fight('ancient-bear', 'briar-grubbling').order(first);
    t.expect({ me: { line: mine }, foe: { line: theirs } });
  });

  it('is harmless as an attacker', () => {
    const t = table({ me: { house: 'untamed', line: ['briar-grubbling'] }, foe: { line: ['tocsin'] } });
    t.me.fight('briar-grubbling', 'tocsin');
    t.expect({
      me: { line: [], discard: ['briar-grubbling'] },
      foe: { line: [{ id: 'tocsin', damage: 2 }] },
    });
  });
});

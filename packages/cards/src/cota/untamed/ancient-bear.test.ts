import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { targetsOf } from '../../testing/targets.ts';

describe('ancient-bear', () => {
  it('deals 2 before it attacks, and 5 in the fight', () => {
    const t = table({ me: { house: 'untamed', line: ['ancient-bear'] }, foe: { line: ['grommid', 'tocsin'] } });
    t.me.fight('ancient-bear', 'grommid');
    t.expect({
      me: { line: [], discard: ['ancient-bear'] },
      foe: { line: [{ id: 'grommid', damage: 7 }, 'tocsin'] },
    });
  });

  it('takes no damage from a creature that its assault destroys', () => {
    const t = table({ me: { house: 'untamed', line: ['ancient-bear'] }, foe: { line: ['dust-imp', 'tocsin'] } });
    t.me.fight('ancient-bear', 'dust-imp');
    t.expect({
      me: { line: [{ id: 'ancient-bear', exhausted: true }] },
      foe: { aember: 2, line: ['tocsin'] },
    });
  });

  it('loses to armor twice: what was used up before the fight is not there in the fight', () => {
    const t = table({ me: { house: 'untamed', line: ['ancient-bear'] }, foe: { line: ['champion-anaphiel'] } });
    t.me.fight('ancient-bear', 'champion-anaphiel');
    t.expect({
      me: { line: [], discard: ['ancient-bear'] },
      foe: { line: [], discard: ['champion-anaphiel'] },
    });
  });

  it('is kept by taunt from attacking the neighbors', () => {
    const t = table({
      me: { house: 'untamed', line: ['ancient-bear'] },
      foe: { line: ['tocsin', 'champion-anaphiel', 'shooler', 'valdr'] },
    });
    expect(targetsOf(t, 'ancient-bear')).toEqual(['champion-anaphiel', 'valdr']);
  });

  it('has no assault when it is attacked', () => {
    const t = table({ me: { house: 'dis', line: ['shooler'] }, foe: { line: ['ancient-bear'] } });
    t.me.fight('shooler', 'ancient-bear');
    t.expect({ me: { line: [], discard: ['shooler'] }, foe: { line: [], discard: ['ancient-bear'] } });
  });

  it('ruling ancient-bear/assault-first: its assault hurts an elusive creature before the fight that does not', () => {
    const t = table({
      me: { house: 'untamed', line: ['ancient-bear'] },
      foe: { line: [{ id: 'urchin', upgrades: ['blood-of-titans'] }, 'tocsin'] },
    });
    t.me.fight('ancient-bear', 'urchin');
    t.expect({
      me: { line: [{ id: 'ancient-bear', exhausted: true }] },
      foe: { line: [{ id: 'urchin', damage: 2, upgrades: ['blood-of-titans'] }, 'tocsin'] },
    });
  });
});

import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('ortannu-s-binding', () => {
  it('deals 2 to a friendly creature', () => {
    const t = table({
      me: { house: 'dis', hand: ['ortannu-s-binding'], line: ['shooler', 'pit-demon'] },
      foe: { line: ['mother'] },
    });
    t.me.play('ortannu-s-binding');
    expect(t.options()).toEqual(['shooler', 'pit-demon']);
    t.me.choose('pit-demon');
    t.expect({ me: { aember: 1, line: ['shooler', { id: 'pit-demon', damage: 2 }] }, foe: { line: ['mother'] } });
  });

  it('hurts nobody without a friendly creature', () => {
    const t = table({ me: { house: 'dis', hand: ['ortannu-s-binding'] }, foe: { line: ['mother'] } });
    t.me.play('ortannu-s-binding');
    t.expect({ me: { aember: 1 }, foe: { line: ['mother'] } });
  });
});

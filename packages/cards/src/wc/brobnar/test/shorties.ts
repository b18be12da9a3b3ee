// The tests of Shorty and Mega Shorty, which differ in power.
import type { CardName } from '@vaultsong/engine';
import { table } from '@vaultsong/engine';
import { it } from 'vitest';
import '../../../index.ts';

/** The tests of one of them. */
export function shortyTests(shorty: CardName): void {
  it('enrages itself when it reaps, so that it must fight next', () => {
    const t = table({
      me: { house: 'brobnar', houses: ['brobnar', 'dis', 'mars'], line: [shorty] },
      foe: { line: ['troll'], houses: ['dis', 'logos', 'shadows'] },
    });
    t.me.reap(shorty);
    t.expect({ me: { aember: 1, line: [{ id: shorty, enraged: true, exhausted: true }] }, foe: { line: ['troll'] } });
    t.me.end();
    t.foe.house('dis').end();
    t.me.house('brobnar').cannot('reap', shorty, 'enraged');
    t.expect({ me: { line: [{ id: shorty, enraged: true }] }, foe: { line: ['troll'] } });
  });

  it('deals 4 before the fight as it attacks, and is not enraged by that', () => {
    const t = table({ me: { house: 'brobnar', line: [shorty] }, foe: { line: ['tocsin', 'mother'] } });
    t.me.fight(shorty, 'tocsin');
    t.expect({ me: { line: [{ id: shorty, exhausted: true }] }, foe: { line: ['mother'] } });
  });
}

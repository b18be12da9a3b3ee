// The seven Banes say the same, each of a trait of its own.
import { table } from '@vaultsong/engine';
import { expect, it } from 'vitest';
import '../../../index.ts';

/**
 * @param friend a creature with that trait
 * @param foe another one with it
 * @param other one without it
 */
export function baneTests(bane: string, friend: string, foe: string, other: string): void {
  it('destroys a creature of that trait, friend or foe, and no other', () => {
    const t = table({ me: { house: 'dis', hand: [bane], line: [friend] }, foe: { line: [foe, other] } });
    t.me.play(bane);
    expect([...t.options()].sort()).toEqual([friend, foe].sort());
    t.me.choose(foe);
    t.expect({ me: { aember: 1, line: [friend] }, foe: { line: [other], discard: [foe] } });
  });

  it('destroys nothing where none has it', () => {
    const t = table({ me: { house: 'dis', hand: [bane] }, foe: { line: [other] } });
    t.me.play(bane);
    t.expect({ me: { aember: 1, discard: [bane] }, foe: { line: [other] } });
  });

  it('takes only the ward of a warded one', () => {
    const t = table({ me: { house: 'dis', hand: [bane] }, foe: { line: [{ id: foe, warded: true }] } });
    t.me.play(bane);
    t.expect({ foe: { line: [foe] } });
  });
}

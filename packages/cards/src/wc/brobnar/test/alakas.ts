// The tests of Alaka and Mega Alaka, which differ in power.
import type { CardName } from '@vaultsong/engine';
import { table } from '@vaultsong/engine';
import { it } from 'vitest';
import '../../../index.ts';

/** The tests of one of them. */
export function alakaTests(alaka: CardName): void {
  it('enters play ready after a creature was used to fight this turn', () => {
    const t = table({ me: { house: 'brobnar', hand: [alaka], line: ['troll'] }, foe: { line: ['mother', 'krump'] } });
    t.me.fight('troll', 'mother').play(alaka);
    t.expect({
      me: { line: [{ id: 'troll', damage: 5, exhausted: true }, alaka] },
      foe: { line: ['krump'] },
    });
  });

  it('enters exhausted where nobody fought this turn, or only reaped', () => {
    const t = table({
      me: { house: 'brobnar', hand: [alaka], line: ['troll'] },
      foe: { line: ['mother'] },
    });
    t.me.reap('troll').play(alaka);
    t.expect({
      me: {
        line: [
          { id: 'troll', exhausted: true },
          { id: alaka, exhausted: true },
        ],
      },
      foe: { line: ['mother'] },
    });
  });

  it('minds the fights of the opponent and of another turn not at all', () => {
    const t = table({
      me: { house: 'brobnar', houses: ['brobnar', 'dis', 'mars'], hand: [alaka], line: ['troll'] },
      foe: { houses: ['dis', 'logos', 'shadows'], line: ['tocsin', 'dust-imp'] },
    });
    t.me.fight('troll', 'dust-imp').end();
    t.foe.house('dis').fight('tocsin', 'troll').end();
    t.me.house('brobnar').play(alaka);
    t.expect({
      me: {
        line: [
          { id: 'troll', damage: 5 },
          { id: alaka, exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });

  it('takes the removal of a stun for no fight', () => {
    const t = table({
      me: { house: 'brobnar', hand: [alaka], line: [{ id: 'troll', stunned: true }] },
      foe: { line: ['mother'] },
    });
    t.me.unstun('troll').play(alaka);
    t.expect({
      me: {
        line: [
          { id: 'troll', exhausted: true },
          { id: alaka, exhausted: true },
        ],
      },
      foe: { line: ['mother'] },
    });
  });
}

// The tests of Narp and Mega Narp, which differ in power.
import type { CardName } from '@vaultsong/engine';
import { table } from '@vaultsong/engine';
import { it } from 'vitest';
import '../../../index.ts';

/** The tests of one of them. */
export function narpTests(narp: CardName): void {
  it('keeps its neighbors from reaping, and nobody else', () => {
    const t = table({ me: { house: 'brobnar', line: ['krump', 'troll', narp, 'bumpsy'] }, foe: { line: ['mother'] } });
    t.me.cannot('reap', 'troll', 'forbidden').cannot('reap', 'bumpsy', 'forbidden').reap('krump').reap(narp);
    t.expect({
      me: { aember: 2, line: [{ id: 'krump', exhausted: true }, 'troll', { id: narp, exhausted: true }, 'bumpsy'] },
      foe: { line: ['mother'] },
    });
  });

  it('lets them fight', () => {
    const t = table({ me: { house: 'brobnar', line: ['troll', narp] }, foe: { line: ['mother', 'tocsin'] } });
    t.me.fight('troll', 'tocsin');
    t.expect({ me: { line: [{ id: 'troll', damage: 3, exhausted: true }, narp] }, foe: { line: ['mother'] } });
  });

  it('lets them reap again once it is gone, and minds no enemy creature', () => {
    const t = table({
      me: {
        house: 'shadows',
        hand: ['relentless-whispers'],
        line: ['urchin', { id: narp, damage: narp === 'narp' ? 7 : 9 }],
      },
      foe: { houses: ['dis', 'logos', 'shadows'], line: ['tocsin'] },
    });
    t.me.cannot('reap', 'urchin');
    t.me.play('relentless-whispers').choose(narp).reap('urchin').end();
    t.foe.house('dis').reap('tocsin');
    t.expect({ me: { line: ['urchin'] }, foe: { aember: 1, line: [{ id: 'tocsin', exhausted: true }] } });
  });
}

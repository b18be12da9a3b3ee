import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const copies = (n: number, card: string): readonly string[] => Array.from({ length: n }, () => card);

describe('junkyard-cemetery', () => {
  const junk = (discard: number, purged: number) =>
    table({
      me: {
        house: 'geistoid',
        hand: ['aelbia-stray'],
        artifacts: ['junkyard-cemetery'],
        discard: copies(discard, 'punch'),
        purged: copies(purged, 'anger'),
      },
    });

  it('counts your purged cards as well', () => {
    const t = junk(4, 6);
    t.me.play('aelbia-stray');
    t.expect({ me: { line: ['aelbia-stray'] } });
  });

  it('needs ten of both together', () => {
    const t = junk(4, 5);
    t.me.play('aelbia-stray');
    t.expect({ me: { line: [{ id: 'aelbia-stray', exhausted: true }] } });
  });

  it('purges a card of your discard pile, after which you are as haunted as before', () => {
    const t = junk(1, 9);
    t.me.action('junkyard-cemetery').play('aelbia-stray');
    t.expect({ me: { line: ['aelbia-stray'], discard: [], purged: [...copies(9, 'anger'), 'punch'] } });
  });

  it('does nothing for the opponent', () => {
    const t = table({
      me: {
        house: 'geistoid',
        hand: ['spontaneous-combustion'].slice(1),
        line: ['touchstone'],
        deck: copies(2, 'punch'),
      },
      foe: { artifacts: ['junkyard-cemetery'], discard: copies(10, 'punch') },
    });
    t.me.reap('touchstone');
    t.expect({
      me: { aember: 1, line: [{ id: 'touchstone', exhausted: true }], deck: [], discard: copies(2, 'punch') },
    });
  });
});

import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const copies = (n: number, card: string): readonly string[] => Array.from({ length: n }, () => card);

describe('miss-chievous', () => {
  it('has each player discard 2 after a friendly Geistoid creature enters play, itself among them', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['miss-chievous', 'snippy'], deck: copies(6, 'punch') },
      foe: { deck: copies(3, 'anger') },
    });
    t.me.play('miss-chievous');
    t.expect({
      me: { line: [{ id: 'miss-chievous', exhausted: true }], deck: copies(4, 'punch'), discard: copies(2, 'punch') },
      foe: { deck: ['anger'], discard: copies(2, 'anger') },
    });
  });

  it('plays the topmost creature of your discard pile after a reap', () => {
    const t = table({
      me: { house: 'geistoid', line: ['miss-chievous'], discard: ['punch', 'bumpsy', 'troll'], deck: ['anger'] },
    });
    t.me.reap('miss-chievous').choose('right');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'miss-chievous', exhausted: true },
          { id: 'bumpsy', exhausted: true },
        ],
        discard: ['punch', 'troll'],
        deck: ['anger'],
      },
    });
  });

  it('plays nothing where there is none, and does not discard for another house', () => {
    const t = table({ me: { house: 'brobnar', hand: ['bumpsy'], line: ['miss-chievous'], deck: ['anger'] } });
    t.me.play('bumpsy');
    t.expect({ me: { line: ['miss-chievous', { id: 'bumpsy', exhausted: true }], deck: ['anger'] } });

    const none = table({ me: { house: 'geistoid', line: ['miss-chievous'], discard: ['punch'] } });
    none.me.reap('miss-chievous');
    none.expect({ me: { aember: 1, line: [{ id: 'miss-chievous', exhausted: true }], discard: ['punch'] } });
  });
});

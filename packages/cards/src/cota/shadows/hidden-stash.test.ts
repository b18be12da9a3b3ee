import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses } from '../../testing/houses.ts';

describe('hidden-stash', () => {
  it('puts a card from hand into the archives, of whichever house', () => {
    const t = table({
      me: { house: 'shadows', hand: ['hidden-stash', 'urchin', 'anger'], archives: ['fear'] },
      foe: { hand: ['punch'] },
    });
    t.me.play('hidden-stash').choose('anger');
    t.expect({
      me: { aember: 1, hand: ['urchin'], archives: ['fear', 'anger'], discard: ['hidden-stash'] },
      foe: { hand: ['punch'], archives: [] },
    });
  });

  it('must take the only card', () => {
    const t = table({ me: { house: 'shadows', hand: ['hidden-stash', 'urchin'] }, foe: {} });
    t.me.play('hidden-stash');
    t.expect({ me: { aember: 1, hand: [], archives: ['urchin'], discard: ['hidden-stash'] } });
  });

  it('does not archive itself from an empty hand', () => {
    const t = table({ me: { house: 'shadows', hand: ['hidden-stash'] }, foe: {} });
    t.me.play('hidden-stash');
    t.expect({ me: { aember: 1, hand: [], archives: [], discard: ['hidden-stash'] } });
  });

  it('makes a card that may be taken up in the next turn', () => {
    const t = table({
      me: { house: 'shadows', houses: ['shadows', 'dis', 'logos'], hand: ['hidden-stash', 'urchin'] },
      foe: { ...foeHouses, aember: 1 },
    });
    t.me.play('hidden-stash').end();
    t.foe.house('brobnar').end();
    t.me.house('shadows').yes().play('urchin');
    t.expect({ me: { aember: 2, archives: [], line: [{ id: 'urchin', exhausted: true }] }, foe: { aember: 0 } });
  });
});

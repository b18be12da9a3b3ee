import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('sloppy-labwork', () => {
  it('archives a card and discards another one', () => {
    const t = table({
      me: { house: 'logos', hand: ['sloppy-labwork', 'fear', 'punch', 'urchin'] },
      foe: { hand: ['tocsin'] },
    });
    t.me.play('sloppy-labwork').choose('punch').choose('urchin');
    t.expect({
      me: { aember: 1, hand: ['fear'], archives: ['punch'], discard: ['sloppy-labwork', 'urchin'] },
      foe: { hand: ['tocsin'] },
    });
  });

  it('archives the only card and discards none', () => {
    const t = table({ me: { house: 'logos', hand: ['sloppy-labwork', 'fear'] }, foe: {} });
    t.me.play('sloppy-labwork');
    t.expect({ me: { aember: 1, hand: [], archives: ['fear'], discard: ['sloppy-labwork'] } });
  });

  it('gives only its bonus with an empty hand', () => {
    const t = table({ me: { house: 'logos', hand: ['sloppy-labwork'] }, foe: {} });
    t.me.play('sloppy-labwork');
    t.expect({ me: { aember: 1, hand: [], archives: [], discard: ['sloppy-labwork'] } });
  });
});

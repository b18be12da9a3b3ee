import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { revealed } from '../../testing/revealed.ts';

describe('harmonic-pack', () => {
  it('deals 5 in all when a card of the own archives is revealed and discarded', () => {
    const t = table({
      me: { house: 'mars', hand: ['harmonic-pack'], archives: ['punch'] },
      foe: { line: ['troll', 'mother'], archives: ['anger'] },
    });
    t.me.play('harmonic-pack').choose('troll').choose('Your archives');
    expect(revealed(t)).toEqual(['punch']);
    t.expect({
      me: { aember: 1, archives: [], discard: ['harmonic-pack', 'punch'] },
      foe: { line: [{ id: 'troll', damage: 5 }, 'mother'], archives: ['anger'] },
    });
  });

  it('takes the card out of the archives of the opponent', () => {
    const t = table({
      me: { house: 'mars', hand: ['harmonic-pack'], archives: ['punch'] },
      foe: { line: ['troll'], archives: ['anger'] },
    });
    t.me.play('harmonic-pack').choose('The archives of your opponent');
    t.expect({
      me: { archives: ['punch'], discard: ['harmonic-pack'] },
      foe: { line: [{ id: 'troll', damage: 5 }], archives: [], discard: ['anger'] },
    });
  });

  it('deals 2 where those archives are empty', () => {
    const t = table({
      me: { house: 'mars', hand: ['harmonic-pack'] },
      foe: { line: ['troll'], archives: ['anger'] },
    });
    t.me.play('harmonic-pack').choose('Your archives');
    t.expect({ foe: { line: [{ id: 'troll', damage: 2 }], archives: ['anger'], discard: [] } });
  });

  it('ruling harmonic-pack/at-once: all of its damage is dealt at one moment, so that armor and ward see it once', () => {
    const t = table({
      me: { house: 'mars', hand: ['harmonic-pack', 'harmonic-pack'], archives: ['punch', 'punch'] },
      foe: { line: ['raiding-knight', { id: 'troll', warded: true }] },
    });
    t.me.play('harmonic-pack').choose('raiding-knight').choose('Your archives');
    t.expect({
      foe: {
        line: [
          { id: 'raiding-knight', damage: 3 },
          { id: 'troll', warded: true },
        ],
      },
    });
    t.me.play('harmonic-pack').choose('troll').choose('Your archives');
    t.expect({ foe: { line: [{ id: 'raiding-knight', damage: 3 }, 'troll'] } });
  });

  it('reveals and discards without a creature, too', () => {
    const t = table({ me: { house: 'mars', hand: ['harmonic-pack'], archives: ['punch'] } });
    t.me.play('harmonic-pack').choose('Your archives');
    t.expect({ me: { archives: [], discard: ['harmonic-pack', 'punch'] } });
  });
});

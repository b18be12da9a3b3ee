import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('sack-of-coins', () => {
  it.each(editionsSince('cota-1.3'))(
    'ruling sack-of-coins/divided: the damage may be divided among creatures, and its own icon counts (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'shadows', aember: 2, hand: ['sack-of-coins'] },
        foe: { line: ['mother', 'shooler'] },
      });
      t.me.play('sack-of-coins').choose('mother', 'shooler', 'shooler');
      t.expect({
        me: { aember: 3 },
        foe: {
          line: [
            { id: 'mother', damage: 1 },
            { id: 'shooler', damage: 2 },
          ],
        },
      });
    },
  );

  it('ruling sack-of-coins/one-share: each creature takes its share at once, so that a ward removes all of it', () => {
    const t = table({
      me: { house: 'shadows', aember: 3, hand: ['sack-of-coins'] },
      foe: { line: [{ id: 'mother', warded: true }, 'raiding-knight'] },
    });
    t.me.play('sack-of-coins').choose('mother', 'mother').choose('raiding-knight', 'raiding-knight');
    t.expect({ me: { aember: 4 }, foe: { line: ['mother', 'raiding-knight'] } });
  });

  it('has to hit your own where there is no other', () => {
    const t = table({ me: { house: 'shadows', aember: 1, hand: ['sack-of-coins'], line: ['dodger'] }, foe: {} });
    t.me.play('sack-of-coins');
    t.expect({ me: { aember: 2, line: [{ id: 'dodger', damage: 2 }] } });
  });
});

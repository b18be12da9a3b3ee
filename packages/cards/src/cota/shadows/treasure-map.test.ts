import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses } from '../../testing/houses.ts';

describe('treasure-map', () => {
  it('gains 3 as the first card of the turn, and ends all playing', () => {
    const t = table({ me: { house: 'shadows', hand: ['treasure-map', 'urchin'] }, foe: { aember: 2 } });
    t.me.play('treasure-map').cannot('play', 'urchin', 'forbidden');
    t.expect({ me: { aember: 4, hand: ['urchin'], discard: ['treasure-map'] }, foe: { aember: 2 } });
  });

  it('gives only its bonus after another card, and ends all playing as well', () => {
    const t = table({ me: { house: 'shadows', hand: ['treasure-map', 'urchin', 'dodger'] }, foe: { aember: 2 } });
    t.me.play('urchin').play('treasure-map').cannot('play', 'dodger', 'forbidden');
    t.expect({ me: { aember: 2, hand: ['dodger'], line: [{ id: 'urchin', exhausted: true }] }, foe: { aember: 1 } });
  });

  it('does not mind that cards were used or discarded before, and lets them be after it', () => {
    const t = table({
      me: { house: 'shadows', hand: ['treasure-map', 'urchin', 'silvertooth'], line: ['dodger', 'noddy-the-thief'] },
      foe: { aember: 2 },
    });
    t.me.reap('dodger').discard('urchin').play('treasure-map').discard('silvertooth').action('noddy-the-thief');
    t.expect({
      me: {
        aember: 6,
        hand: [],
        discard: ['silvertooth', 'treasure-map', 'urchin'],
        line: [
          { id: 'dodger', exhausted: true },
          { id: 'noddy-the-thief', exhausted: true },
        ],
      },
      foe: { aember: 1 },
    });
  });

  it('gains nothing more when it is played by another card', () => {
    const t = table({
      me: { house: 'logos', hand: ['wild-wormhole', 'batdrone'], deck: ['treasure-map'] },
      foe: { aember: 2 },
    });
    t.me.play('wild-wormhole').cannot('play', 'batdrone', 'forbidden');
    t.expect({ me: { aember: 2, hand: ['batdrone'], discard: ['wild-wormhole', 'treasure-map'] }, foe: { aember: 2 } });
  });

  it('keeps abilities from playing cards too', () => {
    const t = table({
      me: { house: 'shadows', hand: ['treasure-map'], artifacts: [{ id: 'masterplan', under: ['fear'] }] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('treasure-map').omni('masterplan');
    t.expect({
      me: { aember: 4, artifacts: [], discard: ['masterplan', 'fear', 'treasure-map'] },
      foe: { line: ['tocsin'] },
    });
  });

  it('does not bind the opponent, nor the next turn', () => {
    const t = table({
      me: { house: 'shadows', houses: ['shadows', 'dis', 'logos'], hand: ['treasure-map', 'urchin'] },
      foe: { ...foeHouses, hand: ['punch'], aember: 1 },
    });
    t.me.play('treasure-map').end();
    t.foe.house('brobnar').play('punch').end();
    t.me.house('shadows').play('urchin');
    t.expect({ me: { aember: 5, line: [{ id: 'urchin', exhausted: true }] }, foe: { aember: 1 } });
  });
});

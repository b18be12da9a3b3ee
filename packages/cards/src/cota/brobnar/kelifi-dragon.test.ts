import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('kelifi-dragon', () => {
  it('cannot be played with less than 7 æmber', () => {
    const t = table({ me: { house: 'brobnar', hand: ['kelifi-dragon'], aember: 6 }, foe: { aember: 9 } });
    t.me.cannot('play', 'kelifi-dragon', 'needs-unmet');
    t.expect({ me: { aember: 6, hand: ['kelifi-dragon'], line: [] } });
  });

  it('can be played with 7, which it does not cost', () => {
    const t = table({ me: { house: 'brobnar', hand: ['kelifi-dragon'], aember: 7 }, foe: {} });
    t.me.play('kelifi-dragon');
    t.expect({ me: { aember: 7, hand: [], line: [{ id: 'kelifi-dragon', exhausted: true }] } });
  });

  it('can be discarded with less', () => {
    const t = table({ me: { house: 'brobnar', hand: ['kelifi-dragon'] }, foe: {} });
    t.me.discard('kelifi-dragon');
    t.expect({ me: { hand: [], discard: ['kelifi-dragon'] } });
  });

  it('gains 1 and deals 5 after it reaped', () => {
    const t = table({
      me: { house: 'brobnar', line: ['kelifi-dragon'] },
      foe: { line: ['mother', 'niffle-queen'] },
    });
    t.me.reap('kelifi-dragon').choose('mother');
    t.expect({
      me: { aember: 2, line: [{ id: 'kelifi-dragon', exhausted: true }] },
      foe: { line: ['niffle-queen'] },
    });
  });

  it('gains 1 and deals 5 after it fought', () => {
    const t = table({
      me: { house: 'brobnar', line: ['kelifi-dragon'] },
      foe: { line: ['mother', 'niffle-queen'] },
    });
    t.me.fight('kelifi-dragon', 'mother').choose('niffle-queen');
    t.expect({
      me: { aember: 1, line: [{ id: 'kelifi-dragon', damage: 5, exhausted: true }] },
      foe: { line: [{ id: 'niffle-queen', damage: 5 }] },
    });
  });

  it('burns itself where there is no other creature', () => {
    const t = table({ me: { house: 'brobnar', line: ['kelifi-dragon'] }, foe: {} });
    t.me.reap('kelifi-dragon');
    t.expect({ me: { aember: 2, line: [{ id: 'kelifi-dragon', damage: 5, exhausted: true }] } });
  });

  it('does nothing after a fight in which it was destroyed, nor when it is attacked', () => {
    const t = table({
      me: { house: 'brobnar', line: [{ id: 'kelifi-dragon', damage: 7 }] },
      foe: { line: ['mother', 'tocsin'] },
    });
    t.me.fight('kelifi-dragon', 'mother');
    t.expect({ me: { aember: 0, line: [] }, foe: { line: ['tocsin'] } });
    const u = table({ me: { house: 'logos', line: ['mother', 'batdrone'] }, foe: { line: ['kelifi-dragon'] } });
    u.me.fight('mother', 'kelifi-dragon');
    u.expect({ me: { line: ['batdrone'] }, foe: { aember: 0, line: [{ id: 'kelifi-dragon', damage: 5 }] } });
  });

  describe.each(editionsSince('cota-1.3'))('in %s', (edition) => {
    it.each([
      { pool: 5, line: [], deck: ['kelifi-dragon'] },
      { pool: 6, line: [{ id: 'kelifi-dragon', exhausted: true }], deck: [] },
    ])(
      'ruling wild-wormhole/unplayable-card: a Wild Wormhole played with $pool counts its own bonus, and puts it back where it falls short',
      ({ pool, line, deck }) => {
        const t = table({
          edition,
          me: { house: 'logos', hand: ['wild-wormhole'], deck: ['kelifi-dragon'], aember: pool },
          foe: {},
        });
        t.me.play('wild-wormhole');
        t.expect({ me: { aember: pool + 1, line, deck, discard: ['wild-wormhole'] } });
      },
    );
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling spangler-box/kelifi-dragon: comes back from a Spangler Box without any æmber (%s)',
    (edition) => {
      const t = table({
        edition,
        me: {
          house: 'logos',
          artifacts: ['spangler-box'],
          line: ['kelifi-dragon'],
          hand: ['phase-shift', 'barehanded'],
        },
        foe: {},
      });
      t.me.action('spangler-box').play('phase-shift').play('barehanded');
      t.expect({
        me: { aember: 1, artifacts: [], line: [{ id: 'kelifi-dragon', exhausted: true }], deck: ['spangler-box'] },
        foe: { artifacts: [] },
      });
    },
  );
});

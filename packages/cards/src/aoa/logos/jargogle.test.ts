import { actionCard, define, gain, play, table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';
import { filler } from '../../testing/filler.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

define([
  actionCard({ id: 'hush-now', name: 'Hush Now', house: 'brobnar', keywords: ['alpha'] }, play(gain(3))),
  actionCard({ id: 'end-of-it', name: 'End of It', house: 'brobnar', keywords: ['omega'] }, play(gain(3))),
]);

describe('jargogle', () => {
  it('puts a card from hand facedown under itself', () => {
    const t = table({ me: { house: 'logos', hand: ['jargogle', 'fear', 'troll'] }, foe: {} });
    t.me.play('jargogle').choose('fear');
    t.expect({ me: { hand: ['troll'], line: [{ id: 'jargogle', exhausted: true, under: ['fear'] }] } });
  });

  it('plays that card when it is destroyed on its player’s turn, of whatever house', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: [{ id: 'jargogle', under: ['urchin'] }] },
      foe: { aember: 2 },
    });
    t.me.play('punch').flank('left');
    t.expect({
      me: { aember: 2, line: [{ id: 'urchin', exhausted: true }], discard: ['punch', 'jargogle'] },
      foe: { aember: 1 },
    });
  });

  it('archives it on the opponent’s turn', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { line: [{ id: 'jargogle', under: ['urchin'] }] },
    });
    t.me.play('punch');
    t.expect({ me: { aember: 1 }, foe: { line: [], archives: ['urchin'], discard: ['jargogle'] } });
  });

  it('has nothing to play where nothing lies under it', () => {
    const t = table({ me: { house: 'brobnar', hand: ['punch'], line: ['jargogle'] }, foe: {} });
    t.me.play('punch');
    t.expect({ me: { line: [], archives: [], discard: ['punch', 'jargogle'] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling jargogle/gateway: the omega of Unlocked Gateway does not stop it, and a creature played so survives (%s)',
    (edition) => {
      const t = table({
        edition,
        me: {
          house: 'dis',
          ...myHouses.dis,
          hand: ['unlocked-gateway'],
          line: [{ id: 'jargogle', under: ['troll'] }],
          deck: filler(9),
        },
        foe: { ...foeHouses, line: ['mother'] },
      });
      t.me.play('unlocked-gateway').flank('left');
      t.expect({ me: { line: ['troll'] }, foe: { line: [] }, active: 'foe' });
    },
  );

  it.each(editionsSince('cota-1.3'))(
    'ruling jargogle/omega: an omega card under it ends the third step (%s)',
    (edition) => {
      const t = table({
        edition,
        me: {
          house: 'brobnar',
          ...myHouses.brobnar,
          hand: ['punch', 'cannon'],
          line: [{ id: 'jargogle', under: ['end-of-it'] }],
          deck: filler(9),
        },
        foe: foeHouses,
      });
      t.me.play('punch');
      t.expect({ me: { aember: 4, line: [] }, active: 'foe' });
    },
  );

  it.each(editionsSince('cota-1.3'))(
    'ruling jargogle/first-step: an omega card that is played in the first step ends that step alone (%s)',
    (edition) => {
      const t = table({
        edition,
        step: 'forge',
        me: {
          ...myHouses.logos,
          aember: 6,
          line: [{ id: 'jargogle', under: ['end-of-it'] }],
          artifacts: ['strange-gizmo'],
        },
        foe: foeHouses,
      });
      t.me.house('logos');
      t.expect({ me: { keys: 1, aember: 3, line: [] }, active: 'me', house: 'logos' });
    },
  );

  it('ruling jargogle/alpha: an alpha card under it cannot be played after something was done, and is discarded', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: [{ id: 'jargogle', under: ['hush-now'] }] },
      foe: {},
    });
    t.me.play('punch');
    t.expect({ me: { aember: 1, line: [], hand: [], archives: [] } });
    expect(t.state.players[0]?.discard.length).toBe(3);
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling jargogle/two-cards: in its player’s turn one is chosen and played, the other is discarded (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'brobnar', hand: ['punch'], line: [{ id: 'jargogle', under: ['urchin', 'dextre'] }] },
        foe: { aember: 2 },
      });
      t.me.play('punch').choose('urchin').flank('left');
      t.expect({
        me: { aember: 2, line: [{ id: 'urchin', exhausted: true }], discard: ['punch', 'jargogle', 'dextre'] },
        foe: { aember: 1 },
      });
    },
  );

  it.each(editionsSince('cota-1.3'))(
    'ruling jargogle/two-cards: in another turn one at random is archived, the other is discarded (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'brobnar', hand: ['punch'] },
        foe: { line: [{ id: 'jargogle', under: ['urchin', 'dextre'] }] },
      });
      t.me.play('punch');
      t.expect({ foe: { line: [] } });
      const { archives, discard } = t.state.players[1] ?? { archives: [], discard: [] };
      expect([archives.length, discard.length]).toEqual([1, 2]);
    },
  );
});

import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('collar-of-subordination', () => {
  it('does not give its creature back while that leaves play', () => {
    const t = table({
      me: { house: 'dis', hand: ['collar-of-subordination', 'hysteria'] },
      foe: { line: ['urchin'], hand: [] },
    });
    t.me.play('collar-of-subordination').play('hysteria');
    t.expect({ me: { line: [], hand: [] }, foe: { line: [], hand: ['urchin'] } });
    expect(t.events.filter((e) => e.type === 'control')).toHaveLength(1);
  });

  it('gives control of the creature, which may be used like an own one', () => {
    const t = table({
      me: { house: 'dis', hand: ['collar-of-subordination'], line: ['tocsin'] },
      foe: { line: ['mother', 'shooler'] },
    });
    t.me.play('collar-of-subordination').choose('shooler').flank('left').reap('shooler');
    t.expect({
      me: { aember: 1, line: [{ id: 'shooler', exhausted: true, upgrades: ['collar-of-subordination'] }, 'tocsin'] },
      foe: { line: ['mother'] },
    });
  });

  it('does not make the creature its own: it leaves play for the hand of its owner', () => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, hand: ['collar-of-subordination', 'hysteria'] },
      foe: { line: ['shooler'], hand: [] },
    });
    t.me.play('collar-of-subordination').play('hysteria');
    t.expect({
      me: { line: [], discard: ['hysteria', 'collar-of-subordination'], hand: [] },
      foe: { line: [], hand: ['shooler'] },
    });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling collar-of-subordination/newest: gives way to an effect that takes control later, and holds again when that ends (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'dis', ...myHouses.dis, hand: ['collar-of-subordination', 'gongoozle'] },
        foe: { houses: ['logos', 'dis', 'shadows'], line: ['shooler'], hand: ['harland-mindlock'] },
      });
      t.me.play('collar-of-subordination').end();
      t.foe.house('logos').play('harland-mindlock').flank('left');
      t.expect({
        me: { line: [] },
        foe: {
          line: [
            { id: 'shooler', upgrades: ['collar-of-subordination'] },
            { id: 'harland-mindlock', exhausted: true },
          ],
        },
      });
      t.foe.end();
      t.me.house('dis').play('gongoozle').choose('harland-mindlock');
      t.expect({ me: { line: [{ id: 'shooler', upgrades: ['collar-of-subordination'] }] }, foe: { line: [] } });
    },
  );

  it('lets a house of another deck be chosen as long as the creature is there', () => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, hand: ['collar-of-subordination'] },
      foe: { ...foeHouses, line: ['champion-anaphiel'] },
    });
    t.me.play('collar-of-subordination').end();
    t.foe.house('brobnar').end();
    t.me.house('sanctum').reap('champion-anaphiel');
    t.expect({
      me: {
        aember: 1,
        line: [{ id: 'champion-anaphiel', exhausted: true, upgrades: ['collar-of-subordination'] }],
      },
      foe: { line: [] },
    });
  });

  it('keeps what is on the creature, and the state it is in', () => {
    const t = table({
      me: { house: 'dis', hand: ['collar-of-subordination'] },
      foe: {
        line: [{ id: 'mother', damage: 2, aember: 1, stunned: true, exhausted: true, upgrades: ['blood-of-titans'] }],
      },
    });
    t.me.play('collar-of-subordination');
    t.expect({
      me: {
        line: [
          {
            id: 'mother',
            damage: 2,
            aember: 1,
            stunned: true,
            exhausted: true,
            upgrades: ['blood-of-titans', 'collar-of-subordination'],
          },
        ],
      },
      foe: { line: [] },
    });
  });

  it('changes nothing on an own creature', () => {
    const t = table({
      me: { house: 'dis', hand: ['collar-of-subordination'], line: ['tocsin', 'mother'] },
      foe: { line: ['shooler'] },
    });
    t.me.play('collar-of-subordination').choose('tocsin');
    t.expect({
      me: { line: [{ id: 'tocsin', upgrades: ['collar-of-subordination'] }, 'mother'] },
      foe: { line: ['shooler'] },
    });
  });
});

describe('Collar of Subordination takes a creature with its upgrades', () => {
  it('Duskrunner then steals for its new controller', () => {
    const t = table({
      me: { house: 'dis', hand: ['collar-of-subordination'] },
      foe: { aember: 3, line: [{ id: 'tocsin', upgrades: ['duskrunner'] }], hand: ['punch'] },
    });
    t.me.play('collar-of-subordination').reap('tocsin').choose('tocsin#1');
    t.expect({
      me: { aember: 2, line: [{ id: 'tocsin', exhausted: true, upgrades: ['duskrunner', 'collar-of-subordination'] }] },
      foe: { aember: 2, line: [], hand: [] },
    });
  });

  it('Jammer Pack turns against the player who put it on', () => {
    const t = table({
      me: { house: 'dis', hand: ['collar-of-subordination'], aember: 0 },
      foe: { houses: ['mars'], aember: 7, line: [{ id: 'zorg', upgrades: ['jammer-pack'] }] },
    });
    t.me.play('collar-of-subordination').end();
    t.foe.end();
    t.expect({
      me: { line: [{ id: 'zorg', upgrades: ['jammer-pack', 'collar-of-subordination'] }] },
      foe: { aember: 7, keys: 0 },
    });
  });

  it('Jammer Pack on my own creature that the enemy collars makes my keys dearer', () => {
    const t = table({
      active: 1,
      me: { houses: ['mars'], aember: 7, line: [{ id: 'zorg', upgrades: ['jammer-pack'] }] },
      foe: { house: 'dis', hand: ['collar-of-subordination'] },
    });
    t.foe.play('collar-of-subordination').end();
    t.expect({
      me: { aember: 7, keys: 0, line: [] },
      foe: { line: [{ id: 'zorg', upgrades: ['jammer-pack', 'collar-of-subordination'] }] },
    });
  });

  it('Mantle of the Zealot lets the new controller use it in any house', () => {
    const t = table({
      me: { house: 'dis', hand: ['collar-of-subordination'] },
      foe: { line: [{ id: 'troll', damage: 4, upgrades: ['mantle-of-the-zealot'] }] },
    });
    t.me.play('collar-of-subordination').reap('troll');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'troll', damage: 1, exhausted: true, upgrades: ['mantle-of-the-zealot', 'collar-of-subordination'] },
        ],
      },
      foe: { line: [] },
    });
  });

  it('Mantle of the Zealot that I put on an enemy creature lets my opponent use it, not me', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['mantle-of-the-zealot'] },
      foe: { houses: ['dis', 'brobnar'], line: ['troll'] },
    });
    t.me.play('mantle-of-the-zealot').end();
    t.foe.house('dis').reap('troll');
    t.expect({ foe: { aember: 1, line: [{ id: 'troll', exhausted: true, upgrades: ['mantle-of-the-zealot'] }] } });
  });

  it('Rocket Boots ready it after its first use of the turn, whoever put them on', () => {
    const t = table({
      me: { house: 'dis', hand: ['collar-of-subordination'] },
      foe: { line: [{ id: 'pit-demon', upgrades: ['rocket-boots'] }], aember: 1 },
    });
    t.me.play('collar-of-subordination').reap('pit-demon').action('pit-demon');
    t.expect({
      me: {
        aember: 2,
        line: [{ id: 'pit-demon', exhausted: true, upgrades: ['rocket-boots', 'collar-of-subordination'] }],
      },
      foe: { aember: 0, line: [] },
    });
  });

  it('Brain Stem Antenna readies it when its new controller plays a Mars creature, and makes it Mars', () => {
    const t = table({
      me: {
        house: 'mars',
        hand: ['mindwarper'],
        line: [{ id: 'troll', owner: 1, damage: 3, exhausted: true, upgrades: ['brain-stem-antenna'] }],
      },
      foe: {},
    });
    t.me.play('mindwarper').reap('troll');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'troll', exhausted: true, upgrades: ['brain-stem-antenna'] },
          { id: 'mindwarper', exhausted: true },
        ],
      },
      foe: {},
    });
  });

  it('Brain Stem Antenna does not listen to its former controller', () => {
    const t = table({
      active: 1,
      me: { line: [{ id: 'troll', owner: 1, exhausted: true, upgrades: [{ id: 'brain-stem-antenna', owner: 1 }] }] },
      foe: { house: 'mars', hand: ['mindwarper'] },
    });
    t.foe.play('mindwarper');
    t.expect({
      me: { line: [{ id: 'troll', exhausted: true, upgrades: ['brain-stem-antenna'] }] },
      foe: { line: [{ id: 'mindwarper', exhausted: true }] },
    });
  });

  it('Way of the Bear strikes first for the new controller', () => {
    const t = table({
      me: { house: 'dis', hand: ['collar-of-subordination'] },
      foe: { line: [{ id: 'tocsin', upgrades: ['way-of-the-bear'] }, 'dust-imp'] },
    });
    t.me.play('collar-of-subordination').choose('tocsin').fight('tocsin', 'dust-imp');
    t.expect({
      me: { line: [{ id: 'tocsin', exhausted: true, upgrades: ['way-of-the-bear', 'collar-of-subordination'] }] },
      foe: { aember: 2, line: [] },
    });
  });

  it('Shoulder Armor counts the flanks of the line that it stands in now', () => {
    const t = table({
      me: { house: 'dis', hand: ['collar-of-subordination', 'poison-wave'], line: ['mother', 'doc-bookton'] },
      foe: { line: ['troll', { id: 'tocsin', upgrades: ['shoulder-armor'] }, 'krump'] },
    });
    t.me.play('collar-of-subordination').choose('tocsin').flank('left').fight('tocsin', 'krump');
    t.expect({
      me: {
        line: [
          { id: 'tocsin', damage: 4, exhausted: true, upgrades: ['shoulder-armor', 'collar-of-subordination'] },
          'mother',
          'doc-bookton',
        ],
      },
      foe: { line: ['troll', { id: 'krump', damage: 5 }] },
    });
  });
});

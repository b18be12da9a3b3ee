import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('pawn-sacrifice', () => {
  it('sacrifices a friendly creature and deals 3 to each of 2 creatures', () => {
    const t = table({
      me: { house: 'shadows', hand: ['pawn-sacrifice'], line: ['urchin', 'dodger'] },
      foe: { line: ['tocsin', 'mother', 'valdr'] },
    });
    t.me.play('pawn-sacrifice').choose('urchin').choose('tocsin').choose('mother');
    t.expect({
      me: { aember: 1, line: ['dodger'], discard: ['pawn-sacrifice', 'urchin'] },
      foe: { line: [{ id: 'mother', damage: 3 }, 'valdr'], discard: ['tocsin'] },
    });
  });

  it('must hit a friendly creature where there are not 2 others', () => {
    const t = table({
      me: { house: 'shadows', hand: ['pawn-sacrifice'], line: ['urchin', 'dodger'] },
      foe: { line: ['mother'] },
    });
    t.me.play('pawn-sacrifice').choose('urchin');
    t.expect({ me: { aember: 1, line: [{ id: 'dodger', damage: 3 }] }, foe: { line: [{ id: 'mother', damage: 3 }] } });
  });

  it('deals 3 to the only creature that is left', () => {
    const t = table({
      me: { house: 'shadows', hand: ['pawn-sacrifice'], line: ['urchin'] },
      foe: { line: ['mother'] },
    });
    t.me.play('pawn-sacrifice');
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'mother', damage: 3 }] } });
  });

  it('deals nothing without a friendly creature', () => {
    const t = table({ me: { house: 'shadows', hand: ['pawn-sacrifice'] }, foe: { line: ['mother', 'tocsin'] } });
    t.me.play('pawn-sacrifice');
    t.expect({ me: { aember: 1, discard: ['pawn-sacrifice'] }, foe: { line: ['mother', 'tocsin'] } });
  });

  it('lets Destroyed: abilities of the sacrificed creature resolve before the damage', () => {
    const t = table({
      me: {
        house: 'shadows',
        hand: ['pawn-sacrifice'],
        line: ['duma-the-martyr', { id: 'dodger', damage: 4 }],
        deck: ['fear', 'punch', 'urchin'],
      },
      foe: { line: ['mother'] },
    });
    t.me.play('pawn-sacrifice').choose('duma-the-martyr');
    t.expect({
      me: { hand: ['fear', 'punch'], line: [{ id: 'dodger', damage: 3 }] },
      foe: { line: [{ id: 'mother', damage: 3 }] },
    });
  });

  it('counts a Bad Penny as sacrificed although she returns to hand', () => {
    const t = table({
      me: { house: 'shadows', hand: ['pawn-sacrifice'], line: ['bad-penny'] },
      foe: { line: ['mother', 'shooler'] },
    });
    t.me.play('pawn-sacrifice');
    t.expect({
      me: { hand: ['bad-penny'], line: [], discard: ['pawn-sacrifice'] },
      foe: {
        line: [
          { id: 'mother', damage: 3 },
          { id: 'shooler', damage: 3 },
        ],
      },
    });
  });

  it('deals nothing when the creature is not sacrificed after all', () => {
    const t = table({
      me: { house: 'shadows', hand: ['pawn-sacrifice'], line: [{ id: 'tocsin', upgrades: ['armageddon-cloak'] }] },
      foe: { line: ['mother', 'shooler'] },
    });
    t.me.play('pawn-sacrifice');
    t.expect({
      me: { line: ['tocsin'], discard: ['pawn-sacrifice', 'armageddon-cloak'] },
      foe: { line: ['mother', 'shooler'] },
    });
  });

  it('sends a sacrificed creature of the opponent to the pile of the opponent', () => {
    const t = table({
      me: { house: 'shadows', hand: ['pawn-sacrifice'], line: [{ id: 'tocsin', owner: 1 }] },
      foe: { line: ['mother', 'shooler'] },
    });
    t.me.play('pawn-sacrifice');
    t.expect({
      me: { line: [], discard: ['pawn-sacrifice'] },
      foe: {
        discard: ['tocsin'],
        line: [
          { id: 'mother', damage: 3 },
          { id: 'shooler', damage: 3 },
        ],
      },
    });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling pawn-sacrifice/warded: a ward keeps the creature in play, and nobody is hurt (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'shadows', hand: ['pawn-sacrifice'], line: [{ id: 'troll', warded: true }] },
        foe: { line: ['bumpsy', 'krump'] },
      });
      t.me.play('pawn-sacrifice');
      t.expect({ me: { line: ['troll'] }, foe: { line: ['bumpsy', 'krump'] } });
    },
  );
});

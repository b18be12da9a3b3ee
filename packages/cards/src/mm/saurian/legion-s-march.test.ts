import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('legion-s-march', () => {
  it('deals 1 damage to each creature that is no Dinosaur after its player used one', () => {
    const t = table({
      me: { house: 'saurian', hand: ['legion-s-march'], line: ['praefectus-ludo', 'galeatops', 'troll'] },
      foe: { line: ['krump', 'thero-centurion'] },
    });
    t.me.play('legion-s-march').reap('praefectus-ludo');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'praefectus-ludo', exhausted: true },
          { id: 'galeatops', damage: 1 },
          { id: 'troll', damage: 1 },
        ],
      },
      foe: { line: [{ id: 'krump', damage: 1 }, 'thero-centurion'] },
    });
  });

  it('does so each time, after a fight, an action and the removal of a stun too', () => {
    const t = table({
      me: {
        house: 'saurian',
        hand: ['legion-s-march'],
        line: ['praefectus-ludo', 'cornicen-octavia', { id: 'thero-centurion', stunned: true }],
      },
      foe: { line: ['tocsin', 'zorg'] },
    });
    t.me.play('legion-s-march').fight('praefectus-ludo', 'tocsin').action('cornicen-octavia').unstun('thero-centurion');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'praefectus-ludo', damage: 3, exhausted: true },
          { id: 'cornicen-octavia', exhausted: true },
          { id: 'thero-centurion', exhausted: true },
        ],
      },
      foe: { line: [{ id: 'zorg', damage: 3 }] },
    });
  });

  it('does nothing after other creatures or artifacts are used, and is over with the turn', () => {
    const t = table({
      me: {
        house: 'saurian',
        ...myHouses.saurian,
        hand: ['legion-s-march'],
        line: ['galeatops', 'praefectus-ludo'],
        artifacts: ['monument-to-octavia'],
      },
      foe: { ...foeHouses, aember: 1, line: ['krump'] },
    });
    t.me.play('legion-s-march').reap('galeatops').action('monument-to-octavia').choose('galeatops').end();
    t.foe.house('brobnar').reap('krump').end();
    t.me.house('saurian').reap('praefectus-ludo');
    t.expect({
      me: {
        aember: 3,
        line: [
          { id: 'galeatops', aember: 1 },
          { id: 'praefectus-ludo', exhausted: true },
        ],
      },
      foe: { aember: 1, line: ['krump'] },
    });
  });

  it('counts a Dinosaur that was destroyed in its fight', () => {
    const t = table({
      me: { house: 'saurian', hand: ['legion-s-march'], line: ['praefectus-ludo', 'bumpsy'] },
      foe: { line: ['troll', 'krump'] },
    });
    t.me.play('legion-s-march').fight('praefectus-ludo', 'troll');
    t.expect({
      me: { aember: 1, line: [{ id: 'bumpsy', damage: 1 }] },
      foe: {
        line: [
          { id: 'troll', damage: 6 },
          { id: 'krump', damage: 1 },
        ],
      },
    });
  });

  it('counts twice where it was played twice', () => {
    const t = table({
      me: { house: 'saurian', hand: ['legion-s-march', 'legion-s-march'], line: ['praefectus-ludo'] },
      foe: { line: ['krump'] },
    });
    t.me.play('legion-s-march').play('legion-s-march').reap('praefectus-ludo');
    t.expect({
      me: { aember: 3, line: [{ id: 'praefectus-ludo', exhausted: true }] },
      foe: { line: [{ id: 'krump', damage: 2 }] },
    });
  });
});

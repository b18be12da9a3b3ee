// Damage that several cards take in the place of one.
import { describe, it } from 'vitest';
import {
  a,
  cannot,
  constant,
  creature,
  dealDamage,
  host,
  hostOf,
  insteadOf,
  named,
  neighborsOf,
  self,
  table,
  thisCreature,
  wouldBeDamaged,
} from '../../../index.ts';
import { being, gear, spell } from '../../../testing/cards.ts';

const bond = gear('bond', insteadOf(wouldBeDamaged(host), { redirectTo: neighborsOf(hostOf(self)) }));
const hit = (amount: number) => spell(`hit-${amount}`, dealDamage(amount, a(named('seven'))));

describe('damage divided among several', () => {
  it('as evenly as possible: half to each', () => {
    const t = table({
      me: { house: 'brobnar', hand: [hit(4)] },
      foe: { line: ['five', { id: 'seven', upgrades: [bond] }, 'six'] },
    });
    t.me.play('hit-4');
    t.expect({
      foe: {
        line: [
          { id: 'five', damage: 2 },
          { id: 'seven', upgrades: ['bond'] },
          { id: 'six', damage: 2 },
        ],
      },
    });
  });

  it('the active player says where the odd point goes', () => {
    const t = table({
      me: { house: 'brobnar', hand: [hit(3)] },
      foe: { line: ['five', { id: 'seven', upgrades: [bond] }, 'six'] },
    });
    t.me.play('hit-3').choose('bond#2');
    t.expect({
      foe: {
        line: [
          { id: 'five', damage: 1 },
          { id: 'seven', upgrades: ['bond'] },
          { id: 'six', damage: 2 },
        ],
      },
    });
  });

  it('all of it to the only neighbor, and none without one', () => {
    const t = table({
      me: { house: 'brobnar', hand: [hit(3)] },
      foe: { line: ['five', { id: 'seven', upgrades: [bond] }] },
    });
    t.me.play('hit-3');
    t.expect({
      foe: {
        line: [
          { id: 'five', damage: 3 },
          { id: 'seven', upgrades: ['bond'] },
        ],
      },
    });
    const alone = table({
      me: { house: 'brobnar', hand: [hit(3)] },
      foe: { line: [{ id: 'seven', upgrades: [bond] }] },
    });
    alone.me.play('hit-3');
    alone.expect({ foe: { line: [{ id: 'seven', damage: 3, upgrades: ['bond'] }] } });
  });

  it('what goes to one that cannot be dealt damage is lost', () => {
    const rock = being('boulder', {}, constant(cannot(thisCreature, 'dealt-damage')));
    const t = table({
      me: { house: 'brobnar', hand: [hit(4)] },
      foe: { line: [rock, { id: 'seven', upgrades: [bond] }, 'six'] },
    });
    t.me.play('hit-4');
    t.expect({ foe: { line: ['boulder', { id: 'seven', upgrades: ['bond'] }, { id: 'six', damage: 2 }] } });
  });

  it('of two that divide it to each other it comes back once', () => {
    const t = table({
      me: { house: 'brobnar', hand: [spell('one-hit', dealDamage(4, a(creature)))] },
      foe: {
        line: [
          { id: 'seven', upgrades: [bond] },
          { id: 'six', upgrades: [bond] },
        ],
      },
    });
    t.me.play('one-hit').choose('seven');
    t.expect({
      foe: {
        line: [
          { id: 'seven', damage: 4, upgrades: ['bond'] },
          { id: 'six', upgrades: ['bond'] },
        ],
      },
    });
  });
});

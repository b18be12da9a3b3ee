// Rulings on the hard cards, and what pairs of them do.
import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import './index.ts';

const foeHouses = { houses: ['brobnar', 'dis', 'shadows'] } as const;

describe('rulings on pairs of them', () => {
  it('Phase Shift: ruling: allows one more card from hand in the first turn of the game', () => {
    const t = table({ turn: 1, me: { house: 'logos', hand: ['phase-shift', 'punch', 'batdrone'] }, foe: {} });
    t.me.play('phase-shift').cannot('play', 'batdrone', 'first-turn').play('punch');
    t.expect({ me: { aember: 1, hand: ['batdrone'] } });
  });

  it('Phase Shift: ruling: Mimicry uses up the permission, even as a copy of a Logos action', () => {
    const t = table({
      me: { house: 'logos', hand: ['phase-shift', 'mimicry', 'punch'] },
      foe: { discard: ['twin-bolt-emission'] },
    });
    t.me.play('phase-shift').play('mimicry').cannot('play', 'punch', 'wrong-house');
    t.expect({ me: { aember: 1, hand: ['punch'], discard: ['mimicry', 'phase-shift'] } });
  });

  it('Mimicry as Library Access purges itself', () => {
    const t = table({
      me: { house: 'untamed', hand: ['mimicry', 'dust-pixie'], deck: ['fear', 'punch'] },
      foe: { discard: ['library-access'] },
    });
    t.me.play('mimicry').play('dust-pixie');
    t.expect({
      me: { aember: 2, hand: ['fear'], purged: ['mimicry'], line: [{ id: 'dust-pixie', exhausted: true }] },
      foe: { discard: ['library-access'] },
    });
  });

  it('Mimicry: ruling: the copied card counts for the rule of six', () => {
    const six = Array.from({ length: 6 }, () => 'regrowth');
    const t = table({
      me: { house: 'untamed', hand: [...six, 'mimicry', 'mimicry'] },
      foe: { discard: ['regrowth', 'full-moon'] },
    });
    t.me.play('mimicry').choose('regrowth');
    for (let played = 0; played < 5; played++) t.me.play('regrowth');
    t.me.cannot('play', 'regrowth', 'rule-of-six');
    t.expect({ me: { aember: 6, hand: ['regrowth', 'mimicry'] } });
  });

  it.each([
    { first: 'its own', chosen: 'dust-imp#1', gained: 2 },
    { first: 'that of the Cloak', chosen: 'dust-imp#2', gained: 0 },
  ])(
    'Armageddon Cloak on a Dust Imp: the active player orders the Destroyed: abilities, $first first',
    ({ chosen, gained }) => {
      const t = table({
        me: { house: 'brobnar', hand: ['punch'] },
        foe: { line: [{ id: 'dust-imp', upgrades: ['armageddon-cloak'] }] },
      });
      t.me.play('punch').choose('dust-imp').order(chosen);
      t.expect({ foe: { aember: gained, line: ['dust-imp'], discard: ['armageddon-cloak'] } });
    },
  );

  it('Pitlord: ruling: a maverick in a deck without Dis forces nothing', () => {
    const t = table({
      me: { house: 'logos', houses: ['logos', 'sanctum', 'untamed'] },
      foe: { houses: ['brobnar', 'mars', 'shadows'], line: [{ id: 'pitlord', house: 'mars' }] },
    });
    t.me.end();
    t.foe.house('shadows');
    t.expect({ foe: { line: ['pitlord'] }, house: 'shadows' });
  });

  it('Control the Weak: ruling: cannot of Restringuntus on the same house beats must', () => {
    const t = table({
      me: { house: 'dis', houses: ['dis', 'sanctum', 'untamed'], hand: ['control-the-weak', 'restringuntus'] },
      foe: foeHouses,
    });
    t.me.play('control-the-weak').house('shadows').play('restringuntus').house('shadows').end();
    expect(() => t.foe.house('shadows')).toThrow();
    t.foe.house('dis');
    t.expect({ me: { aember: 1, line: ['restringuntus'] }, house: 'dis' });
  });

  it('Key Charge: forges nothing when 1 less is not enough', () => {
    const t = table({ me: { house: 'untamed', hand: ['key-charge'], aember: 6 }, foe: {} });
    t.me.play('key-charge');
    if (t.options().includes('yes')) t.me.yes();
    t.expect({ me: { keys: 0, aember: 5 } });
  });

  it('Key Charge may be declined', () => {
    const t = table({ me: { house: 'untamed', hand: ['key-charge'], aember: 8 }, foe: {} });
    t.me.play('key-charge').no();
    t.expect({ me: { keys: 0, aember: 7 } });
  });

  it('Ether Spider captures also what its opponent steals', () => {
    const t = table({
      me: { house: 'shadows', hand: ['urchin'] },
      foe: { aember: 2, line: ['ether-spider'] },
    });
    t.me.play('urchin');
    t.expect({
      me: { aember: 0, line: [{ id: 'urchin', exhausted: true }] },
      foe: { aember: 1, line: [{ id: 'ether-spider', aember: 1 }] },
    });
  });

  it('Annihilation Ritual does not keep a Bad Penny from her hand', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], artifacts: ['annihilation-ritual'] },
      foe: { line: ['bad-penny'], hand: [] },
    });
    t.me.play('punch');
    t.expect({ foe: { line: [], hand: ['bad-penny'], purged: [] } });
  });

  it('Collar of Subordination on a friendly creature changes nothing', () => {
    const t = table({
      me: { house: 'dis', hand: ['collar-of-subordination', 'hand-of-dis'], line: ['tocsin', 'mother'] },
      foe: { line: ['shooler'] },
    });
    t.me.play('collar-of-subordination').choose('mother').play('hand-of-dis');
    t.expect({
      me: { line: ['tocsin', { id: 'mother', upgrades: ['collar-of-subordination'] }] },
      foe: { line: ['shooler'] },
    });
  });

  it('Gabos Longarms may deal his damage to the creature that he attacks, which may be elusive: none is dealt', () => {
    const t = table({ me: { house: 'dis', line: ['gabos-longarms'] }, foe: { line: ['urchin', 'tocsin'] } });
    t.me.fight('gabos-longarms', 'urchin').choose('urchin');
    t.expect({ me: { line: [{ id: 'gabos-longarms', exhausted: true }] }, foe: { line: ['urchin', 'tocsin'] } });
  });
});

// Upgrades of Dis.
import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../index.ts';

const myHouses = { houses: ['dis', 'logos', 'untamed'] } as const;
const foeHouses = { houses: ['brobnar', 'dis', 'shadows'] } as const;

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
      me: { house: 'dis', ...myHouses, hand: ['collar-of-subordination', 'hysteria'] },
      foe: { line: ['shooler'], hand: [] },
    });
    t.me.play('collar-of-subordination').play('hysteria');
    t.expect({
      me: { line: [], discard: ['hysteria', 'collar-of-subordination'], hand: [] },
      foe: { line: [], hand: ['shooler'] },
    });
  });

  it('gives way to an effect that takes control later, and holds again when that ends', () => {
    const t = table({
      me: { house: 'dis', ...myHouses, hand: ['collar-of-subordination', 'gongoozle'] },
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
  });

  it('lets a house of another deck be chosen as long as the creature is there', () => {
    const t = table({
      me: { house: 'dis', ...myHouses, hand: ['collar-of-subordination'] },
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

describe('flame-wreathed', () => {
  it('makes its creature stronger by 2', () => {
    const t = table({
      me: { house: 'dis', hand: ['flame-wreathed', 'gongoozle'], line: [{ id: 'tocsin', damage: 1 }] },
      foe: {},
    });
    t.me.play('flame-wreathed').play('gongoozle');
    t.expect({ me: { aember: 2, line: [{ id: 'tocsin', damage: 4, upgrades: ['flame-wreathed'] }] } });
  });

  it('deals 2 damage to an attacker before the fight', () => {
    const t = table({
      me: { house: 'dis', line: ['shooler'] },
      foe: { line: [{ id: 'urchin', upgrades: ['flame-wreathed'] }] },
    });
    t.me.fight('shooler', 'urchin');
    t.expect({
      me: { line: [{ id: 'shooler', damage: 2, exhausted: true }] },
      foe: { line: [{ id: 'urchin', upgrades: ['flame-wreathed'] }] },
    });
  });

  it('ends the fight where that destroys the attacker', () => {
    const t = table({
      me: { house: 'dis', line: ['dust-imp'] },
      foe: { line: [{ id: 'mother', upgrades: ['flame-wreathed'] }] },
    });
    t.me.fight('dust-imp', 'mother');
    t.expect({ me: { aember: 2, line: [] }, foe: { line: [{ id: 'mother', upgrades: ['flame-wreathed'] }] } });
  });

  it('deals none when its creature attacks', () => {
    const t = table({
      me: { house: 'dis', line: [{ id: 'tocsin', upgrades: ['flame-wreathed'] }] },
      foe: { line: ['pitlord'] },
    });
    t.me.fight('tocsin', 'pitlord');
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'pitlord', damage: 5 }] } });
  });

  it('adds up with another copy', () => {
    const t = table({
      me: { house: 'untamed', line: ['snufflegator'] },
      foe: { line: [{ id: 'tocsin', upgrades: ['flame-wreathed', 'flame-wreathed'] }] },
    });
    t.me.fight('snufflegator', 'tocsin');
    t.expect({
      me: { line: [] },
      foe: { line: [{ id: 'tocsin', upgrades: ['flame-wreathed', 'flame-wreathed'] }] },
    });
  });

  it('is discarded with its creature', () => {
    const t = table({
      me: { house: 'dis', hand: ['gongoozle'] },
      foe: { line: [{ id: 'urchin', upgrades: ['flame-wreathed'] }, 'mother'] },
    });
    t.me.play('gongoozle').choose('urchin');
    t.expect({ foe: { line: ['mother'], discard: ['urchin', 'flame-wreathed'] } });
  });
});

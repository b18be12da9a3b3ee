import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../index.ts';

describe('blood-money', () => {
  it('puts 2 from the supply on an enemy creature', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['blood-money'], line: ['smaaash'], aember: 3 },
      foe: { line: ['tocsin', { id: 'charette', aember: 1 }], aember: 5 },
    });
    t.me.play('blood-money').choose('charette');
    t.expect({
      me: { aember: 3, line: ['smaaash'], discard: ['blood-money'] },
      foe: { aember: 5, line: ['tocsin', { id: 'charette', aember: 3 }] },
    });
  });

  it('pays its player when the creature is destroyed', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['blood-money', 'punch'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('blood-money').play('punch');
    t.expect({ me: { aember: 3 }, foe: { aember: 0, line: [], discard: ['tocsin'] } });
  });

  it('pays also when the creature returns to hand', () => {
    const t = table({
      me: { house: 'logos', hand: ['wild-wormhole', 'wild-wormhole'], deck: ['blood-money', 'fear'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('wild-wormhole').play('wild-wormhole');
    t.expect({ me: { aember: 4 }, foe: { aember: 0, line: [], hand: ['tocsin'] } });
  });

  it('does nothing without an enemy creature', () => {
    const t = table({ me: { house: 'brobnar', hand: ['blood-money'], line: ['smaaash'] }, foe: {} });
    t.me.play('blood-money');
    t.expect({ me: { aember: 0, line: ['smaaash'], discard: ['blood-money'] }, foe: { aember: 0 } });
  });
});

describe('bumpsy', () => {
  it.each([
    { pool: 3, left: 2 },
    { pool: 1, left: 0 },
    { pool: 0, left: 0 },
  ])('brings a pool of $pool down to $left', ({ pool, left }) => {
    const t = table({ me: { house: 'brobnar', hand: ['bumpsy'], aember: 2 }, foe: { aember: pool } });
    t.me.play('bumpsy');
    t.expect({ me: { aember: 2, line: [{ id: 'bumpsy', exhausted: true }] }, foe: { aember: left } });
  });

  it('does so only when it is played', () => {
    const t = table({ me: { house: 'brobnar', line: ['bumpsy'] }, foe: { aember: 3 } });
    t.me.reap('bumpsy');
    t.expect({ me: { aember: 1, line: [{ id: 'bumpsy', exhausted: true }] }, foe: { aember: 3 } });
  });

  it('ruling anger/no-enemy: is readied by Anger without an enemy creature, and may reap then', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['anger'], line: [{ id: 'bumpsy', exhausted: true }] },
      foe: { aember: 3 },
    });
    t.me.play('anger').reap('bumpsy');
    t.expect({ me: { aember: 2, line: [{ id: 'bumpsy', exhausted: true }] }, foe: { aember: 3 } });
  });
});

describe('burn-the-stockpile', () => {
  it.each([
    { pool: 0, left: 0 },
    { pool: 6, left: 6 },
    { pool: 7, left: 3 },
    { pool: 8, left: 4 },
    { pool: 12, left: 8 },
  ])('brings a pool of $pool to $left', ({ pool, left }) => {
    const t = table({ me: { house: 'brobnar', hand: ['burn-the-stockpile'], aember: 9 }, foe: { aember: pool } });
    t.me.play('burn-the-stockpile');
    t.expect({ me: { aember: 9, discard: ['burn-the-stockpile'] }, foe: { aember: left } });
  });

  it('does not count æmber on creatures', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['burn-the-stockpile'] },
      foe: { aember: 6, line: [{ id: 'charette', aember: 3 }] },
    });
    t.me.play('burn-the-stockpile');
    t.expect({ foe: { aember: 6, line: [{ id: 'charette', aember: 3 }] } });
  });
});

describe('grenade-snib', () => {
  it.each([
    { pool: 5, left: 3 },
    { pool: 1, left: 0 },
    { pool: 0, left: 0 },
  ])('takes a pool of $pool down to $left when it dies in its own turn', ({ pool, left }) => {
    const t = table({ me: { house: 'brobnar', line: ['grenade-snib'] }, foe: { line: ['tocsin'], aember: pool } });
    t.me.fight('grenade-snib', 'tocsin');
    t.expect({
      me: { aember: 0, line: [], discard: ['grenade-snib'] },
      foe: { aember: left, line: [{ id: 'tocsin', damage: 2 }] },
    });
  });

  it('costs the player who destroys it', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], aember: 4 },
      foe: { line: ['grenade-snib'], aember: 4 },
    });
    t.me.play('punch');
    t.expect({ me: { aember: 3 }, foe: { aember: 4, line: [] } });
  });

  it('costs the opponent of the player who controls it, not of its owner', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: [{ id: 'grenade-snib', owner: 1 }], aember: 4 },
      foe: { aember: 4 },
    });
    t.me.play('punch');
    t.expect({ me: { aember: 5, line: [] }, foe: { aember: 2, discard: ['grenade-snib'] } });
  });

  it('costs nothing when it returns to hand, nor when its ward saves it', () => {
    const t = table({ me: { house: 'dis', hand: ['fear'], aember: 4 }, foe: { line: ['grenade-snib'] } });
    t.me.play('fear');
    t.expect({ me: { aember: 4 }, foe: { line: [], hand: ['grenade-snib'] } });
    const u = table({
      me: { house: 'brobnar', hand: ['punch'], aember: 4 },
      foe: { line: [{ id: 'grenade-snib', warded: true }] },
    });
    u.me.play('punch');
    u.expect({ me: { aember: 5 }, foe: { line: ['grenade-snib'] } });
  });

  it('costs for each that is destroyed at once', () => {
    const t = table({
      me: { house: 'shadows', hand: ['poison-wave'], aember: 4 },
      foe: { line: ['grenade-snib', 'grenade-snib'] },
    });
    t.me.play('poison-wave');
    t.expect({ me: { aember: 1 }, foe: { line: [] } });
  });
});

describe('lomir-flamefist', () => {
  it.each([
    { pool: 0, left: 0 },
    { pool: 6, left: 6 },
    { pool: 7, left: 5 },
    { pool: 8, left: 6 },
  ])('brings a pool of $pool to $left', ({ pool, left }) => {
    const t = table({ me: { house: 'brobnar', hand: ['lomir-flamefist'], aember: 9 }, foe: { aember: pool } });
    t.me.play('lomir-flamefist');
    t.expect({ me: { aember: 9, line: [{ id: 'lomir-flamefist', exhausted: true }] }, foe: { aember: left } });
  });

  it('does so only when it is played', () => {
    const t = table({ me: { house: 'brobnar', line: ['lomir-flamefist'] }, foe: { aember: 7 } });
    t.me.reap('lomir-flamefist');
    t.expect({ me: { aember: 1, line: [{ id: 'lomir-flamefist', exhausted: true }] }, foe: { aember: 7 } });
  });
});

describe('looter-goblin', () => {
  it('gains 1 for each enemy creature destroyed after it reaped', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: ['looter-goblin', 'smaaash'] },
      foe: { line: ['tocsin', 'batdrone', 'mother'] },
    });
    t.me.reap('looter-goblin').play('punch').choose('batdrone').fight('smaaash', 'tocsin');
    t.expect({
      me: {
        aember: 4,
        line: [
          { id: 'looter-goblin', exhausted: true },
          { id: 'smaaash', damage: 3, exhausted: true },
        ],
      },
      foe: { line: ['mother'] },
    });
  });

  it('gains nothing for what was destroyed before it reaped', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: ['looter-goblin'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('punch').choose('tocsin').reap('looter-goblin');
    t.expect({ me: { aember: 2, line: [{ id: 'looter-goblin', exhausted: true }] }, foe: { line: [] } });
  });

  it('gains nothing for friendly creatures, and goes on when it is destroyed itself', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch', 'punch'], line: ['looter-goblin'] },
      foe: { line: ['tocsin'] },
    });
    t.me.reap('looter-goblin').play('punch').choose('looter-goblin');
    t.expect({ me: { aember: 2, line: [] }, foe: { line: ['tocsin'] } });
    t.me.play('punch');
    t.expect({ me: { aember: 4, line: [] }, foe: { line: [] } });
  });

  it('gains twice with two of them', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: ['looter-goblin', 'looter-goblin'] },
      foe: { line: ['tocsin'] },
    });
    t.me.reap('looter-goblin').reap('looter-goblin#2').play('punch').choose('tocsin');
    t.expect({
      me: {
        aember: 5,
        line: [
          { id: 'looter-goblin', exhausted: true },
          { id: 'looter-goblin', exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });

  it('stops with the turn', () => {
    const t = table({
      me: { house: 'brobnar', line: ['looter-goblin', 'mother'] },
      foe: { houses: ['dis', 'logos', 'shadows'], line: ['tocsin'] },
    });
    t.me.reap('looter-goblin').end();
    t.foe.house('dis').fight('tocsin', 'mother');
    t.expect({ me: { aember: 1, line: ['looter-goblin', { id: 'mother', damage: 3 }] }, foe: { line: [] } });
  });

  it('is elusive', () => {
    const t = table({ me: { house: 'dis', line: ['tocsin', 'shooler'] }, foe: { line: ['looter-goblin'] } });
    t.me.fight('tocsin', 'looter-goblin');
    t.expect({ me: { line: [{ id: 'tocsin', exhausted: true }, 'shooler'] }, foe: { line: ['looter-goblin'] } });
    t.me.fight('shooler', 'looter-goblin');
    t.expect({
      me: {
        line: [
          { id: 'tocsin', exhausted: true },
          { id: 'shooler', damage: 2, exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });
});

describe('smith', () => {
  it.each([
    { mine: 0, theirs: 0, pool: 1 },
    { mine: 1, theirs: 0, pool: 3 },
    { mine: 1, theirs: 1, pool: 1 },
    { mine: 2, theirs: 1, pool: 3 },
    { mine: 1, theirs: 2, pool: 1 },
    { mine: 5, theirs: 1, pool: 3 },
  ])('with $mine creatures against $theirs leads to a pool of $pool', ({ mine, theirs, pool }) => {
    const line = (n: number) => Array.from({ length: n }, () => 'tocsin');
    const t = table({ me: { house: 'brobnar', hand: ['smith'], line: line(mine) }, foe: { line: line(theirs) } });
    t.me.play('smith');
    t.expect({ me: { aember: pool, line: line(mine), discard: ['smith'] }, foe: { aember: 0, line: line(theirs) } });
  });

  it('counts creatures, not other cards', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['smith'], artifacts: ['cannon'], line: ['tocsin'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('smith');
    t.expect({ me: { aember: 1, line: ['tocsin'] }, foe: { line: ['tocsin'] } });
  });
});

describe('take-that-smartypants', () => {
  it.each([
    { what: 'no card', line: [], artifacts: [], stolen: 0 },
    { what: '2 Logos creatures', line: ['mother', 'batdrone'], artifacts: [], stolen: 0 },
    {
      what: '2 Logos creatures and a Logos artifact',
      line: ['mother', 'batdrone'],
      artifacts: ['library-of-babble'],
      stolen: 2,
    },
    {
      what: '4 Logos creatures',
      line: ['mother', 'batdrone', 'doc-bookton', 'replicator'],
      artifacts: [],
      stolen: 2,
    },
    {
      what: '2 Logos creatures and 2 cards of other houses',
      line: ['mother', 'batdrone', 'tocsin'],
      artifacts: ['cannon'],
      stolen: 0,
    },
    {
      what: '2 Logos creatures and a maverick of Logos',
      line: ['mother', 'batdrone', { id: 'tocsin', house: 'logos' }],
      artifacts: [],
      stolen: 2,
    },
    {
      what: '2 Logos creatures and a Logos card that is a maverick elsewhere',
      line: ['mother', 'batdrone', { id: 'replicator', house: 'dis' }],
      artifacts: [],
      stolen: 0,
    },
  ] as const)('steals $stolen against $what', ({ line, artifacts, stolen }) => {
    const t = table({
      me: { house: 'brobnar', hand: ['take-that-smartypants'] },
      foe: { line, artifacts, aember: 5 },
    });
    t.me.play('take-that-smartypants');
    t.expect({ me: { aember: 1 + stolen }, foe: { aember: 5 - stolen, line, artifacts } });
  });

  it('counts an upgrade that the opponent controls', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['take-that-smartypants'] },
      foe: {
        line: ['mother', { id: 'batdrone', upgrades: [{ id: 'blood-of-titans', house: 'logos' }] }],
        aember: 5,
      },
    });
    t.me.play('take-that-smartypants');
    t.expect({
      me: { aember: 3 },
      foe: { aember: 3, line: ['mother', { id: 'batdrone', upgrades: ['blood-of-titans'] }] },
    });
  });

  it('does not count friendly Logos cards, nor those out of play', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['take-that-smartypants'], line: ['mother', 'mother', 'mother'] },
      foe: { line: ['batdrone', 'batdrone'], hand: ['batdrone'], discard: ['batdrone'], aember: 5 },
    });
    t.me.play('take-that-smartypants');
    t.expect({
      me: { aember: 1, line: ['mother', 'mother', 'mother'] },
      foe: { aember: 5, line: ['batdrone', 'batdrone'] },
    });
  });

  it('steals what is there from a pool of 1', () => {
    const line = ['mother', 'batdrone', 'replicator'];
    const t = table({ me: { house: 'brobnar', hand: ['take-that-smartypants'] }, foe: { line, aember: 1 } });
    t.me.play('take-that-smartypants');
    t.expect({ me: { aember: 2 }, foe: { aember: 0, line } });
  });
});

describe('pile-of-skulls', () => {
  it('lets a friendly creature capture 1 for each enemy creature destroyed', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['pile-of-skulls'], hand: ['punch'], line: ['smaaash', 'mother'] },
      foe: { line: ['tocsin', 'batdrone', 'grommid'], aember: 5 },
    });
    t.me.play('punch').choose('tocsin').choose('mother').fight('smaaash', 'batdrone').choose('smaaash');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'smaaash', aember: 1, damage: 2, exhausted: true },
          { id: 'mother', aember: 1 },
        ],
      },
      foe: { aember: 3, line: ['grommid'] },
    });
  });

  it('does not let an enemy creature capture', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['pile-of-skulls'], hand: ['punch'], line: ['smaaash'] },
      foe: { line: ['tocsin', 'grommid'], aember: 5 },
    });
    t.me.play('punch').choose('tocsin');
    t.expect({ me: { line: [{ id: 'smaaash', aember: 1 }] }, foe: { aember: 4, line: ['grommid'] } });
  });

  it('counts those destroyed at once, and only creatures that survived can capture', () => {
    const t = table({
      me: { house: 'shadows', artifacts: ['pile-of-skulls'], hand: ['poison-wave'], line: ['batdrone', 'mother'] },
      foe: { line: ['batdrone', 'silvertooth'], aember: 5 },
    });
    t.me.play('poison-wave');
    t.expect({
      me: { aember: 1, line: [{ id: 'mother', damage: 2, aember: 2 }] },
      foe: { aember: 3, line: [] },
    });
  });

  it('captures what the destroyed creature brought back to the pool before', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['pile-of-skulls'], hand: ['punch'], line: ['smaaash'] },
      foe: { line: ['dust-imp'], aember: 0 },
    });
    t.me.play('punch').choose('dust-imp');
    t.expect({ me: { line: [{ id: 'smaaash', aember: 1 }] }, foe: { aember: 1, line: [] } });
  });

  it('does nothing for friendly creatures, nor in the turn of the opponent', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['pile-of-skulls'], hand: ['punch'], line: ['smaaash', 'batdrone'] },
      foe: { aember: 5 },
    });
    t.me.play('punch').choose('batdrone');
    t.expect({ me: { line: ['smaaash'] }, foe: { aember: 5 } });
    const u = table({
      active: 1,
      me: { artifacts: ['pile-of-skulls'], line: ['smaaash'] },
      foe: { house: 'dis', line: ['tocsin'], aember: 5 },
    });
    u.foe.fight('tocsin', 'smaaash');
    u.expect({ me: { line: [{ id: 'smaaash', damage: 3 }] }, foe: { aember: 5, line: [] } });
  });

  it('captures nothing from an empty pool, nor without a friendly creature', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['pile-of-skulls'], hand: ['punch'], line: ['smaaash'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('punch').choose('tocsin');
    t.expect({ me: { line: ['smaaash'] }, foe: { aember: 0, line: [] } });
    const u = table({
      me: { house: 'brobnar', artifacts: ['pile-of-skulls'], hand: ['punch'] },
      foe: { line: ['tocsin'], aember: 5 },
    });
    u.me.play('punch');
    u.expect({ me: { aember: 1, line: [] }, foe: { aember: 5, line: [] } });
  });

  it('captures once more for a second one', () => {
    const t = table({
      me: {
        house: 'brobnar',
        artifacts: ['pile-of-skulls', 'pile-of-skulls'],
        hand: ['punch'],
        line: ['smaaash', 'mother'],
      },
      foe: { line: ['tocsin'], aember: 5 },
    });
    t.me.play('punch').choose('tocsin').choose('mother').choose('mother');
    t.expect({ me: { line: ['smaaash', { id: 'mother', aember: 2 }] }, foe: { aember: 3, line: [] } });
  });
});

describe('unguarded-camp', () => {
  it('captures 1 each with as many creatures as its player has more', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['unguarded-camp'], line: ['smaaash', 'mother', 'tocsin'] },
      foe: { line: ['batdrone'], aember: 5 },
    });
    t.me.play('unguarded-camp');
    expect(t.options()).toEqual(['smaaash', 'mother', 'tocsin']);
    t.me.choose('tocsin');
    expect(t.options()).toEqual(['smaaash', 'mother']);
    t.me.choose('smaaash');
    t.expect({
      me: { aember: 1, line: [{ id: 'smaaash', aember: 1 }, 'mother', { id: 'tocsin', aember: 1 }] },
      foe: { aember: 3, line: ['batdrone'] },
    });
  });

  it('captures with all of them against an empty battleline', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['unguarded-camp'], line: ['smaaash', { id: 'mother', aember: 2 }] },
      foe: { aember: 5 },
    });
    t.me.play('unguarded-camp').choose('mother');
    t.expect({
      me: {
        line: [
          { id: 'smaaash', aember: 1 },
          { id: 'mother', aember: 3 },
        ],
      },
      foe: { aember: 3 },
    });
  });

  it.each([
    { mine: [], theirs: ['tocsin'] },
    { mine: ['mother'], theirs: ['tocsin'] },
    { mine: ['mother'], theirs: ['tocsin', 'batdrone'] },
  ])('captures nothing with $mine.length creatures against $theirs.length', ({ mine, theirs }) => {
    const t = table({
      me: { house: 'brobnar', hand: ['unguarded-camp'], line: mine },
      foe: { line: theirs, aember: 5 },
    });
    t.me.play('unguarded-camp');
    t.expect({ me: { aember: 1, line: mine, discard: ['unguarded-camp'] }, foe: { aember: 5, line: theirs } });
  });

  it('lets its player say who captures where the pool does not suffice', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['unguarded-camp'], line: ['smaaash', 'mother'] },
      foe: { aember: 1 },
    });
    t.me.play('unguarded-camp').choose('mother');
    t.expect({ me: { line: ['smaaash', { id: 'mother', aember: 1 }] }, foe: { aember: 0 } });
  });
});

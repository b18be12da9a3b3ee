import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

const tired = { exhausted: true };

describe('king-of-the-crag', () => {
  it('makes enemy Brobnar creatures weaker by 2', () => {
    const t = table({ me: { house: 'brobnar', line: ['king-of-the-crag'] }, foe: { line: ['bumpsy'] } });
    t.me.fight('king-of-the-crag', 'bumpsy');
    t.expect({ me: { line: [{ id: 'king-of-the-crag', damage: 3, exhausted: true }] }, foe: { line: [] } });
  });

  it('does so to mavericks of Brobnar, and not to creatures of other houses', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['lava-ball'], line: ['king-of-the-crag'] },
      foe: {
        line: [{ id: 'mother', damage: 1 }, { id: 'mother', house: 'brobnar' }, 'tocsin'],
      },
    });
    t.me.play('lava-ball').choose('mother#2');
    t.expect({
      me: { line: ['king-of-the-crag'] },
      foe: {
        line: [
          { id: 'mother', damage: 3 },
          { id: 'tocsin', damage: 2 },
        ],
      },
    });
  });

  it('leaves friendly creatures as strong as they are', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['king-of-the-crag'], line: ['looter-goblin'] },
      foe: { line: [] },
    });
    t.me.play('king-of-the-crag', 'right');
    t.expect({ me: { line: ['looter-goblin', { id: 'king-of-the-crag', exhausted: true }] } });
  });

  it('destroys creatures that have as much damage as the power that is left to them', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['king-of-the-crag'] },
      foe: {
        line: [
          { id: 'bumpsy', damage: 2 },
          { id: 'headhunter', damage: 3 },
        ],
      },
    });
    t.me.play('king-of-the-crag');
    t.expect({
      me: { line: [{ id: 'king-of-the-crag', exhausted: true }] },
      foe: { line: [{ id: 'bumpsy', damage: 2 }], discard: ['headhunter'] },
    });
  });

  it('destroys a goblin of power 2 as it enters play', () => {
    const t = table({
      active: 1,
      me: { line: ['king-of-the-crag'] },
      foe: { house: 'brobnar', hand: ['looter-goblin'] },
    });
    t.foe.play('looter-goblin');
    t.expect({ me: { line: ['king-of-the-crag'] }, foe: { line: [], discard: ['looter-goblin'] } });
  });

  it('adds up with a second one, and weakens the King of the opponent', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: ['king-of-the-crag', 'king-of-the-crag'] },
      foe: { line: ['king-of-the-crag'] },
    });
    t.me.play('punch').choose('king-of-the-crag#3');
    t.expect({ me: { line: ['king-of-the-crag', 'king-of-the-crag'] }, foe: { line: [] } });
  });

  it('gives their power back when it leaves play', () => {
    const t = table({
      active: 1,
      me: { line: ['king-of-the-crag', 'tocsin'] },
      foe: { house: 'dis', hand: ['fear'], line: [{ id: 'bumpsy', house: 'dis', damage: 2 }, 'headhunter'] },
    });
    t.foe.play('fear').choose('king-of-the-crag').fight('bumpsy', 'tocsin');
    t.expect({ me: { line: [] }, foe: { line: ['headhunter'] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling king-of-the-crag/no-power-left: destroys a creature of power 2, which has none left, without any damage (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'brobnar', hand: ['king-of-the-crag'], aember: 3 },
        foe: { line: ['looter-goblin', 'grenade-snib', 'wardrummer'] },
      });
      t.me.play('king-of-the-crag');
      t.expect({
        me: { aember: 1, line: [{ id: 'king-of-the-crag', exhausted: true }] },
        foe: { line: ['wardrummer'] },
      });
    },
  );

  it.each(editionsSince('cota-1.3'))(
    'ruling king-of-the-crag/pingle-who-annoys: destroys Pingle Who Annoys before that can deal damage (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'brobnar', hand: ['king-of-the-crag'] },
        foe: { line: ['pingle-who-annoys', 'tocsin'] },
      });
      t.me.play('king-of-the-crag');
      t.expect({
        me: { line: [{ id: 'king-of-the-crag', exhausted: true }] },
        foe: { line: ['tocsin'], discard: ['pingle-who-annoys'] },
      });
    },
  );
});

describe('King of the Crag', () => {
  it('kills Brobnar creatures of power 2 that come under the control of his opponent', () => {
    const t = table({
      me: { house: 'dis', hand: ['collar-of-subordination'], line: ['mother'] },
      foe: { line: ['king-of-the-crag', 'grenade-snib'], aember: 3 },
    });
    t.me.play('collar-of-subordination').choose('grenade-snib');
    t.expect({
      me: { line: ['mother'], discard: ['collar-of-subordination'] },
      foe: { aember: 1, line: ['king-of-the-crag'], discard: ['grenade-snib'] },
    });
  });

  it('changes sides: his former friends get weaker, his former foes stronger', () => {
    const t = table({
      me: { house: 'dis', hand: ['collar-of-subordination'], line: [{ id: 'troll', damage: 5 }] },
      foe: {
        aember: 2,
        line: ['king-of-the-crag', 'grenade-snib', { id: 'krump', damage: 4 }, { id: 'bumpsy', damage: 2 }],
      },
    });
    t.me.play('collar-of-subordination').choose('king-of-the-crag').flank('left');
    t.expect({
      me: {
        line: [
          { id: 'king-of-the-crag', upgrades: ['collar-of-subordination'] },
          { id: 'troll', damage: 5 },
        ],
      },
      foe: { aember: 2, line: [{ id: 'bumpsy', damage: 2 }] },
    });
  });

  it('two Kings take 4: Wardrummer dies on entering and returns nobody', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['wardrummer'], line: ['troll'] },
      foe: { line: ['king-of-the-crag', 'king-of-the-crag'] },
    });
    t.me.play('wardrummer');
    t.expect({
      me: { hand: [], line: ['troll'], discard: ['wardrummer'] },
      foe: { line: ['king-of-the-crag', 'king-of-the-crag'] },
    });
  });

  it('a maverick goblin of another house is not Brobnar; a Brobnar maverick of another kind is', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['king-of-the-crag'] },
      foe: {
        line: [
          { id: 'grenade-snib', house: 'mars' },
          { id: 'dust-imp', house: 'brobnar' },
        ],
      },
    });
    t.me.play('king-of-the-crag');
    t.expect({
      me: { line: [{ id: 'king-of-the-crag', ...tired }] },
      foe: { aember: 2, line: ['grenade-snib'] },
    });
  });

  it('a Brobnar creature that Brain Stem Antenna made Mars dies when the turn ends and it is Brobnar again', () => {
    const t = table({
      me: {
        house: 'mars',
        houses: ['mars'],
        hand: ['mindwarper'],
        line: [{ id: 'krump', damage: 3, upgrades: ['brain-stem-antenna'] }],
      },
      foe: { houses: ['dis'], line: ['king-of-the-crag', { id: 'dust-imp' }], hand: [] },
    });
    t.me.play('mindwarper').fight('krump', 'dust-imp');
    t.expect({
      me: {
        line: [
          { id: 'krump', damage: 5, upgrades: ['brain-stem-antenna'], ...tired },
          { id: 'mindwarper', ...tired },
        ],
      },
      foe: { aember: 1, line: ['king-of-the-crag'] },
    });
    t.me.end();
    t.expect({ me: { line: ['mindwarper'] }, foe: { aember: 1, line: ['king-of-the-crag'] } });
  });

  it('Armageddon Cloak saves nothing for long: without power it is destroyed again, and paid for once', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['king-of-the-crag', 'loot-the-bodies'] },
      foe: { line: [{ id: 'looter-goblin', upgrades: ['armageddon-cloak'] }] },
    });
    t.me.play('loot-the-bodies').play('king-of-the-crag');
    t.expect({
      me: { aember: 1, line: [{ id: 'king-of-the-crag', ...tired }] },
      foe: { line: [], discard: ['looter-goblin', 'armageddon-cloak'] },
    });
  });

  it('Blood of Titans keeps a goblin alive, and with the creature it goes', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['king-of-the-crag', 'punch'] },
      foe: { line: [{ id: 'looter-goblin', upgrades: ['blood-of-titans'] }] },
    });
    t.me.play('king-of-the-crag');
    t.expect({
      me: { line: [{ id: 'king-of-the-crag', ...tired }] },
      foe: { line: [{ id: 'looter-goblin', upgrades: ['blood-of-titans'] }] },
    });
    t.me.play('punch').choose('looter-goblin');
    t.expect({
      me: { aember: 1, line: [{ id: 'king-of-the-crag', ...tired }] },
      foe: { line: [{ id: 'looter-goblin', damage: 3, upgrades: ['blood-of-titans'] }] },
    });
  });
});

// Power that falls below the damage on a creature destroys it at that moment, whatever made it fall.
import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../index.ts';

const tired = { exhausted: true };

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

describe('power that was lent', () => {
  it('Banner of Battle gone: damaged friends die together', () => {
    const t = table({
      me: { house: 'sanctum', artifacts: ['whispering-reliquary'] },
      foe: {
        line: [
          { id: 'tocsin', damage: 3 },
          { id: 'krump', damage: 6 },
          { id: 'troll', damage: 7 },
        ],
        artifacts: ['banner-of-battle'],
        hand: [],
      },
    });
    t.me.action('whispering-reliquary').choose('banner-of-battle');
    t.expect({
      me: { artifacts: [{ id: 'whispering-reliquary', ...tired }] },
      foe: { hand: ['banner-of-battle'], line: [{ id: 'troll', damage: 7 }], discard: ['krump', 'tocsin'] },
    });
  });

  it('Niffle Queen takes with her the Beasts that lived by her power', () => {
    const t = table({
      me: { house: 'dis', hand: ['hand-of-dis'] },
      foe: {
        line: [
          'mother',
          'niffle-queen',
          { id: 'niffle-ape', damage: 4 },
          { id: 'snufflegator', damage: 4 },
          { id: 'troll', damage: 4 },
        ],
      },
    });
    t.me.play('hand-of-dis').choose('niffle-queen');
    t.expect({ me: {}, foe: { line: ['mother', { id: 'troll', damage: 4 }] } });
  });

  it('Staunch Knight dies when a new creature takes its place on the flank, and when he is swapped inward', () => {
    const t = table({
      me: { house: 'shadows', hand: ['urchin'], line: ['mother', { id: 'staunch-knight', damage: 5 }] },
      foe: {},
    });
    t.me.play('urchin', 'right');
    t.expect({ me: { line: ['mother', { id: 'urchin', ...tired }], discard: ['staunch-knight'] } });
    const u = table({
      me: { house: 'sanctum', line: [{ id: 'staunch-knight', damage: 5 }, 'sanctum-guardian', 'mother'] },
      foe: {},
    });
    u.me.reap('sanctum-guardian').choose('staunch-knight');
    u.expect({
      me: { aember: 1, line: [{ id: 'sanctum-guardian', ...tired }, 'mother'], discard: ['staunch-knight'] },
    });
  });

  it('Mushroom Man shrinks when his controller forges, and dies of the damage on him', () => {
    const t = table({
      me: { house: 'untamed', aember: 7, keys: 1, hand: ['key-charge'], line: [{ id: 'mushroom-man', damage: 5 }] },
      foe: { line: [{ id: 'mushroom-man', damage: 5 }] },
    });
    t.me.play('key-charge').yes();
    t.expect({ me: { keys: 2, aember: 0, line: [] }, foe: { line: [{ id: 'mushroom-man', damage: 5 }] } });
  });

  it('Mushroom Man that changes sides grows or shrinks with the keys of his new controller', () => {
    const t = table({
      me: { house: 'dis', keys: 2, hand: ['collar-of-subordination'] },
      foe: { keys: 0, line: [{ id: 'mushroom-man', damage: 5 }] },
    });
    t.me.play('collar-of-subordination');
    t.expect({
      me: { keys: 2, line: [], discard: ['collar-of-subordination'] },
      foe: { line: [], discard: ['mushroom-man'] },
    });
  });

  it('Yxili Marauder dies when Selwyn or Word of Returning takes the æmber that made it strong', () => {
    const t = table({
      me: { house: 'shadows', line: ['selwyn-the-fence', { id: 'yxili-marauder', aember: 1, damage: 2 }] },
      foe: {},
    });
    t.me.reap('selwyn-the-fence');
    t.expect({ me: { aember: 2, line: [{ id: 'selwyn-the-fence', ...tired }], discard: ['yxili-marauder'] } });
    const u = table({
      me: { house: 'untamed', hand: ['word-of-returning'] },
      foe: { line: [{ id: 'yxili-marauder', aember: 3, power: 1 }] },
    });
    u.me.play('word-of-returning');
    u.expect({ me: { aember: 4 }, foe: { line: [], discard: ['yxili-marauder'] } });
  });

  it('Round Table leaves: a Knight with as much damage as power dies, others lose their taunt', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['barehanded'], line: ['krump'] },
      foe: { line: [{ id: 'sequis', damage: 4 }, 'mother', 'raiding-knight'], artifacts: ['round-table'], deck: [] },
    });
    t.me.play('barehanded').fight('krump', 'mother');
    t.expect({
      me: { aember: 1, line: [{ id: 'krump', damage: 5, ...tired }] },
      foe: { line: ['raiding-knight'], deck: ['round-table'] },
    });
  });

  it('Shoulder Armor is of no use inside the line', () => {
    const t = table({
      me: {
        house: 'shadows',
        hand: ['urchin'],
        line: ['mother', { id: 'tocsin', damage: 4, upgrades: ['shoulder-armor'] }],
      },
      foe: {},
    });
    t.me.play('urchin', 'right');
    t.expect({ me: { line: ['mother', { id: 'urchin', ...tired }], discard: ['tocsin', 'shoulder-armor'] } });
  });
});

// One destruction: what destroys a creature, what is tagged, what its Destroyed: abilities still do, and what saves it.
import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

const tired = { exhausted: true };

// Destroyed: abilities that upgrades grant, several at once, and on creatures that another player controls. What sends the
// creature away first leaves nothing for the others; what saves it makes the destruction undone.
describe('several Destroyed: abilities on one creature', () => {
  it('Phoenix Heart before Biomatrix Backup: the creature is in the hand, and everything burns', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: ['troll'] },
      foe: { line: [{ id: 'tocsin', upgrades: ['phoenix-heart', 'biomatrix-backup'] }], hand: [], archives: [] },
    });
    t.me.play('punch').choose('tocsin').choose('tocsin#1');
    t.expect({
      me: { aember: 1, line: [{ id: 'troll', damage: 3 }] },
      foe: { line: [], hand: ['tocsin'], archives: [], discard: ['biomatrix-backup', 'phoenix-heart'] },
    });
  });

  it('Bad Penny with Biomatrix Backup: the active player chooses between hand and archives', () => {
    const set = () =>
      table({
        me: { house: 'brobnar', hand: ['punch'] },
        foe: { line: [{ id: 'bad-penny', upgrades: ['biomatrix-backup'] }], hand: [], archives: [] },
      });
    const own = set();
    own.me.play('punch').choose('bad-penny', 'bad-penny#1');
    own.expect({ me: { aember: 1 }, foe: { line: [], hand: ['bad-penny'], archives: [] } });
    const granted = set();
    granted.me.play('punch').choose('bad-penny', 'bad-penny#2');
    granted.expect({ me: { aember: 1 }, foe: { line: [], hand: [], archives: ['bad-penny'] } });
  });

  it('Dextre with Biomatrix Backup that another player controls: deck or archives of its owner', () => {
    const set = () =>
      table({
        me: { house: 'brobnar', hand: ['punch'], deck: ['anger'], archives: [] },
        foe: { line: [{ id: 'dextre', owner: 0, upgrades: [{ id: 'biomatrix-backup', owner: 0 }] }], deck: [] },
      });
    const own = set();
    own.me.play('punch').choose('dextre', 'dextre#1');
    own.expect({ me: { deck: ['dextre', 'anger'], archives: [] }, foe: { line: [], deck: [] } });
    const granted = set();
    granted.me.play('punch').choose('dextre', 'dextre#2');
    granted.expect({ me: { deck: ['anger'], archives: ['dextre'] }, foe: { line: [], archives: [] } });
  });

  it('Armageddon Cloak before Phoenix Heart, in v1.3: the creature was not destroyed, nothing burns', () => {
    const t = table({
      edition: 'cota-1.3',
      me: { house: 'brobnar', hand: ['punch'], line: ['troll'] },
      foe: { line: [{ id: 'tocsin', upgrades: ['phoenix-heart', 'armageddon-cloak'] }] },
    });
    t.me.play('punch').choose('tocsin').choose('tocsin#2');
    t.expect({
      me: { aember: 1, line: ['troll'] },
      foe: { line: [{ id: 'tocsin', upgrades: ['phoenix-heart'] }], discard: ['armageddon-cloak'] },
    });
  });

  it('Phoenix Heart before Armageddon Cloak: the creature is gone, and the Cloak falls off', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: ['troll'] },
      foe: { hand: [], line: [{ id: 'tocsin', upgrades: ['phoenix-heart', 'armageddon-cloak'] }] },
    });
    t.me.play('punch').choose('tocsin');
    t.expect({
      me: { aember: 1, line: [{ id: 'troll', damage: 3 }] },
      foe: { line: [], hand: ['tocsin'], discard: ['armageddon-cloak', 'phoenix-heart'] },
    });
  });

  it('Dust Imp gains before its Armageddon Cloak saves it, and may do so again', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch', 'punch'] },
      foe: { line: [{ id: 'dust-imp', upgrades: ['armageddon-cloak'] }] },
    });
    t.me.play('punch').choose('dust-imp').play('punch');
    t.expect({ me: { aember: 2 }, foe: { aember: 4, line: [], discard: ['dust-imp', 'armageddon-cloak'] } });
  });

  it('two Armageddon Cloaks: only one is spent on a single destruction', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { line: [{ id: 'tocsin', damage: 1, upgrades: ['armageddon-cloak', 'armageddon-cloak'] }] },
    });
    t.me.play('punch');
    t.expect({
      me: { aember: 1 },
      foe: { line: [{ id: 'tocsin', upgrades: ['armageddon-cloak'] }], discard: ['armageddon-cloak'] },
    });
  });
});

// One destruction while its Destroyed: abilities resolve: what is tagged is still in play, what they kill joins it, and
// the others look on only when all have left.
describe('tagged creatures are still in play', () => {
  it('a tagged Shadow Self takes the fire of a Phoenix Heart for its neighbors', () => {
    const t = table({
      me: { house: 'dis', hand: ['guilty-hearts'] },
      foe: {
        hand: [],
        line: [
          'urchin',
          { id: 'shadow-self', aember: 1 },
          'dust-imp',
          { id: 'tocsin', aember: 1, upgrades: ['phoenix-heart'] },
          'mother',
        ],
      },
    });
    t.me.play('guilty-hearts');
    t.expect({
      me: { aember: 3 },
      foe: {
        line: ['urchin', 'dust-imp', { id: 'mother', damage: 3 }],
        hand: ['tocsin'],
        discard: ['shadow-self', 'phoenix-heart'],
      },
    });
  });

  it('a tagged Grey Monk and a tagged Bulwark still lend their armor against it', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['earthshaker'] },
      foe: { hand: [], line: ['krump', 'grey-monk', { id: 'tocsin', upgrades: ['phoenix-heart'] }] },
    });
    t.me.play('earthshaker');
    t.expect({
      me: { line: [{ id: 'earthshaker', damage: 3, ...tired }] },
      foe: { line: [{ id: 'krump', damage: 2 }], hand: ['tocsin'], discard: ['grey-monk', 'phoenix-heart'] },
    });
  });

  it('a tagged Duma heals a friend that the fire has hurt, and one that it has not killed only', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['earthshaker'] },
      foe: {
        hand: [],
        deck: ['punch', 'fear', 'anger'],
        line: [
          'krump',
          'duma-the-martyr',
          { id: 'tocsin', upgrades: ['phoenix-heart'] },
          { id: 'snufflegator', damage: 1 },
        ],
      },
    });
    t.me.play('earthshaker').order('tocsin');
    t.expect({
      me: { line: [{ id: 'earthshaker', damage: 3, ...tired }] },
      foe: {
        line: ['krump'],
        hand: ['fear', 'punch', 'tocsin'],
        deck: ['anger'],
        discard: ['snufflegator', 'duma-the-martyr', 'phoenix-heart'],
      },
    });
  });

  it('a creature that is tagged cannot be destroyed once more: each Dust Imp pays once', () => {
    const t = table({
      me: { house: 'dis', hand: ['gateway-to-dis'], line: [{ id: 'tocsin', upgrades: ['phoenix-heart'] }] },
      foe: { line: ['dust-imp', 'dust-imp'] },
    });
    t.me.play('gateway-to-dis').choose('tocsin');
    t.expect({ me: { hand: ['tocsin'], line: [] }, foe: { aember: 4, line: [] } });
  });
});

describe('what joins a destruction', () => {
  it('Tolas that dies in the fire of the first victim pays for nobody', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: ['troll'] },
      foe: { hand: [], line: [{ id: 'tocsin', upgrades: ['phoenix-heart'] }, 'tolas'] },
    });
    t.me.play('punch').choose('tocsin');
    t.expect({
      me: { aember: 1, line: [{ id: 'troll', damage: 3 }] },
      foe: { aember: 0, line: [], hand: ['tocsin'] },
    });
  });

  it('Loot the Bodies sees the first victim and all that burn with it', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['loot-the-bodies', 'punch'], line: ['troll'] },
      foe: { hand: [], line: [{ id: 'tocsin', upgrades: ['phoenix-heart'] }, 'bad-penny', 'dust-imp'] },
    });
    t.me.play('loot-the-bodies').play('punch').choose('tocsin').order('bad-penny');
    t.expect({
      me: { aember: 4, line: [{ id: 'troll', damage: 3 }] },
      foe: { aember: 2, line: [], hand: ['bad-penny', 'tocsin'] },
    });
  });

  it('Krump dies in the fire of the creature he killed, and costs nothing', () => {
    const t = table({
      me: { house: 'brobnar', line: [{ id: 'krump', damage: 1 }] },
      foe: { aember: 2, hand: [], line: [{ id: 'tocsin', upgrades: ['phoenix-heart'] }] },
    });
    t.me.fight('krump', 'tocsin');
    t.expect({ me: { line: [], discard: ['krump'] }, foe: { aember: 2, hand: ['tocsin'], line: [] } });
  });

  it('a creature that loses the power it was lent when the others have left dies after them', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['loot-the-bodies', 'punch', 'punch'] },
      foe: {
        line: [
          { id: 'niffle-queen', damage: 3 },
          { id: 'snufflegator', damage: 4 },
        ],
      },
    });
    t.me.play('loot-the-bodies').play('punch').choose('niffle-queen');
    t.expect({ me: { aember: 3, line: [] }, foe: { line: [] } });
  });

  it('Grenade Snib, Dust Imp and Truebaru of one sweep resolve in the order that the active player likes', () => {
    const set = () =>
      table({
        me: { house: 'dis', hand: ['gateway-to-dis'], line: ['grenade-snib'] },
        foe: { aember: 1, line: ['dust-imp'] },
      });
    const snib = set();
    snib.me.play('gateway-to-dis').order('grenade-snib');
    snib.expect({ me: { line: [] }, foe: { aember: 2, line: [] } });
    const imp = set();
    imp.me.play('gateway-to-dis').order('dust-imp');
    imp.expect({ me: { line: [] }, foe: { aember: 1, line: [] } });
  });
});

describe('sacrificed is destroyed', () => {
  it('Tolas, Soul Snatcher and Destroyed: abilities see a sacrifice', () => {
    const t = table({
      me: { house: 'shadows', hand: ['pawn-sacrifice'], line: ['dust-imp', 'tolas'], artifacts: ['soul-snatcher'] },
      foe: { line: ['troll', 'krump'] },
    });
    t.me.play('pawn-sacrifice').choose('dust-imp').order('tolas').choose('troll', 'krump');
    t.expect({
      me: { aember: 4, line: ['tolas'] },
      foe: {
        aember: 1,
        line: [
          { id: 'troll', damage: 3 },
          { id: 'krump', damage: 3 },
        ],
      },
    });
  });

  it('a purged, returned or archived creature was not destroyed', () => {
    const t = table({
      me: { house: 'shadows', hand: ['oubliette', 'lights-out'], line: ['tolas'], artifacts: ['soul-snatcher'] },
      foe: { hand: [], line: ['dust-imp', 'bad-penny', 'grenade-snib'] },
    });
    t.me.play('oubliette').choose('dust-imp').play('lights-out');
    t.expect({
      me: { aember: 1, line: ['tolas'] },
      foe: { aember: 0, line: [], purged: ['dust-imp'], hand: ['bad-penny', 'grenade-snib'] },
    });
  });
});

// Power that falls below the damage on a creature destroys it at that moment, whatever made it fall.
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
    t.me.reap('selwyn-the-fence').choose('yxili-marauder');
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

describe('Destroyed: abilities that wait together', () => {
  it.each([
    { first: 'its own', chosen: 'dust-imp#1', gained: 2 },
    { first: 'that of the Cloak', chosen: 'dust-imp#2', gained: 0 },
  ])('are ordered in v1.3: a Dust Imp under an Armageddon Cloak, $first first', ({ chosen, gained }) => {
    const t = table({
      edition: 'cota-1.3',
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { line: [{ id: 'dust-imp', upgrades: ['armageddon-cloak'] }] },
    });
    t.me.play('punch').choose('dust-imp').order(chosen);
    t.expect({ foe: { aember: gained, line: ['dust-imp'], discard: ['armageddon-cloak'] } });
  });
});

describe('an “instead” that saves a tagged card comes last (18.4 "Replacement effects")', () => {
  it.each(editionsSince('master-16'))(
    'ruling armageddon-cloak/last: Dust Imp gains first, and nobody is asked (%s)',
    (edition) => {
      const t = table({
        edition,
        active: 1,
        me: { line: [{ id: 'dust-imp', upgrades: ['armageddon-cloak'] }] },
        foe: { house: 'brobnar', hand: ['punch'] },
      });
      t.foe.play('punch').choose('dust-imp');
      t.expect({ me: { aember: 2, line: ['dust-imp'], discard: ['armageddon-cloak'] }, foe: { aember: 1 } });
    },
  );

  it('a Soulkeeper on the same creature destroys before the Cloak saves', () => {
    const t = table({
      active: 1,
      me: { line: [{ id: 'bumpsy', damage: 2, upgrades: ['soulkeeper', 'armageddon-cloak'] }] },
      foe: { house: 'brobnar', hand: ['punch'], line: ['troll', 'krump'] },
    });
    t.foe.play('punch').choose('bumpsy');
    t.expect({ me: { line: [{ id: 'bumpsy', upgrades: ['soulkeeper'] }] }, foe: { line: ['krump'] } });
  });

  it('Harbinger of Doom in a Cloak destroys every other creature, and stays', () => {
    const t = table({
      active: 1,
      me: { line: [{ id: 'harbinger-of-doom', upgrades: ['armageddon-cloak'] }, 'mother'] },
      foe: { house: 'brobnar', hand: ['punch', 'punch'], line: ['troll'] },
    });
    t.foe.play('punch').choose('harbinger-of-doom').play('punch').choose('harbinger-of-doom');
    t.expect({ me: { line: ['harbinger-of-doom'], discard: ['armageddon-cloak', 'mother'] }, foe: { line: [] } });
  });

  it.each(editionsSince('master-16'))(
    'ruling armageddon-cloak/two-harbingers: all are tagged once, and the Cloak saves from both (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'brobnar', hand: ['punch', 'punch'], line: ['harbinger-of-doom', 'harbinger-of-doom'] },
        foe: { line: [{ id: 'mother', upgrades: ['armageddon-cloak'] }, 'troll'] },
      });
      t.me.play('punch').choose('harbinger-of-doom#1').play('punch').choose('harbinger-of-doom#1');
      t.expect({ me: { line: [] }, foe: { line: ['mother'], discard: ['armageddon-cloak', 'troll'] } });
    },
  );

  it('ruling armageddon-cloak/last: in v1.3 the active player orders it among the Destroyed: abilities', () => {
    const t = table({
      edition: 'cota-1.3',
      active: 1,
      me: { line: [{ id: 'dust-imp', upgrades: ['armageddon-cloak'] }] },
      foe: { house: 'brobnar', hand: ['punch'] },
    });
    t.foe.play('punch').choose('dust-imp');
    expect(t.options()).toHaveLength(2);
  });

  it.each(['mother', 'harbinger-of-doom'])(
    'ruling armageddon-cloak/two-harbingers: in v1.3 the active player orders it and the second, %s first, to the same end',
    (first) => {
      const t = table({
        edition: 'cota-1.3',
        me: { house: 'brobnar', hand: ['punch', 'punch'], line: ['harbinger-of-doom', 'harbinger-of-doom'] },
        foe: { line: [{ id: 'mother', upgrades: ['armageddon-cloak'] }, 'troll'] },
      });
      t.me.play('punch').choose('harbinger-of-doom#1').play('punch').choose('harbinger-of-doom#1');
      expect([...t.options()].sort()).toEqual(['harbinger-of-doom', 'mother']);
      t.me.order(first);
      t.expect({ me: { line: [] }, foe: { line: ['mother'], discard: ['armageddon-cloak', 'troll'] } });
    },
  );

  const tired = (id: string) => ({
    id,
    exhausted: true,
    upgrades: ['soulkeeper'],
    ...(id === 'self-bolstering-automata' ? { power: 2 } : {}),
  });

  it.each(['reassembling-automaton', 'self-bolstering-automata'])('%s: a Soulkeeper on it acts first', (id) => {
    const t = table({
      active: 1,
      me: { line: ['mother', { id, damage: 1, upgrades: ['soulkeeper'] }] },
      foe: { house: 'brobnar', hand: ['punch'], line: ['troll', 'smaaash'] },
    });
    t.foe.play('punch').choose(id);
    t.foe.flank('left');
    t.expect({ me: { line: [tired(id), 'mother'] }, foe: { line: ['smaaash'] } });
  });
});

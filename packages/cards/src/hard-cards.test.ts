// The hard cards, played: the language does not only say them, the engine does what it says.
import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import './index.ts';

const foeHouses = { houses: ['brobnar', 'dis', 'shadows'] } as const;
const filler = (count: number): string[] => Array.from({ length: count }, () => 'punch');

describe('cards that move and replace', () => {
  it('Mimicry is the copied action, its bonus included', () => {
    const t = table({
      me: { house: 'untamed', hand: ['mimicry'] },
      foe: { discard: ['tocsin', 'poison-wave', 'punch'], line: ['silvertooth', 'mother'] },
    });
    t.me.play('mimicry').choose('poison-wave');
    t.expect({
      me: { aember: 1, discard: ['mimicry'] },
      foe: { line: [{ id: 'mother', damage: 2 }], discard: ['silvertooth', 'tocsin', 'poison-wave', 'punch'] },
    });
  });

  it('Mimicry without an action to copy does nothing', () => {
    const t = table({ me: { house: 'untamed', hand: ['mimicry'] }, foe: { discard: ['tocsin'] } });
    t.me.play('mimicry');
    t.expect({ me: { aember: 0, discard: ['mimicry'] } });
  });

  it('Masterplan plays the card under it and is sacrificed', () => {
    const t = table({
      me: { house: 'shadows', hand: ['masterplan', 'fear'] },
      foe: { ...foeHouses, line: ['tocsin'] },
    });
    t.me.play('masterplan');
    t.expect({
      me: { aember: 1, hand: [], artifacts: [{ id: 'masterplan', exhausted: true, under: ['fear'] }] },
      foe: { line: ['tocsin'] },
    });
    t.me.end();
    t.foe.house('brobnar').end();
    t.me.house('shadows').omni('masterplan');
    t.expect({ me: { artifacts: [], discard: ['masterplan', 'fear'] }, foe: { line: [] } });
  });

  it('Masterplan that is destroyed before it was used discards the card under it', () => {
    const t = table({
      me: { house: 'dis', hand: ['poltergeist'], artifacts: [{ id: 'masterplan', exhausted: true, under: ['fear'] }] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('poltergeist');
    t.expect({
      me: { aember: 1, artifacts: [], discard: ['poltergeist', 'masterplan', 'fear'] },
      foe: { line: ['tocsin'] },
    });
  });

  it('Spangler Box purges, changes sides, and gives back what it purged when it leaves', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['spangler-box'], line: ['mother'] },
      foe: { ...foeHouses, line: ['tocsin'], hand: ['poltergeist'] },
    });
    t.me.action('spangler-box').choose('tocsin');
    t.expect({
      me: { artifacts: [], line: ['mother'] },
      foe: { purged: ['tocsin'], line: [], artifacts: [{ id: 'spangler-box', exhausted: true }] },
    });
    t.me.end();
    t.foe.house('dis').play('poltergeist');
    t.expect({
      me: { line: ['mother'], discard: ['spangler-box'] },
      foe: { purged: [], artifacts: [], line: [{ id: 'tocsin', exhausted: true }] },
    });
  });

  it('Sample Collection takes one enemy creature for each key of the opponent', () => {
    const t = table({
      me: { house: 'mars', hand: ['sample-collection'] },
      foe: { line: ['tocsin', 'mother', 'shooler'], keys: 2 },
    });
    t.me.play('sample-collection').choose('tocsin').choose('shooler');
    t.expect({ me: { archives: ['tocsin', 'shooler'] }, foe: { line: ['mother'], archives: [] } });
  });

  it('Sample Collection: what leaves the archives goes to the hand of its owner', () => {
    const t = table({
      me: { house: 'mars', houses: ['mars', 'dis', 'logos'], hand: ['sample-collection'] },
      foe: { ...foeHouses, line: ['tocsin'], keys: 1, hand: filler(6), deck: filler(4) },
    });
    t.me.play('sample-collection').end();
    t.foe.house('brobnar').end();
    t.me.house('mars').yes();
    t.expect({ me: { archives: [] }, foe: { hand: [...filler(6), 'tocsin'] } });
  });

  it('Annihilation Ritual purges creatures that would go to a discard pile from play, but not from hand', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch', 'headhunter'], artifacts: ['annihilation-ritual'] },
      foe: { line: ['tocsin', 'bad-penny'] },
    });
    t.me.play('punch').choose('tocsin').discard('headhunter');
    t.expect({
      me: { discard: ['headhunter', 'punch'], purged: [] },
      foe: { line: ['bad-penny'], purged: ['tocsin'], discard: [] },
    });
  });

  it('Witch of the Wilds lets one Untamed card be played in the turns of other houses', () => {
    const t = table({
      me: { house: 'dis', hand: ['dust-pixie', 'regrowth'], line: ['witch-of-the-wilds'] },
      foe: {},
    });
    t.me.play('dust-pixie', 'right').cannot('play', 'regrowth', 'wrong-house');
    t.expect({
      me: { aember: 2, hand: ['regrowth'], line: ['witch-of-the-wilds', { id: 'dust-pixie', exhausted: true }] },
    });
  });

  it('Phase Shift: ruling: two copies allow two cards of other houses', () => {
    const t = table({
      me: { house: 'logos', hand: ['phase-shift', 'phase-shift', 'punch', 'fear', 'urchin'] },
      foe: { aember: 1 },
    });
    t.me.cannot('play', 'urchin', 'wrong-house').play('phase-shift').play('phase-shift').play('punch').play('urchin');
    t.me.cannot('play', 'fear', 'wrong-house');
    t.expect({ me: { aember: 2, hand: ['fear'], line: [{ id: 'urchin', exhausted: true }] }, foe: { aember: 0 } });
  });

  it('Phase Shift is not used up by a card of the active house', () => {
    const t = table({ me: { house: 'logos', hand: ['phase-shift', 'mother', 'punch'] }, foe: {} });
    t.me.play('phase-shift').play('mother').play('punch');
    t.expect({ me: { aember: 1, hand: [], line: [{ id: 'mother', damage: 3, exhausted: true }] } });
  });

  it('Speed Sigil readies the first creature played in a turn', () => {
    const t = table({
      me: { house: 'untamed', hand: ['snufflegator', 'niffle-ape'], artifacts: ['speed-sigil'] },
      foe: {},
    });
    t.me.play('snufflegator').play('niffle-ape', 'right');
    t.expect({ me: { line: ['snufflegator', { id: 'niffle-ape', exhausted: true }] } });
  });

  it('Speed Sigil works for the opponent too', () => {
    const t = table({
      me: { house: 'untamed', hand: ['snufflegator'] },
      foe: { artifacts: ['speed-sigil'] },
    });
    t.me.play('snufflegator');
    t.expect({ me: { line: ['snufflegator'] }, foe: { artifacts: ['speed-sigil'] } });
  });

  it('Grommid keeps its controller from playing creatures, and costs the opponent for each victim', () => {
    const t = table({
      me: { house: 'mars', hand: ['grommid'], line: ['grommid'] },
      foe: { line: ['tocsin'], aember: 2 },
    });
    t.me.cannot('play', 'grommid', 'forbidden').fight('grommid', 'tocsin');
    t.expect({
      me: { hand: ['grommid'], line: [{ id: 'grommid', damage: 3, exhausted: true }] },
      foe: { aember: 1, line: [] },
    });
  });
});

describe('destruction', () => {
  it('Biomatrix Backup puts its creature into the archives of its owner', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { line: [{ id: 'tocsin', upgrades: ['biomatrix-backup'] }] },
    });
    t.me.play('punch');
    t.expect({ foe: { line: [], archives: ['tocsin'], discard: ['biomatrix-backup'] } });
  });

  it('Armageddon Cloak heals its creature and is destroyed instead', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { line: [{ id: 'tocsin', damage: 1, upgrades: ['armageddon-cloak'] }] },
    });
    t.me.play('punch');
    t.expect({ foe: { line: ['tocsin'], discard: ['armageddon-cloak'] } });
  });

  it('Armageddon Cloak is hazardous 2', () => {
    const t = table({
      me: { house: 'dis', line: ['dust-imp', 'shooler'] },
      foe: { line: [{ id: 'mother', upgrades: ['armageddon-cloak'] }] },
    });
    t.me.fight('dust-imp', 'mother');
    t.expect({
      me: { aember: 2, line: ['shooler'] },
      foe: { line: [{ id: 'mother', upgrades: ['armageddon-cloak'] }] },
    });
  });

  it('Duma the Martyr heals its friends and draws 2', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], deck: filler(3) },
      foe: {
        line: ['duma-the-martyr', { id: 'mother', damage: 4 }],
        hand: [],
        deck: ['fear', 'urchin', 'punch'],
      },
    });
    t.me.play('punch').choose('duma-the-martyr');
    t.expect({ foe: { line: ['mother'], hand: ['fear', 'urchin'], deck: ['punch'] } });
  });

  it('Duma the Martyr: ruling: does not rescue creatures that are tagged already', () => {
    const t = table({
      me: { house: 'shadows', hand: ['poison-wave'] },
      foe: {
        line: [{ id: 'duma-the-martyr', damage: 1 }, 'silvertooth', { id: 'mother', damage: 1 }],
        deck: filler(3),
      },
    });
    t.me.play('poison-wave');
    t.expect({ foe: { line: ['mother'] } });
  });

  it('Soul Snatcher pays the owner of each destroyed creature', () => {
    const t = table({
      me: { house: 'shadows', hand: ['poison-wave'], line: ['silvertooth'], artifacts: ['soul-snatcher'] },
      foe: { line: ['silvertooth', 'urchin', 'mother'] },
    });
    t.me.play('poison-wave').order('soul-snatcher').order('soul-snatcher');
    t.expect({ me: { aember: 2, line: [] }, foe: { aember: 2, line: [{ id: 'mother', damage: 2 }] } });
  });

  it('Three Fates destroys the 3 most powerful, asking only about ties (v1.3 "most powerful")', () => {
    const t = table({
      me: { house: 'dis', hand: ['three-fates'], line: ['shadow-self', 'mother'] },
      foe: { line: ['valdr', 'shooler', 'tocsin'] },
    });
    t.me.play('three-fates').choose('mother');
    t.expect({ me: { aember: 1, line: [] }, foe: { line: ['shooler', 'tocsin'], discard: ['valdr'] } });
  });

  it('Hecatomb pays each player for the Dis creatures that they lost', () => {
    const t = table({
      me: { house: 'dis', hand: ['hecatomb'], line: ['tocsin', 'mother'] },
      foe: { line: ['shooler', 'charette', 'dodger'] },
    });
    t.me.play('hecatomb');
    t.expect({ me: { aember: 2, line: ['mother'] }, foe: { aember: 2, line: ['dodger'] } });
  });
});

describe('using the cards of others', () => {
  it('Nexus uses an enemy artifact as its own', () => {
    const t = table({
      me: { house: 'shadows', line: ['nexus'], hand: [], deck: ['fear', 'punch'] },
      foe: { artifacts: ['library-of-babble'], hand: [] },
    });
    t.me.reap('nexus');
    t.expect({
      me: { aember: 1, hand: ['fear'], line: [{ id: 'nexus', exhausted: true }] },
      foe: { hand: [], artifacts: [{ id: 'library-of-babble', exhausted: true }] },
    });
  });

  it('Remote Access: a friendly creature is one of its user', () => {
    const t = table({
      me: { house: 'logos', hand: ['remote-access'], line: [{ id: 'mother', exhausted: true }] },
      foe: { artifacts: ['gauntlet-of-command'], line: ['tocsin'] },
    });
    t.me.play('remote-access');
    t.expect({
      me: { aember: 1, line: [{ id: 'mother', damage: 3, exhausted: true }] },
      foe: { line: [], artifacts: [{ id: 'gauntlet-of-command', exhausted: true }] },
    });
  });

  it('Remote Access does not use an exhausted artifact', () => {
    const t = table({
      me: { house: 'logos', hand: ['remote-access'], deck: ['fear'] },
      foe: { artifacts: [{ id: 'library-of-babble', exhausted: true }] },
    });
    t.me.play('remote-access');
    t.expect({ me: { aember: 1, hand: [], deck: ['fear'] } });
  });

  it('Poltergeist: ruling: destroys also an artifact that cannot be used', () => {
    const t = table({ me: { house: 'dis', hand: ['poltergeist'] }, foe: { artifacts: ['annihilation-ritual'] } });
    t.me.play('poltergeist');
    t.expect({ me: { aember: 1 }, foe: { artifacts: [], discard: ['annihilation-ritual'] } });
  });

  it('Replicator triggers a Reap: ability as if it were its own, without exhausting the creature', () => {
    const t = table({
      me: { house: 'logos', line: ['replicator', 'batdrone'], hand: [], deck: ['fear'] },
      foe: { line: ['doc-bookton', 'tocsin'], hand: ['urchin'] },
    });
    t.me.reap('replicator').choose('tocsin');
    t.expect({
      me: { aember: 1, hand: [], line: [{ id: 'replicator', exhausted: true }, 'batdrone'] },
      foe: { line: ['doc-bookton', 'tocsin'], hand: [], discard: ['urchin'] },
    });
  });

  it('Harland Mindlock controls a creature until it leaves play', () => {
    const t = table({
      me: { house: 'logos', hand: ['harland-mindlock'], line: ['batdrone'] },
      foe: { ...foeHouses, line: ['tocsin', 'mother', 'shooler'], hand: ['punch'] },
    });
    t.me.play('harland-mindlock', 'left').choose('shooler').flank('right');
    t.expect({
      me: { line: [{ id: 'harland-mindlock', exhausted: true }, 'batdrone', 'shooler'] },
      foe: { line: ['tocsin', 'mother'] },
    });
    t.me.end();
    t.foe.house('brobnar').play('punch').choose('harland-mindlock').flank('right');
    t.expect({ me: { line: ['batdrone'] }, foe: { line: ['tocsin', 'mother', 'shooler'] } });
  });

  it('Collar of Subordination takes control of its creature', () => {
    const t = table({
      me: { house: 'dis', hand: ['collar-of-subordination'], line: ['tocsin'] },
      foe: { line: ['mother', 'shooler'] },
    });
    t.me.play('collar-of-subordination').choose('shooler').flank('left');
    t.expect({
      me: { line: [{ id: 'shooler', upgrades: ['collar-of-subordination'] }, 'tocsin'] },
      foe: { line: ['mother'] },
    });
    t.me.reap('shooler');
    t.expect({
      me: { aember: 1, line: [{ id: 'shooler', exhausted: true, upgrades: ['collar-of-subordination'] }, 'tocsin'] },
      foe: { line: ['mother'] },
    });
  });

  it('Combat Pheromones lets two other Mars cards be used, however often each', () => {
    const t = table({
      me: {
        house: 'dis',
        artifacts: ['combat-pheromones'],
        line: ['grommid', 'ether-spider', 'grommid', 'tocsin'],
      },
      foe: {},
    });
    t.me.cannot('reap', 'ether-spider', 'wrong-house').omni('combat-pheromones');
    t.me.reap('ether-spider').reap('grommid').cannot('reap', 'grommid#2', 'wrong-house').reap('tocsin');
    t.expect({
      me: {
        aember: 3,
        artifacts: [],
        line: [
          { id: 'grommid', exhausted: true },
          { id: 'ether-spider', exhausted: true },
          'grommid',
          { id: 'tocsin', exhausted: true },
        ],
      },
    });
  });
});

describe('houses, keys and æmber', () => {
  it('Control the Weak forces a house in the next turn of the opponent only', () => {
    const t = table({
      me: { house: 'dis', houses: ['dis', 'logos', 'shadows'], hand: ['control-the-weak'] },
      foe: foeHouses,
    });
    t.me.play('control-the-weak').house('brobnar').end();
    t.expect({ active: 'foe', house: 'brobnar' });
    t.foe.end();
    t.me.house('dis').end();
    t.foe.house('dis');
    t.expect({ me: { aember: 1 }, active: 'foe', house: 'dis' });
  });

  it('Pitlord forces Dis', () => {
    const t = table({
      me: { house: 'logos', houses: ['logos', 'sanctum', 'untamed'] },
      foe: { ...foeHouses, line: ['pitlord'] },
    });
    t.me.end();
    t.expect({ foe: { line: ['pitlord'] }, active: 'foe', house: 'dis' });
  });

  it('Pitlord: ruling: cannot of Restringuntus beats must', () => {
    const t = table({
      me: { house: 'dis', houses: ['dis', 'sanctum', 'untamed'], hand: ['restringuntus'] },
      foe: { ...foeHouses, line: ['pitlord'] },
    });
    t.me.play('restringuntus').house('dis').end();
    expect(() => t.foe.house('dis')).toThrow();
    t.foe.house('shadows');
    t.expect({ me: { line: ['restringuntus'] }, foe: { line: ['pitlord'] } });
  });

  it('Restringuntus forbids the house only while it is in play', () => {
    const t = table({
      me: { house: 'dis', houses: ['dis', 'sanctum', 'untamed'], hand: ['restringuntus'] },
      foe: { ...foeHouses, hand: ['punch'] },
    });
    t.me.play('restringuntus').house('dis').end();
    t.foe.house('brobnar').play('punch').end();
    t.me.house('dis').end();
    t.foe.house('dis');
    t.expect({ me: { line: [] } });
  });

  it('Miasma makes the opponent skip forging once', () => {
    const t = table({
      me: { house: 'shadows', houses: ['shadows', 'sanctum', 'untamed'], hand: ['miasma'] },
      foe: { ...foeHouses, aember: 6 },
    });
    t.me.play('miasma').end();
    t.foe.house('dis');
    t.expect({ foe: { keys: 0, aember: 6 } });
    t.foe.end();
    t.me.house('shadows').end();
    t.foe.house('dis');
    t.expect({ foe: { keys: 1, aember: 0 } });
  });

  it('Interdimensional Graft takes what is left after forging', () => {
    const t = table({
      me: { house: 'logos', houses: ['logos', 'sanctum', 'untamed'], hand: ['interdimensional-graft'] },
      foe: { ...foeHouses, aember: 9 },
    });
    t.me.play('interdimensional-graft').end();
    t.foe.house('dis');
    t.expect({ me: { aember: 4 }, foe: { keys: 1, aember: 0 } });
  });

  it('Key Charge pays 1 and may forge at the current cost', () => {
    const t = table({ me: { house: 'untamed', hand: ['key-charge'], aember: 8 }, foe: {} });
    t.me.play('key-charge').yes();
    t.expect({ me: { keys: 1, aember: 1 } });
  });

  it('Key Charge forges nothing without æmber', () => {
    const t = table({ me: { house: 'untamed', hand: ['key-charge'], aember: 0 }, foe: {} });
    t.me.play('key-charge');
    t.expect({ me: { keys: 0, aember: 0 } });
  });

  it.each([
    { theirs: 14, mine: 0, stolen: 2 },
    { theirs: 3, mine: 0, stolen: 2 },
    { theirs: 2, mine: 0, stolen: 1 },
    { theirs: 1, mine: 0, stolen: 1 },
    { theirs: 4, mine: 4, stolen: 0 },
  ])('Bait and Switch: ruling: at most 2: steals $stolen at $theirs to $mine', ({ theirs, mine, stolen }) => {
    const t = table({ me: { house: 'shadows', hand: ['bait-and-switch'], aember: mine }, foe: { aember: theirs } });
    t.me.play('bait-and-switch');
    t.expect({ me: { aember: mine + stolen }, foe: { aember: theirs - stolen } });
  });

  it('Ether Spider takes what would enter the pool of the opponent', () => {
    const t = table({
      me: { house: 'untamed', hand: ['dust-pixie'], line: ['snufflegator'] },
      foe: { line: ['ether-spider'] },
    });
    t.me.play('dust-pixie', 'left').reap('snufflegator');
    t.expect({
      me: {
        aember: 0,
        line: [
          { id: 'dust-pixie', exhausted: true },
          { id: 'snufflegator', exhausted: true },
        ],
      },
      foe: { line: [{ id: 'ether-spider', aember: 3 }] },
    });
  });

  it('Ether Spider deals no damage in fights', () => {
    const t = table({ me: { house: 'dis', line: ['tocsin'] }, foe: { line: ['ether-spider'] } });
    t.me.fight('tocsin', 'ether-spider');
    t.expect({ me: { line: [{ id: 'tocsin', exhausted: true }] }, foe: { line: [{ id: 'ether-spider', damage: 3 }] } });
  });

  it('Pocket Universe stores æmber that is spent for a key', () => {
    const t = table({
      me: {
        house: 'logos',
        houses: ['logos', 'sanctum', 'untamed'],
        aember: 5,
        artifacts: [{ id: 'pocket-universe', aember: 1 }],
      },
      foe: foeHouses,
    });
    t.me.action('pocket-universe');
    t.expect({ me: { aember: 4, artifacts: [{ id: 'pocket-universe', aember: 2, exhausted: true }] } });
    t.me.end();
    t.foe.house('dis').end();
    t.me.house('logos');
    t.expect({ me: { keys: 1, aember: 0, artifacts: ['pocket-universe'] } });
  });
});

describe('fights and flanks', () => {
  it('Gabos Longarms: ruling: deals its damage to an elusive creature that it does not attack', () => {
    const t = table({ me: { house: 'dis', line: ['gabos-longarms'] }, foe: { line: ['tocsin', 'urchin'] } });
    t.me.fight('gabos-longarms', 'tocsin').choose('urchin');
    t.expect({
      me: { line: [{ id: 'gabos-longarms', damage: 3, exhausted: true }] },
      foe: { line: ['tocsin'] },
    });
  });

  it('Gabos Longarms: ruling: also when the attacked creature is elusive', () => {
    const t = table({ me: { house: 'dis', line: ['gabos-longarms'] }, foe: { line: ['tocsin', 'urchin'] } });
    t.me.fight('gabos-longarms', 'urchin').choose('tocsin');
    t.expect({ me: { line: [{ id: 'gabos-longarms', exhausted: true }] }, foe: { line: ['urchin'] } });
  });

  it('Spectral Tunneler makes a flank of a creature and lets it draw by reaping', () => {
    const t = table({
      me: {
        house: 'logos',
        artifacts: ['spectral-tunneler'],
        line: ['mother', 'staunch-knight', 'batdrone', 'doc-bookton'],
        hand: [],
        deck: ['fear', 'punch'],
      },
      foe: {},
    });
    t.me.action('spectral-tunneler').choose('batdrone').reap('batdrone');
    t.expect({
      me: {
        aember: 1,
        hand: ['fear'],
        deck: ['punch'],
        line: ['mother', 'staunch-knight', { id: 'batdrone', exhausted: true }, 'doc-bookton'],
      },
    });
  });

  it('Spectral Tunneler: ruling: Positron Bolt may start at the tunneled creature', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['spectral-tunneler'], hand: ['positron-bolt'] },
      foe: { line: ['valdr', 'mother', 'niffle-queen', 'shooler', 'dodger'] },
    });
    t.me.action('spectral-tunneler').choose('niffle-queen');
    t.me.play('positron-bolt').choose('niffle-queen').choose('mother');
    t.expect({
      me: { aember: 1 },
      foe: {
        line: [
          { id: 'valdr', damage: 1 },
          { id: 'mother', damage: 2 },
          { id: 'niffle-queen', damage: 3 },
          'shooler',
          'dodger',
        ],
      },
    });
  });

  it('Positron Bolt goes along the line also when its first target dies', () => {
    const t = table({
      me: { house: 'logos', hand: ['positron-bolt'] },
      foe: { line: ['tocsin', 'mother', 'shooler'] },
    });
    t.me.play('positron-bolt').choose('tocsin');
    t.expect({
      me: { aember: 1 },
      foe: {
        line: [
          { id: 'mother', damage: 2 },
          { id: 'shooler', damage: 1 },
        ],
      },
    });
  });

  it('Positron Bolt on an only creature deals 3', () => {
    const t = table({ me: { house: 'logos', hand: ['positron-bolt'] }, foe: { line: ['mother'] } });
    t.me.play('positron-bolt');
    t.expect({ me: { aember: 1 }, foe: { line: [{ id: 'mother', damage: 3 }] } });
  });
});

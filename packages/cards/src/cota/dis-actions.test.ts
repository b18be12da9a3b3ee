// Actions of Dis that destroy, discard and bring back.
import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../index.ts';

const foeHouses = { houses: ['brobnar', 'dis', 'shadows'] } as const;
const filler = (count: number): string[] => Array.from({ length: count }, () => 'punch');

describe('arise', () => {
  it('returns each creature of the chosen house from the own discard pile, and gains a chain', () => {
    const t = table({
      me: { house: 'dis', hand: ['arise', 'fear'], discard: ['tocsin', 'mother', 'dust-imp', 'hand-of-dis'] },
      foe: { discard: ['shooler'] },
    });
    t.me.play('arise').house('dis');
    t.expect({
      me: {
        aember: 0,
        chains: 1,
        hand: ['fear', 'tocsin', 'dust-imp'],
        discard: ['arise', 'mother', 'hand-of-dis'],
      },
      foe: { discard: ['shooler'] },
    });
  });

  it('may name any house, also one that is on neither identity card', () => {
    const t = table({
      me: { house: 'dis', houses: ['dis', 'mars', 'untamed'], hand: ['arise'], discard: ['mother', 'tocsin'] },
      foe: foeHouses,
    });
    t.me.play('arise').house('logos');
    t.expect({ me: { chains: 1, hand: ['mother'], discard: ['arise', 'tocsin'] } });
  });

  it('knows a maverick by the house that is on it', () => {
    const t = table({
      me: {
        house: 'dis',
        hand: ['gateway-to-dis', 'arise'],
        line: [{ id: 'tocsin', house: 'mars' }, 'shooler', { id: 'mother', house: 'dis' }],
      },
      foe: foeHouses,
    });
    t.me.play('gateway-to-dis').play('arise').house('dis');
    t.expect({
      me: { chains: 4, line: [], hand: ['shooler', 'mother'], discard: ['arise', 'gateway-to-dis', 'tocsin'] },
    });
  });

  it('costs a chain also when nothing returns', () => {
    const t = table({
      me: { house: 'dis', hand: ['arise'], chains: 5, discard: ['tocsin', 'fear'] },
      foe: { discard: ['mother'] },
    });
    t.me.play('arise').house('logos');
    t.expect({ me: { chains: 6, hand: [], discard: ['arise', 'tocsin', 'fear'] }, foe: { discard: ['mother'] } });
  });
});

describe('gateway-to-dis', () => {
  it('destroys each creature of both players and gains 3 chains', () => {
    const t = table({
      me: { house: 'dis', hand: ['gateway-to-dis'], line: ['mother', 'valdr'], artifacts: ['library-of-babble'] },
      foe: { line: ['pitlord', 'shadow-self', 'urchin'], artifacts: ['speed-sigil'] },
    });
    t.me.play('gateway-to-dis');
    t.expect({
      me: {
        aember: 0,
        chains: 3,
        line: [],
        artifacts: ['library-of-babble'],
        discard: ['gateway-to-dis', 'valdr', 'mother'],
      },
      foe: { line: [], artifacts: ['speed-sigil'], discard: ['urchin', 'shadow-self', 'pitlord'], chains: 0 },
    });
  });

  it('gains 3 chains on an empty table too', () => {
    const t = table({ me: { house: 'dis', hand: ['gateway-to-dis'], chains: 2 }, foe: {} });
    t.me.play('gateway-to-dis');
    t.expect({ me: { chains: 5, discard: ['gateway-to-dis'] } });
  });

  it('takes only the ward of a warded creature, and lets the Destroyed: abilities happen', () => {
    const t = table({
      me: { house: 'dis', hand: ['gateway-to-dis'], line: ['bad-penny', { id: 'mother', warded: true }] },
      foe: { line: ['dust-imp', { id: 'tocsin', upgrades: ['blood-of-titans'] }] },
    });
    t.me.play('gateway-to-dis').order('bad-penny');
    t.expect({
      me: { chains: 3, hand: ['bad-penny'], line: ['mother'], discard: ['gateway-to-dis'] },
      foe: { aember: 2, line: [], discard: ['tocsin', 'blood-of-titans', 'dust-imp'] },
    });
  });

  it('gives the æmber on each creature to the opponent of its controller', () => {
    const t = table({
      me: { house: 'dis', hand: ['gateway-to-dis'], line: [{ id: 'charette', aember: 3 }] },
      foe: { line: [{ id: 'raiding-knight', aember: 1 }] },
    });
    t.me.play('gateway-to-dis');
    t.expect({ me: { aember: 1, chains: 3, line: [] }, foe: { aember: 3, line: [] } });
  });

  it('looks at the controller of a creature for the æmber on it, and at its owner for the discard pile', () => {
    const t = table({
      me: { house: 'dis', hand: ['gateway-to-dis'], line: [{ id: 'charette', owner: 1, aember: 3 }] },
      foe: {},
    });
    t.me.play('gateway-to-dis');
    t.expect({
      me: { aember: 0, chains: 3, line: [], discard: ['gateway-to-dis'] },
      foe: { aember: 3, discard: ['charette'] },
    });
  });
});

describe('gongoozle', () => {
  it('deals 3 damage, and the owner of a creature that survives it discards a random card', () => {
    const t = table({
      me: { house: 'dis', hand: ['gongoozle', 'fear'], line: ['tocsin'] },
      foe: { line: ['mother'], hand: ['urchin', 'urchin'] },
    });
    t.me.play('gongoozle').choose('mother');
    t.expect({
      me: { aember: 1, hand: ['fear'], line: ['tocsin'], discard: ['gongoozle'] },
      foe: { line: [{ id: 'mother', damage: 3 }], hand: ['urchin'], discard: ['urchin'] },
    });
  });

  it('makes nobody discard when the creature is destroyed', () => {
    const t = table({
      me: { house: 'dis', hand: ['gongoozle', 'fear'] },
      foe: { line: ['tocsin'], hand: ['urchin'] },
    });
    t.me.play('gongoozle');
    t.expect({
      me: { aember: 1, hand: ['fear'] },
      foe: { line: [], hand: ['urchin'], discard: ['tocsin'] },
    });
  });

  it('counts a creature as destroyed that its own ability put into a hand', () => {
    const t = table({
      me: { house: 'dis', hand: ['gongoozle'] },
      foe: { line: ['bad-penny'], hand: ['urchin'] },
    });
    t.me.play('gongoozle');
    t.expect({ foe: { line: [], hand: ['bad-penny', 'urchin'], discard: [] } });
  });

  it('discards also when a ward or armor took the damage', () => {
    const t = table({
      me: { house: 'dis', hand: ['gongoozle', 'gongoozle'] },
      foe: {
        line: [
          { id: 'dust-imp', warded: true },
          { id: 'raiding-knight', upgrades: ['protect-the-weak'] },
        ],
        hand: ['urchin', 'urchin', 'urchin'],
      },
    });
    t.me.play('gongoozle').choose('dust-imp').play('gongoozle').choose('raiding-knight');
    t.expect({
      me: { aember: 2, hand: [] },
      foe: {
        aember: 0,
        line: ['dust-imp', { id: 'raiding-knight', upgrades: ['protect-the-weak'] }],
        hand: ['urchin'],
        discard: ['urchin', 'urchin'],
      },
    });
  });

  it('discards when something else was destroyed in place of the creature', () => {
    const t = table({
      me: { house: 'dis', hand: ['gongoozle'] },
      foe: { line: [{ id: 'tocsin', upgrades: ['armageddon-cloak'] }], hand: ['urchin'] },
    });
    t.me.play('gongoozle');
    t.expect({ foe: { line: ['tocsin'], hand: [], discard: ['urchin', 'armageddon-cloak'] } });
  });

  it('has its player discard for an own creature', () => {
    const t = table({
      me: { house: 'dis', hand: ['gongoozle', 'fear'], line: ['mother'] },
      foe: { hand: ['urchin'] },
    });
    t.me.play('gongoozle');
    t.expect({
      me: { hand: [], line: [{ id: 'mother', damage: 3 }], discard: ['gongoozle', 'fear'] },
      foe: { hand: ['urchin'] },
    });
  });

  it('has the owner discard, not the controller', () => {
    const t = table({
      me: { house: 'dis', hand: ['gongoozle', 'fear'], line: [{ id: 'mother', owner: 1 }] },
      foe: { hand: ['urchin'] },
    });
    t.me.play('gongoozle');
    t.expect({
      me: { hand: ['fear'], line: [{ id: 'mother', damage: 3 }] },
      foe: { hand: [], discard: ['urchin'] },
    });
  });

  it('only gives its bonus on a table without creatures', () => {
    const t = table({ me: { house: 'dis', hand: ['gongoozle', 'fear'] }, foe: { hand: ['urchin'] } });
    t.me.play('gongoozle');
    t.expect({ me: { aember: 1, hand: ['fear'] }, foe: { hand: ['urchin'] } });
  });

  it('does nothing more to an empty hand', () => {
    const t = table({ me: { house: 'dis', hand: ['gongoozle'] }, foe: { line: ['mother'], hand: [] } });
    t.me.play('gongoozle');
    t.expect({ me: { aember: 1 }, foe: { line: [{ id: 'mother', damage: 3 }], hand: [], discard: [] } });
  });

  it('discards when a Shadow Self takes the damage, and even dies of it', () => {
    const t = table({
      me: { house: 'dis', hand: ['gongoozle'] },
      foe: { line: ['tocsin', { id: 'shadow-self', damage: 6 }], hand: ['urchin'] },
    });
    t.me.play('gongoozle').choose('tocsin');
    t.expect({ foe: { line: ['tocsin'], hand: [], discard: ['urchin', 'shadow-self'] } });
  });
});

describe('hysteria', () => {
  it('returns each creature to the hand of its owner', () => {
    const t = table({
      me: {
        house: 'dis',
        hand: ['hysteria', 'fear'],
        line: ['mother', { id: 'shooler', owner: 1 }],
        artifacts: ['speed-sigil'],
      },
      foe: { line: ['pitlord', 'urchin'], hand: [] },
    });
    t.me.play('hysteria');
    t.expect({
      me: { aember: 0, hand: ['fear', 'mother'], line: [], artifacts: ['speed-sigil'], discard: ['hysteria'] },
      foe: { hand: ['shooler', 'pitlord', 'urchin'], line: [], discard: [] },
    });
  });

  it('destroys nothing, discards upgrades and takes the æmber on creatures', () => {
    const t = table({
      me: { house: 'dis', hand: ['hysteria'], line: [{ id: 'charette', aember: 2 }] },
      foe: { line: ['dust-imp', { id: 'tocsin', aember: 1, upgrades: ['collar-of-subordination'] }] },
    });
    t.me.play('hysteria');
    t.expect({
      me: { aember: 1, hand: ['charette'], line: [] },
      foe: { aember: 2, hand: ['dust-imp', 'tocsin'], line: [], discard: ['collar-of-subordination'] },
    });
  });

  it('leaves a warded creature, which loses its ward', () => {
    const t = table({
      me: { house: 'dis', hand: ['hysteria'] },
      foe: { line: ['tocsin', { id: 'mother', warded: true }], hand: [] },
    });
    t.me.play('hysteria');
    t.expect({ me: { hand: [] }, foe: { line: ['mother'], hand: ['tocsin'] } });
  });

  it('does nothing on an empty table', () => {
    const t = table({ me: { house: 'dis', hand: ['hysteria'] }, foe: { hand: ['urchin'] } });
    t.me.play('hysteria');
    t.expect({ me: { aember: 0, hand: [], discard: ['hysteria'] }, foe: { hand: ['urchin'] } });
  });
});

describe('hecatomb', () => {
  it('destroys each Dis creature and no other, and pays each player for the own ones', () => {
    const t = table({
      me: { house: 'dis', hand: ['hecatomb'], line: ['tocsin', 'mother', 'shooler'] },
      foe: { line: ['charette', 'dodger'] },
    });
    t.me.play('hecatomb');
    t.expect({
      me: { aember: 3, line: ['mother'], discard: ['hecatomb', 'shooler', 'tocsin'] },
      foe: { aember: 1, line: ['dodger'], discard: ['charette'] },
    });
  });

  it('pays the controller, not the owner', () => {
    const t = table({
      me: { house: 'dis', hand: ['hecatomb'], line: [{ id: 'tocsin', owner: 1 }] },
      foe: {},
    });
    t.me.play('hecatomb');
    t.expect({ me: { aember: 2, line: [], discard: ['hecatomb'] }, foe: { aember: 0, discard: ['tocsin'] } });
  });

  it('pays for no creature that a ward or a Cloak saved', () => {
    const t = table({
      me: { house: 'dis', hand: ['hecatomb'], line: [{ id: 'tocsin', warded: true }] },
      foe: { line: [{ id: 'shooler', upgrades: ['armageddon-cloak'] }, 'charette'] },
    });
    t.me.play('hecatomb');
    t.expect({
      me: { aember: 1, line: ['tocsin'] },
      foe: { aember: 1, line: ['shooler'], discard: ['armageddon-cloak', 'charette'] },
    });
  });

  it('pays besides what Destroyed: abilities give', () => {
    const t = table({ me: { house: 'dis', hand: ['hecatomb'] }, foe: { line: ['dust-imp'] } });
    t.me.play('hecatomb');
    t.expect({ me: { aember: 1 }, foe: { aember: 3, line: [] } });
  });

  it('knows a maverick by the house that is on it', () => {
    const t = table({
      me: { house: 'dis', hand: ['hecatomb'], line: [{ id: 'mother', house: 'dis' }] },
      foe: { line: [{ id: 'tocsin', house: 'logos' }] },
    });
    t.me.play('hecatomb');
    t.expect({ me: { aember: 2, line: [] }, foe: { aember: 0, line: ['tocsin'] } });
  });

  it('pays nobody where there is no Dis creature', () => {
    const t = table({ me: { house: 'dis', hand: ['hecatomb'], line: ['mother'] }, foe: { line: ['dodger'] } });
    t.me.play('hecatomb');
    t.expect({ me: { aember: 1, line: ['mother'] }, foe: { aember: 0, line: ['dodger'] } });
  });
});

describe('three-fates', () => {
  it('destroys the 3 most powerful creatures, whoever controls them', () => {
    const t = table({
      me: { house: 'dis', hand: ['three-fates'], line: ['valdr', 'urchin'] },
      foe: { line: ['pitlord', 'overlord-greking', 'mother', 'tocsin'] },
    });
    t.me.play('three-fates');
    t.expect({
      me: { aember: 1, line: ['urchin'], discard: ['three-fates', 'valdr'] },
      foe: { line: ['mother', 'tocsin'], discard: ['overlord-greking', 'pitlord'] },
    });
  });

  it('asks only about the creatures that tie for the last place', () => {
    const t = table({
      me: { house: 'dis', hand: ['three-fates'], line: ['mother', 'doc-bookton'] },
      foe: { line: ['pitlord', 'valdr', 'shooler'] },
    });
    t.me.play('three-fates').choose('shooler');
    t.expect({ me: { aember: 1, line: ['mother', 'doc-bookton'] }, foe: { line: [] } });
  });

  it('counts the power that a creature has, not the printed one', () => {
    const t = table({
      me: { house: 'dis', hand: ['three-fates'], line: [{ id: 'urchin', power: 9 }] },
      foe: { line: ['mother', { id: 'tocsin', upgrades: ['blood-of-titans'] }, 'valdr'] },
    });
    t.me.play('three-fates');
    t.expect({ me: { line: [] }, foe: { line: ['mother'], discard: ['valdr', 'tocsin', 'blood-of-titans'] } });
  });

  it('destroys all of them where there are fewer', () => {
    const t = table({ me: { house: 'dis', hand: ['three-fates'], line: ['urchin'] }, foe: { line: ['mother'] } });
    t.me.play('three-fates');
    t.expect({ me: { aember: 1, line: [] }, foe: { line: [] } });
  });

  it('does not take a fourth in place of one that a ward saved', () => {
    const t = table({
      me: { house: 'dis', hand: ['three-fates'], line: ['tocsin'] },
      foe: { line: [{ id: 'pitlord', warded: true }, 'valdr', 'mother'] },
    });
    t.me.play('three-fates');
    t.expect({ me: { line: ['tocsin'] }, foe: { line: ['pitlord'], discard: ['mother', 'valdr'] } });
  });

  it('does nothing on an empty table', () => {
    const t = table({ me: { house: 'dis', hand: ['three-fates'] }, foe: {} });
    t.me.play('three-fates');
    t.expect({ me: { aember: 1, discard: ['three-fates'] } });
  });
});

describe('poltergeist', () => {
  it('uses an enemy artifact as an own one and destroys it', () => {
    const t = table({
      me: { house: 'dis', hand: ['poltergeist'], deck: ['fear', 'punch'] },
      foe: { artifacts: ['library-of-babble'], deck: ['urchin'], hand: [] },
    });
    t.me.play('poltergeist');
    t.expect({
      me: { aember: 1, hand: ['fear'], deck: ['punch'], discard: ['poltergeist'] },
      foe: { artifacts: [], hand: [], deck: ['urchin'], discard: ['library-of-babble'] },
    });
  });

  it('may use and destroy an own artifact', () => {
    const t = table({
      me: { house: 'dis', hand: ['poltergeist'], artifacts: ['library-of-babble'], deck: ['fear'] },
      foe: { artifacts: ['speed-sigil'] },
    });
    t.me.play('poltergeist').choose('library-of-babble');
    t.expect({
      me: { aember: 1, hand: ['fear'], artifacts: [], discard: ['poltergeist', 'library-of-babble'] },
      foe: { artifacts: ['speed-sigil'] },
    });
  });

  it('ruling poltergeist/nothing-to-use: only destroys an artifact that has nothing to use [rule using-cards]', () => {
    const t = table({
      me: { house: 'dis', hand: ['poltergeist'] },
      foe: { artifacts: ['annihilation-ritual', 'library-of-babble'], deck: filler(1) },
    });
    t.me.play('poltergeist').choose('annihilation-ritual');
    t.expect({
      me: { aember: 1, hand: [] },
      foe: { artifacts: ['library-of-babble'], discard: ['annihilation-ritual'] },
    });
  });

  it('only destroys an artifact that is exhausted', () => {
    const t = table({
      me: { house: 'dis', hand: ['poltergeist'], deck: ['fear'] },
      foe: { artifacts: [{ id: 'library-of-babble', exhausted: true }] },
    });
    t.me.play('poltergeist');
    t.expect({ me: { aember: 1, hand: [], deck: ['fear'] }, foe: { artifacts: [], discard: ['library-of-babble'] } });
  });

  it('lets what the artifact does be done by the one who uses it', () => {
    const t = table({
      me: { house: 'dis', hand: ['poltergeist'], line: [{ id: 'mother', exhausted: true }] },
      foe: { artifacts: ['gauntlet-of-command'], line: ['tocsin', { id: 'dodger', exhausted: true }] },
    });
    t.me.play('poltergeist').choose('tocsin');
    t.expect({
      me: { line: [{ id: 'mother', damage: 3, exhausted: true }] },
      foe: { line: [{ id: 'dodger', exhausted: true }], artifacts: [], discard: ['gauntlet-of-command', 'tocsin'] },
    });
  });

  it('destroys all creatures by the Key of the opponent, which is destroyed by Poltergeist', () => {
    const t = table({
      me: { house: 'dis', hand: ['poltergeist'], line: ['mother'] },
      foe: { artifacts: ['key-to-dis'], line: ['tocsin'] },
    });
    t.me.play('poltergeist');
    t.expect({
      me: { aember: 1, line: [], discard: ['poltergeist', 'mother'] },
      foe: { line: [], artifacts: [], discard: ['key-to-dis', 'tocsin'] },
    });
  });

  it('destroys no artifact that left while it was used', () => {
    const t = table({
      me: { house: 'dis', hand: ['poltergeist'], artifacts: ['mobius-scroll'] },
      foe: {},
    });
    t.me.play('poltergeist');
    t.expect({ me: { aember: 1, artifacts: [], archives: ['mobius-scroll'], discard: ['poltergeist'] } });
  });

  it('only gives its bonus where there is no artifact', () => {
    const t = table({ me: { house: 'dis', hand: ['poltergeist'] }, foe: { line: ['tocsin'] } });
    t.me.play('poltergeist');
    t.expect({ me: { aember: 1, discard: ['poltergeist'] }, foe: { line: ['tocsin'] } });
  });

  it('destroys the artifact although its use has given it to the opponent', () => {
    const t = table({
      me: { house: 'dis', hand: ['poltergeist'], artifacts: ['spangler-box'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('poltergeist');
    t.expect({
      me: { aember: 1, artifacts: [], discard: ['poltergeist', 'spangler-box'] },
      foe: { artifacts: [], purged: [], line: [{ id: 'tocsin', exhausted: true }] },
    });
  });
});

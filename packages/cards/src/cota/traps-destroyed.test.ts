// Destroyed: abilities that upgrades grant, several at once, and on creatures that another player controls. What sends the
// creature away first leaves nothing for the others; what saves it makes the destruction undone.
import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../index.ts';

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

  it('Armageddon Cloak before Phoenix Heart: the creature was not destroyed, nothing burns', () => {
    const t = table({
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
    t.me.play('punch').choose('tocsin').choose('tocsin#1');
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
    t.me.play('punch').choose('dust-imp', 'dust-imp#1').play('punch');
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

describe('Phoenix Hearts that light each other', () => {
  it('the second burns what the first has left, in the same destruction', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: ['troll'] },
      foe: {
        hand: [],
        line: [
          { id: 'tocsin', upgrades: ['phoenix-heart'] },
          { id: 'succubus', upgrades: ['phoenix-heart'] },
        ],
      },
    });
    t.me.play('punch').choose('tocsin');
    t.expect({
      me: { aember: 1, line: [{ id: 'troll', damage: 6 }] },
      foe: { line: [], hand: ['succubus', 'tocsin'], discard: ['phoenix-heart', 'phoenix-heart'] },
    });
  });

  it('a creature that dies in the fire of another is hurt by it no more once it is tagged', () => {
    const t = table({
      me: { house: 'dis', hand: ['gateway-to-dis'], line: [{ id: 'troll', upgrades: ['armageddon-cloak'] }] },
      foe: { hand: [], line: [{ id: 'tocsin', upgrades: ['phoenix-heart'] }, 'dust-imp'] },
    });
    t.me.play('gateway-to-dis').choose('troll', 'dust-imp');
    t.expect({
      me: { chains: 3, line: [{ id: 'troll', damage: 3 }], discard: ['gateway-to-dis', 'armageddon-cloak'] },
      foe: { aember: 2, line: [], hand: ['tocsin'], discard: ['dust-imp', 'phoenix-heart'] },
    });
  });

  it('on a creature that another controls: it goes to its owner, the fire is the controller’s no less than anyone’s', () => {
    const t = table({
      me: {
        house: 'dis',
        hand: ['hand-of-dis'],
        line: ['shooler', { id: 'tocsin', owner: 1, upgrades: ['phoenix-heart'] }, 'pitlord'],
      },
      foe: { hand: [], line: ['troll'] },
    });
    t.me.play('hand-of-dis');
    t.expect({
      me: {
        hand: [],
        line: [
          { id: 'shooler', damage: 3 },
          { id: 'pitlord', damage: 3 },
        ],
        discard: ['hand-of-dis', 'phoenix-heart'],
      },
      foe: { hand: ['tocsin'], line: [{ id: 'troll', damage: 3 }] },
    });
  });
});

describe('a creature that Armageddon Cloak saved was not destroyed', () => {
  it('nobody loots it, no soul is paid for, and Pile of Skulls stays empty', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: ['loot-the-bodies', 'punch'],
        line: ['tolas', 'troll'],
        artifacts: ['pile-of-skulls', 'soul-snatcher'],
      },
      foe: { aember: 2, line: [{ id: 'tocsin', upgrades: ['armageddon-cloak'] }] },
    });
    t.me.play('loot-the-bodies').play('punch').choose('tocsin');
    t.expect({ me: { aember: 1, line: ['tolas', 'troll'] }, foe: { aember: 2, line: ['tocsin'] } });
  });

  it('Pawn Sacrifice deals nothing for it', () => {
    const t = table({
      me: { house: 'shadows', hand: ['pawn-sacrifice'], line: [{ id: 'urchin', upgrades: ['armageddon-cloak'] }] },
      foe: { line: ['tocsin', 'dust-imp'] },
    });
    t.me.play('pawn-sacrifice');
    t.expect({
      me: { aember: 1, line: ['urchin'], discard: ['pawn-sacrifice', 'armageddon-cloak'] },
      foe: { line: ['tocsin', 'dust-imp'] },
    });
  });

  it('Hecatomb pays only for the Dis creatures that did die', () => {
    const t = table({
      me: {
        house: 'dis',
        hand: ['hecatomb'],
        line: ['tocsin', { id: 'shooler', damage: 3, upgrades: ['armageddon-cloak'] }],
      },
      foe: { line: ['pit-demon'] },
    });
    t.me.play('hecatomb');
    t.expect({
      me: { aember: 2, line: ['shooler'] },
      foe: { aember: 1, line: [] },
    });
  });

  it('Relentless Whispers steals nothing, Finishing Blow steals nothing', () => {
    const t = table({
      me: { house: 'shadows', hand: ['relentless-whispers', 'finishing-blow'] },
      foe: {
        aember: 3,
        line: [
          { id: 'dew-faerie', upgrades: ['armageddon-cloak'] },
          { id: 'troll', damage: 1, upgrades: ['armageddon-cloak'] },
        ],
      },
    });
    t.me.play('relentless-whispers').choose('dew-faerie').play('finishing-blow');
    t.expect({ me: { aember: 2 }, foe: { aember: 3, line: ['dew-faerie', 'troll'] } });
  });

  it('Krump costs nothing and Stealer of Souls takes nothing for a cloaked victim', () => {
    const t = table({
      me: { house: 'dis', line: ['stealer-of-souls'] },
      foe: { aember: 2, line: [{ id: 'tocsin', upgrades: ['armageddon-cloak'] }] },
    });
    t.me.fight('stealer-of-souls', 'tocsin');
    t.expect({
      me: { aember: 0, line: [{ id: 'stealer-of-souls', damage: 5, exhausted: true }] },
      foe: { line: ['tocsin'], purged: [], discard: ['armageddon-cloak'] },
    });
  });
});

describe('the creature of another player', () => {
  it('Armageddon Cloak keeps it under the same control and goes to the pile of its own owner', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { line: [{ id: 'tocsin', owner: 0, upgrades: [{ id: 'armageddon-cloak', owner: 0 }] }] },
    });
    t.me.play('punch');
    t.expect({
      me: { discard: ['punch', 'armageddon-cloak'] },
      foe: { line: [{ id: 'tocsin' }], discard: [] },
    });
  });

  it('Biomatrix Backup archives it for its owner, not for its controller', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: [{ id: 'tocsin', owner: 1, upgrades: ['biomatrix-backup'] }] },
      foe: { archives: [] },
    });
    t.me.play('punch');
    t.expect({ me: { line: [], archives: [], discard: ['punch', 'biomatrix-backup'] }, foe: { archives: ['tocsin'] } });
  });

  it('Duma the Martyr heals the friends of her controller and draws for that player', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: ['punch'],
        deck: ['anger', 'fear'],
        line: [
          { id: 'duma-the-martyr', owner: 1 },
          { id: 'troll', damage: 5 },
        ],
      },
      foe: { deck: ['fear', 'anger'], hand: [], line: [{ id: 'mother', damage: 2 }] },
    });
    t.me.play('punch').choose('duma-the-martyr');
    t.expect({
      me: { hand: ['anger', 'fear'], line: ['troll'] },
      foe: { hand: [], line: [{ id: 'mother', damage: 2 }], discard: ['duma-the-martyr'] },
    });
  });

  it('Truebaru pays its controller, Research Smoko archives the top card of its controller', () => {
    const t = table({
      me: {
        house: 'dis',
        hand: ['gateway-to-dis'],
        deck: ['anger'],
        line: [
          { id: 'truebaru', owner: 1 },
          { id: 'research-smoko', owner: 1 },
        ],
      },
      foe: { deck: ['fear'] },
    });
    t.me.play('gateway-to-dis').choose('truebaru');
    t.expect({
      me: { aember: 5, line: [], archives: ['anger'], deck: [], discard: ['gateway-to-dis'] },
      foe: { deck: ['fear'], archives: [] },
    });
  });
});

import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('armageddon-cloak', () => {
  it('gives its bonus and goes on any creature', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['armageddon-cloak'], line: ['mother'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('armageddon-cloak').choose('tocsin');
    t.expect({
      me: { aember: 1, line: ['mother'] },
      foe: { line: [{ id: 'tocsin', upgrades: ['armageddon-cloak'] }] },
    });
  });

  it('is destroyed in place of its creature, which is healed and keeps all else', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: {
        line: [
          {
            id: 'shooler',
            damage: 4,
            aember: 2,
            stunned: true,
            upgrades: ['protect-the-weak', 'armageddon-cloak'],
          },
        ],
      },
    });
    t.me.play('punch');
    t.expect({
      me: { aember: 1 },
      foe: {
        aember: 0,
        line: [{ id: 'shooler', aember: 2, stunned: true, upgrades: ['protect-the-weak'] }],
        discard: ['armageddon-cloak'],
      },
    });
  });

  it('saves from destruction without damage too', () => {
    const t = table({
      me: { house: 'dis', hand: ['hand-of-dis'] },
      foe: { line: ['mother', { id: 'tocsin', upgrades: ['armageddon-cloak'] }, 'shooler'] },
    });
    t.me.play('hand-of-dis');
    t.expect({ foe: { line: ['mother', 'tocsin', 'shooler'], discard: ['armageddon-cloak'] } });
  });

  it('saves only once', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch', 'punch'] },
      foe: { line: [{ id: 'tocsin', upgrades: ['armageddon-cloak'] }] },
    });
    t.me.play('punch').play('punch');
    t.expect({ me: { aember: 2 }, foe: { line: [], discard: ['tocsin', 'armageddon-cloak'] } });
  });

  it('keeps a second cloak for the next time', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { line: [{ id: 'tocsin', upgrades: ['armageddon-cloak', 'armageddon-cloak'] }] },
    });
    t.me.play('punch');
    t.me.order('tocsin');
    t.expect({
      foe: { line: [{ id: 'tocsin', upgrades: ['armageddon-cloak'] }], discard: ['armageddon-cloak'] },
    });
  });

  it.each([
    { attacker: 'silvertooth', line: [], foe: [{ id: 'mother', upgrades: ['armageddon-cloak'] }] },
    {
      attacker: 'dodger',
      line: [],
      foe: ['mother'],
    },
  ])('is hazardous 2 for a $attacker that attacks', ({ attacker, line, foe }) => {
    const t = table({
      me: { house: 'shadows', line: [attacker] },
      foe: { line: [{ id: 'mother', upgrades: ['armageddon-cloak'] }] },
    });
    t.me.fight(attacker, 'mother');
    t.expect({ me: { line }, foe: { line: foe } });
  });

  it('adds its hazardous to that of a second cloak', () => {
    const t = table({
      me: { house: 'brobnar', line: [{ id: 'headhunter', damage: 1 }] },
      foe: { line: [{ id: 'mother', upgrades: ['armageddon-cloak', 'armageddon-cloak'] }] },
    });
    t.me.fight('headhunter', 'mother');
    t.expect({
      me: { aember: 0, line: [] },
      foe: { line: [{ id: 'mother', upgrades: ['armageddon-cloak', 'armageddon-cloak'] }] },
    });
  });

  it('is not hazardous when its creature attacks', () => {
    const t = table({
      me: { house: 'logos', line: [{ id: 'mother', upgrades: ['armageddon-cloak'] }] },
      foe: { line: ['niffle-queen'] },
    });
    t.me.fight('mother', 'niffle-queen');
    t.expect({
      me: { line: [{ id: 'mother', exhausted: true }], discard: ['armageddon-cloak'] },
      foe: { line: [{ id: 'niffle-queen', damage: 5 }] },
    });
  });

  it('lets a saved attacker resolve its Fight: ability', () => {
    const t = table({
      me: { house: 'brobnar', line: [{ id: 'headhunter', upgrades: ['armageddon-cloak'] }] },
      foe: { line: ['niffle-queen'] },
    });
    t.me.fight('headhunter', 'niffle-queen');
    t.expect({
      me: { aember: 1, line: [{ id: 'headhunter', exhausted: true }] },
      foe: { line: [{ id: 'niffle-queen', damage: 5 }] },
    });
  });

  it('does not hold back a creature that returns to hand', () => {
    const t = table({
      me: { house: 'dis', hand: ['fear'] },
      foe: { line: [{ id: 'mother', upgrades: ['armageddon-cloak'] }], hand: [] },
    });
    t.me.play('fear');
    t.expect({ foe: { line: [], hand: ['mother'], discard: ['armageddon-cloak'] } });
  });

  it('means that its creature was not destroyed for those who wait for that', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['loot-the-bodies', 'punch'] },
      foe: { line: [{ id: 'tocsin', upgrades: ['armageddon-cloak'] }] },
    });
    t.me.play('loot-the-bodies').play('punch');
    t.expect({ me: { aember: 1 }, foe: { line: ['tocsin'] } });
  });

  it('saves a creature that is sacrificed, which then was not sacrificed', () => {
    const t = table({
      me: { house: 'shadows', hand: ['pawn-sacrifice'], line: [{ id: 'mother', upgrades: ['armageddon-cloak'] }] },
      foe: { line: ['valdr', 'shooler'] },
    });
    t.me.play('pawn-sacrifice');
    t.expect({ me: { aember: 1, line: ['mother'] }, foe: { line: ['valdr', 'shooler'] } });
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

import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

const tired = { exhausted: true };

describe('evasion-sigil', () => {
  it('stops a fight when the top card of the attacker’s deck is of the active house', () => {
    const t = table({
      me: { house: 'shadows', line: ['dodger'], deck: ['urchin', 'punch'] },
      foe: { artifacts: ['evasion-sigil'], aember: 2, line: ['tocsin'], deck: ['fear'] },
    });
    t.me.fight('dodger', 'tocsin');
    t.expect({
      me: { aember: 0, line: [{ id: 'dodger', exhausted: true }], deck: ['punch'], discard: ['urchin'] },
      foe: { aember: 2, artifacts: ['evasion-sigil'], line: ['tocsin'], deck: ['fear'], discard: [] },
    });
  });

  it('lets the fight go on when the card is of another house', () => {
    const t = table({
      me: { house: 'shadows', line: ['dodger'], deck: ['punch', 'urchin'] },
      foe: { artifacts: ['evasion-sigil'], aember: 2, line: ['tocsin'] },
    });
    t.me.fight('dodger', 'tocsin');
    t.expect({
      me: { aember: 1, line: [{ id: 'dodger', damage: 3, exhausted: true }], deck: ['urchin'], discard: ['punch'] },
      foe: { aember: 1, artifacts: ['evasion-sigil'], line: [] },
    });
  });

  it('binds its own player as well', () => {
    const t = table({
      me: { house: 'shadows', artifacts: ['evasion-sigil'], line: ['dodger', 'silvertooth'], deck: ['urchin', 'fear'] },
      foe: { line: ['tocsin'], deck: ['punch'] },
    });
    t.me.fight('dodger', 'tocsin').fight('silvertooth', 'tocsin');
    t.expect({
      me: { artifacts: ['evasion-sigil'], line: [{ id: 'dodger', exhausted: true }], deck: [] },
      foe: { line: [{ id: 'tocsin', damage: 2 }], deck: ['punch'] },
    });
  });

  it('discards nothing from an empty deck, and the fight goes on', () => {
    const t = table({
      me: { house: 'shadows', line: ['dodger'], deck: [], discard: ['urchin'] },
      foe: { artifacts: ['evasion-sigil'], line: ['tocsin'] },
    });
    t.me.fight('dodger', 'tocsin');
    t.expect({
      me: { line: [{ id: 'dodger', damage: 3, exhausted: true }], deck: [], discard: ['urchin'] },
      foe: { artifacts: ['evasion-sigil'], line: [] },
    });
  });

  it('does not touch reaping', () => {
    const t = table({
      me: { house: 'shadows', line: ['dodger'], deck: ['urchin'] },
      foe: { artifacts: ['evasion-sigil'] },
    });
    t.me.reap('dodger');
    t.expect({
      me: { aember: 1, line: [{ id: 'dodger', exhausted: true }], deck: ['urchin'] },
      foe: { artifacts: ['evasion-sigil'] },
    });
  });

  it('may stop the fight before hazardous hurts all the same, and elusive is used up by it', () => {
    const t = table({
      me: { house: 'dis', line: ['tocsin', 'shooler', 'dust-imp'], deck: ['fear', 'punch', 'fear'] },
      foe: { artifacts: ['evasion-sigil'], line: ['urchin', { id: 'mother', upgrades: ['armageddon-cloak'] }] },
    });
    t.me.fight('tocsin', 'urchin').fight('shooler', 'urchin').fight('dust-imp', 'mother').order('evasion-sigil');
    t.expect({
      me: {
        aember: 2,
        deck: [],
        line: [
          { id: 'tocsin', exhausted: true },
          { id: 'shooler', exhausted: true, damage: 1 },
        ],
      },
      foe: { artifacts: ['evasion-sigil'], line: [{ id: 'mother', upgrades: ['armageddon-cloak'] }] },
    });
  });

  it('stops a fight that a card makes, going by the active house and not by that of the creature', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['anger', 'anger'], line: ['dodger'], deck: ['urchin', 'punch'] },
      foe: { artifacts: ['evasion-sigil'], aember: 5, line: ['urchin'] },
    });
    t.me.play('anger').choose('urchin');
    t.expect({
      me: { aember: 2, line: [{ id: 'dodger', exhausted: true }], deck: ['punch'] },
      foe: { aember: 4, artifacts: ['evasion-sigil'], line: ['urchin'] },
    });
    t.me.play('anger').choose('urchin');
    t.expect({
      me: { aember: 3, line: [{ id: 'dodger', exhausted: true }], deck: [] },
      foe: { aember: 4, artifacts: ['evasion-sigil'], line: ['urchin'] },
    });
  });
});

// Evasion Sigil: before a creature fights, the top card of its controller's deck decides whether it does. It waits with
// all else that comes before the blows, which resolves in any case.
describe('a fight that the Sigil stops', () => {
  it('never was: no Fight: ability, no Warsong, no hostage; but the elusive creature was chosen and is elusive no more', () => {
    const t = table({
      me: {
        house: 'brobnar',
        deck: ['punch', 'fear'],
        hand: ['warsong'],
        line: [{ id: 'headhunter', aember: 0 }, 'krump'],
      },
      foe: { aember: 2, line: ['urchin'], artifacts: ['evasion-sigil'] },
    });
    t.me.play('warsong').fight('headhunter', 'urchin');
    t.expect({
      me: { aember: 0, deck: ['fear'], line: [{ id: 'headhunter', ...tired }, 'krump'] },
      foe: { aember: 2, line: ['urchin'] },
    });
    t.me.fight('krump', 'urchin');
    t.expect({
      me: {
        aember: 1,
        deck: [],
        line: [
          { id: 'headhunter', ...tired },
          { id: 'krump', damage: 1, ...tired },
        ],
      },
      foe: { aember: 1, line: [] },
    });
  });

  it('was no fight that readies its fighter: Rocket Boots leave it exhausted', () => {
    const t = table({
      me: { house: 'untamed', deck: ['scout'], line: [{ id: 'snufflegator', upgrades: ['rocket-boots'] }] },
      foe: { line: ['mother'], artifacts: ['evasion-sigil'] },
    });
    t.me.fight('snufflegator', 'mother');
    t.expect({
      me: { deck: [], line: [{ id: 'snufflegator', upgrades: ['rocket-boots'], ...tired }] },
      foe: { line: ['mother'] },
    });
  });

  it('begun by Anger: the creature was readied and is exhausted now', () => {
    const t = table({
      me: { house: 'brobnar', deck: ['punch'], hand: ['anger'], line: [{ id: 'krump', ...tired }] },
      foe: { line: ['mother'], artifacts: ['evasion-sigil'] },
    });
    t.me.play('anger');
    t.expect({
      me: { aember: 1, deck: [], discard: ['anger', 'punch'], line: [{ id: 'krump', ...tired }] },
      foe: { line: ['mother'] },
    });
  });

  it('one of three of Relentless Assault: the other two fight', () => {
    const t = table({
      me: {
        house: 'brobnar',
        deck: ['fear', 'punch', 'fear'],
        hand: ['relentless-assault'],
        line: ['krump', 'headhunter', 'troll'],
      },
      foe: { line: ['dust-imp', 'mother'], artifacts: ['evasion-sigil'] },
    });
    t.me.play('relentless-assault').choose('krump', 'dust-imp').choose('headhunter').choose('troll');
    t.expect({
      me: {
        line: [
          { id: 'krump', damage: 2, ...tired },
          { id: 'headhunter', ...tired },
          { id: 'troll', damage: 5, ...tired },
        ],
      },
      foe: { aember: 1, line: [] },
    });
  });

  it('leaves assault, hazardous and Before Fight: to resolve, in any order', () => {
    const at = {
      me: { house: 'untamed', deck: ['scout'], line: ['ancient-bear'] },
      foe: { line: ['briar-grubbling'], artifacts: ['evasion-sigil'] },
    } as const;
    // Whoever of the two is destroyed first strikes no more.
    const bearWins = { me: { deck: [], line: [{ id: 'ancient-bear', ...tired }] }, foe: { line: [] } };
    const thornsWin = { me: { deck: [], line: [] }, foe: { line: ['briar-grubbling'] } };
    for (const [order, outcome] of [
      [['evasion-sigil', 'ancient-bear'], bearWins],
      [['evasion-sigil', 'briar-grubbling'], thornsWin],
      [['ancient-bear'], bearWins],
      [['briar-grubbling'], thornsWin],
    ] as const) {
      const t = table(at);
      t.me.fight('ancient-bear', 'briar-grubbling');
      expect([...t.options()].sort()).toEqual(['ancient-bear', 'briar-grubbling', 'evasion-sigil']);
      for (const card of order) t.me.order(card);
      t.expect(outcome);
    }
    const u = table({
      me: { house: 'brobnar', deck: ['punch'], line: ['firespitter'] },
      foe: { line: ['tocsin', 'urchin'], artifacts: ['evasion-sigil'] },
    });
    u.me.fight('firespitter', 'tocsin').order('evasion-sigil');
    u.expect({
      me: { deck: [], line: [{ id: 'firespitter', ...tired }] },
      foe: { line: [{ id: 'tocsin', damage: 1 }], discard: ['urchin'] },
    });
  });

  it('two Sigils: the second discards its card although the first has stopped the fight', () => {
    const t = table({
      me: { house: 'brobnar', deck: ['punch', 'anger', 'fear'], line: ['krump'], artifacts: ['evasion-sigil'] },
      foe: { line: ['dust-imp'], artifacts: ['evasion-sigil'] },
    });
    t.me.fight('krump', 'dust-imp').order('evasion-sigil');
    t.expect({
      me: { deck: ['fear'], discard: ['anger', 'punch'], line: [{ id: 'krump', ...tired }] },
      foe: { line: ['dust-imp'] },
    });
  });
});

describe('a fight that the Sigil lets pass', () => {
  it('goes on with all that comes before the blows', () => {
    const t = table({
      me: { house: 'brobnar', deck: ['fear'], line: ['firespitter'] },
      foe: { line: ['tocsin', 'urchin'], artifacts: ['evasion-sigil'] },
    });
    t.me.fight('firespitter', 'tocsin').order('evasion-sigil');
    t.expect({
      me: { deck: [], discard: ['fear'], line: [{ id: 'firespitter', damage: 2, ...tired }] },
      foe: { line: [] },
    });
  });

  it('an empty deck stops nobody, and is not made anew of the discard pile', () => {
    const t = table({
      me: { house: 'brobnar', deck: [], discard: ['punch'], line: ['krump'] },
      foe: { line: ['dust-imp'], artifacts: ['evasion-sigil'], aember: 1 },
    });
    t.me.fight('krump', 'dust-imp');
    t.expect({
      me: { deck: [], discard: ['punch'], line: [{ id: 'krump', damage: 2, ...tired }] },
      foe: { aember: 2, line: [] },
    });
  });

  it('the house counts, not the title: a card of a house that is not active, and the creature’s own house does not matter', () => {
    const t = table({
      me: {
        house: 'dis',
        deck: ['punch', 'fear'],
        hand: [],
        artifacts: ['gauntlet-of-command', 'dominator-bauble'],
        line: ['krump', 'pit-demon'],
      },
      foe: { line: ['dust-imp', 'mother'], artifacts: ['evasion-sigil'], aember: 1 },
    });
    t.me
      .action('dominator-bauble')
      .choose('krump')
      .choose('fight krump')
      .choose('dust-imp')
      .fight('pit-demon', 'mother');
    t.expect({
      me: {
        deck: [],
        line: [
          { id: 'krump', damage: 2, ...tired },
          { id: 'pit-demon', ...tired },
        ],
      },
      foe: { aember: 2, line: ['mother'] },
    });
  });
});

describe('whose deck', () => {
  it('the attacker’s controller’s, whoever owns the Sigil and the creature', () => {
    const t = table({
      me: { house: 'brobnar', deck: ['fear', 'fear'], line: [{ id: 'krump', owner: 1 }], artifacts: ['evasion-sigil'] },
      foe: { deck: ['punch'], line: ['dust-imp'], aember: 1 },
    });
    t.me.fight('krump', 'dust-imp');
    t.expect({
      me: { deck: ['fear'], line: [{ id: 'krump', damage: 2, ...tired }] },
      foe: { aember: 2, deck: ['punch'], line: [] },
    });
  });

  it('two Sigils that both let it pass discard two cards', () => {
    const t = table({
      me: { house: 'brobnar', deck: ['fear', 'urchin', 'punch'], line: ['krump'], artifacts: ['evasion-sigil'] },
      foe: { line: ['dust-imp'], aember: 1, artifacts: ['evasion-sigil'] },
    });
    t.me.fight('krump', 'dust-imp').order('evasion-sigil');
    t.expect({ me: { deck: ['punch'], line: [{ id: 'krump', damage: 2, ...tired }] }, foe: { aember: 2, line: [] } });
  });

  it('two Sigils: the second stops what the first let pass', () => {
    const t = table({
      me: { house: 'brobnar', deck: ['fear', 'punch', 'anger'], line: ['krump'] },
      foe: { line: ['dust-imp'], artifacts: ['evasion-sigil', 'evasion-sigil'] },
    });
    t.me.fight('krump', 'dust-imp');
    t.expect({ me: { deck: ['anger'], line: [{ id: 'krump', ...tired }] }, foe: { line: ['dust-imp'] } });
  });

  it('One Stood Against Many goes on with the next enemy after a fight that was stopped', () => {
    const t = table({
      me: {
        house: 'sanctum',
        line: ['champion-anaphiel'],
        hand: ['one-stood-against-many'],
        deck: ['begone', 'punch', 'punch'],
      },
      foe: { line: ['dust-imp', 'urchin', 'mother'], artifacts: ['evasion-sigil'] },
    });
    t.me.play('one-stood-against-many').choose('dust-imp').choose('mother');
    t.expect({
      me: { aember: 1, deck: [], line: [{ id: 'champion-anaphiel', damage: 4, ...tired }] },
      foe: { line: ['dust-imp', 'urchin'] },
    });
  });
});

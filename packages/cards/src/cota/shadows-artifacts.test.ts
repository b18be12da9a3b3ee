// The artifacts of Shadows that stay: those for keys are in shadows-keys.test.ts.
import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../index.ts';

const myHouses = ['shadows', 'untamed', 'logos'] as const;
const foeHouses = { houses: ['brobnar', 'dis', 'shadows'] } as const;

describe('customs-office', () => {
  it('makes the opponent pay 1 to its player for an artifact', () => {
    const t = table({
      me: { house: 'shadows', hand: ['seeker-needle'], aember: 3 },
      foe: { artifacts: ['customs-office'], aember: 1 },
    });
    t.me.play('seeker-needle');
    t.expect({
      me: { aember: 2, hand: [], artifacts: [{ id: 'seeker-needle', exhausted: true }] },
      foe: { aember: 2, artifacts: ['customs-office'] },
    });
  });

  it('keeps artifacts in the hand of an opponent who cannot pay, whatever bonus they have', () => {
    const t = table({
      me: { house: 'shadows', hand: ['speed-sigil'], aember: 0 },
      foe: { artifacts: ['customs-office'] },
    });
    t.me.cannot('play', 'speed-sigil', 'toll');
    t.expect({ me: { hand: ['speed-sigil'] }, foe: { artifacts: ['customs-office'] } });
  });

  it('takes 1 for each artifact and each Office', () => {
    const t = table({
      me: { house: 'shadows', hand: ['seeker-needle', 'subtle-maul'], aember: 3 },
      foe: { artifacts: ['customs-office', 'customs-office'] },
    });
    t.me.play('seeker-needle').cannot('play', 'subtle-maul', 'toll');
    t.expect({
      me: { aember: 1, hand: ['subtle-maul'], artifacts: [{ id: 'seeker-needle', exhausted: true }] },
      foe: { aember: 2, artifacts: ['customs-office', 'customs-office'] },
    });
  });

  it('takes nothing for other cards, nor for using artifacts', () => {
    const t = table({
      me: { house: 'shadows', hand: ['dodger', 'duskrunner', 'nerve-blast'], artifacts: ['skeleton-key'], aember: 2 },
      foe: { artifacts: ['customs-office'] },
    });
    t.me.play('dodger').play('duskrunner').play('nerve-blast').action('skeleton-key');
    t.expect({
      me: {
        aember: 2,
        artifacts: [{ id: 'skeleton-key', exhausted: true }],
        line: [{ id: 'dodger', exhausted: true, upgrades: ['duskrunner'] }],
      },
      foe: { aember: 0, artifacts: ['customs-office'] },
    });
  });

  it('takes nothing from its own player', () => {
    const t = table({
      me: { house: 'shadows', hand: ['customs-office', 'seeker-needle'], aember: 0 },
      foe: { aember: 1 },
    });
    t.me.play('customs-office').play('seeker-needle');
    t.expect({
      me: {
        aember: 0,
        artifacts: [
          { id: 'customs-office', exhausted: true },
          { id: 'seeker-needle', exhausted: true },
        ],
      },
      foe: { aember: 1 },
    });
  });

  it('is paid also when another card plays the artifact; without æmber it is not played', () => {
    const t = table({
      me: { house: 'logos', hand: ['wild-wormhole'], deck: ['seeker-needle'] },
      foe: { artifacts: ['customs-office'] },
    });
    t.me.play('wild-wormhole');
    t.expect({
      me: { aember: 0, deck: [], artifacts: [{ id: 'seeker-needle', exhausted: true }] },
      foe: { aember: 1, artifacts: ['customs-office'] },
    });
    const u = table({
      me: { house: 'dis', artifacts: [{ id: 'masterplan', under: ['seeker-needle'] }] },
      foe: { artifacts: ['customs-office'] },
    });
    u.me.omni('masterplan');
    u.expect({
      me: { aember: 0, artifacts: [], discard: ['masterplan', 'seeker-needle'] },
      foe: { aember: 0, artifacts: ['customs-office'] },
    });
  });
});

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

  it('may stop the fight before hazardous hurts all the same, and leaves an elusive creature elusive', () => {
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
          { id: 'shooler', exhausted: true },
        ],
      },
      foe: { artifacts: ['evasion-sigil'], line: ['urchin', { id: 'mother', upgrades: ['armageddon-cloak'] }] },
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

describe('skeleton-key', () => {
  it('lets a friendly creature capture 1', () => {
    const t = table({
      me: { house: 'shadows', artifacts: ['skeleton-key'], line: ['urchin', { id: 'tocsin', exhausted: true }] },
      foe: { aember: 3, line: ['mother'] },
    });
    t.me.action('skeleton-key');
    expect(t.options()).toEqual(['urchin', 'tocsin']);
    t.me.choose('tocsin');
    t.expect({
      me: {
        aember: 0,
        artifacts: [{ id: 'skeleton-key', exhausted: true }],
        line: ['urchin', { id: 'tocsin', aember: 1, exhausted: true }],
      },
      foe: { aember: 2, line: ['mother'] },
    });
  });

  it('captures nothing without a friendly creature', () => {
    const t = table({
      me: { house: 'shadows', artifacts: ['skeleton-key'] },
      foe: { aember: 3, line: ['mother'] },
    });
    t.me.action('skeleton-key');
    t.expect({
      me: { aember: 0, artifacts: [{ id: 'skeleton-key', exhausted: true }] },
      foe: { aember: 3, line: ['mother'] },
    });
  });

  it('captures nothing from an empty pool', () => {
    const t = table({
      me: { house: 'shadows', artifacts: ['skeleton-key'], line: ['urchin'], aember: 2 },
      foe: { aember: 0 },
    });
    t.me.action('skeleton-key');
    t.expect({ me: { aember: 2, line: ['urchin'] }, foe: { aember: 0 } });
  });

  it('adds to what the creature has captured before', () => {
    const t = table({
      me: { house: 'shadows', artifacts: ['skeleton-key'], line: [{ id: 'charette', aember: 3 }] },
      foe: { aember: 1 },
    });
    t.me.action('skeleton-key');
    t.expect({ me: { line: [{ id: 'charette', aember: 4 }] }, foe: { aember: 0 } });
  });
});

describe('speed-sigil', () => {
  it('lets the first creature that is played enter ready, and no other', () => {
    const t = table({
      me: { house: 'shadows', hand: ['dodger', 'urchin'], artifacts: ['speed-sigil'] },
      foe: {},
    });
    t.me.play('dodger').play('urchin', 'right').cannot('reap', 'urchin', 'exhausted').reap('dodger');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'dodger', exhausted: true },
          { id: 'urchin', exhausted: true },
        ],
      },
    });
  });

  it('does so for both players in each of their turns', () => {
    const t = table({
      me: { house: 'shadows', houses: myHouses, hand: ['dodger', 'urchin'], artifacts: ['speed-sigil'] },
      foe: { ...foeHouses, hand: ['tocsin'] },
    });
    t.me.play('dodger').end();
    t.foe.house('dis').play('tocsin');
    t.expect({ me: { line: ['dodger'] }, foe: { line: ['tocsin'] } });
    t.foe.end();
    t.me.house('shadows').play('urchin', 'right');
    t.expect({ me: { line: ['dodger', 'urchin'] }, foe: { line: ['tocsin'] } });
  });

  it('counts creatures that were played before it in the same turn', () => {
    const t = table({ me: { house: 'shadows', hand: ['urchin', 'speed-sigil', 'dodger'] }, foe: {} });
    t.me.play('urchin').play('speed-sigil').play('dodger', 'right');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'urchin', exhausted: true },
          { id: 'dodger', exhausted: true },
        ],
      },
    });
  });

  it('counts creatures only, and readies no artifact', () => {
    const t = table({
      me: { house: 'shadows', hand: ['seeker-needle', 'ghostly-hand', 'dodger'], artifacts: ['speed-sigil'] },
      foe: {},
    });
    t.me.play('seeker-needle').play('ghostly-hand').play('dodger');
    t.expect({
      me: { aember: 2, artifacts: ['speed-sigil', { id: 'seeker-needle', exhausted: true }], line: ['dodger'] },
    });
  });

  it('knows creatures that other cards play, not those that are put into play', () => {
    const t = table({
      me: { house: 'logos', hand: ['wild-wormhole', 'batdrone'], deck: ['dodger'], artifacts: ['speed-sigil'] },
      foe: {},
    });
    t.me.play('wild-wormhole').play('batdrone', 'right');
    t.expect({ me: { aember: 1, line: ['dodger', { id: 'batdrone', exhausted: true }] } });
  });

  it('leaves a creature exhausted that is put into play, and does not count it', () => {
    const t = table({
      me: { house: 'logos', hand: ['batdrone'], artifacts: ['speed-sigil', 'spangler-box'], line: ['mother'] },
      foe: { ...foeHouses, hand: ['poltergeist', 'tocsin'] },
    });
    t.me.action('spangler-box').choose('mother').end();
    t.foe.house('dis').play('poltergeist').choose('spangler-box').play('tocsin');
    t.expect({ me: { line: [{ id: 'mother', exhausted: true }] }, foe: { line: ['tocsin'] } });
  });
});

describe('subtle-maul', () => {
  it('makes the opponent discard one card at random', () => {
    const t = table({
      me: { house: 'shadows', artifacts: ['subtle-maul'], hand: ['fear'] },
      foe: { hand: ['urchin', 'urchin', 'urchin'], discard: ['punch'] },
    });
    t.me.action('subtle-maul');
    t.expect({
      me: { aember: 0, hand: ['fear'], artifacts: [{ id: 'subtle-maul', exhausted: true }] },
      foe: { hand: ['urchin', 'urchin'], discard: ['urchin', 'punch'] },
    });
  });

  it('takes the last card', () => {
    const t = table({ me: { house: 'shadows', artifacts: ['subtle-maul'] }, foe: { hand: ['urchin'] } });
    t.me.action('subtle-maul');
    t.expect({ foe: { hand: [], discard: ['urchin'] } });
  });

  it('does nothing to an empty hand', () => {
    const t = table({
      me: { house: 'shadows', artifacts: ['subtle-maul'], hand: ['fear'] },
      foe: { hand: [], discard: ['punch'] },
    });
    t.me.action('subtle-maul');
    t.expect({
      me: { hand: ['fear'], artifacts: [{ id: 'subtle-maul', exhausted: true }] },
      foe: { hand: [], discard: ['punch'] },
    });
  });
});

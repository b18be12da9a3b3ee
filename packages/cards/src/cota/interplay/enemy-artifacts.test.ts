// Nexus, Remote Access and Poltergeist use an enemy artifact as if it were theirs: "you", "your" and "friendly" are the
// user's, and one that says to sacrifice itself is sacrificed. In v1.3 only its controller can do that.
import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

const tired = { exhausted: true };
const nexus = { id: 'nexus', ...tired };

describe('what it says about itself', () => {
  it('Masterplan: the card beneath it is played by the user, then the Masterplan is sacrificed', () => {
    const t = table({
      me: { house: 'shadows', line: ['nexus'] },
      foe: { aember: 2, artifacts: [{ id: 'masterplan', under: ['urchin'] }] },
    });
    t.me.reap('nexus').flank('left');
    t.expect({
      me: { aember: 2, line: [{ id: 'urchin', ...tired }, nexus] },
      foe: { aember: 1, artifacts: [], discard: ['masterplan'] },
    });
  });

  it('Masterplan in v1.3: the card beneath it is played by the user, and the empty Masterplan stays', () => {
    const t = table({
      edition: 'cota-1.3',
      me: { house: 'shadows', line: ['nexus'] },
      foe: { artifacts: [{ id: 'masterplan', under: ['fear'] }], line: ['mother'], hand: [] },
    });
    t.me.reap('nexus').choose('mother');
    t.expect({
      me: { line: [nexus] },
      foe: { line: [], hand: ['mother'], artifacts: [{ id: 'masterplan', ...tired }] },
    });
  });

  it('Masterplan under Poltergeist: played first, then the Masterplan is destroyed', () => {
    const t = table({
      me: { house: 'dis', hand: ['poltergeist'] },
      foe: { line: ['mother'], artifacts: [{ id: 'masterplan', under: ['fear'] }], hand: [] },
    });
    t.me.play('poltergeist');
    t.expect({
      me: { aember: 1, discard: ['poltergeist'] },
      foe: { line: [], hand: ['mother'], artifacts: [], discard: ['masterplan', 'fear'] },
    });
  });

  it('Poltergeist lets a Masterplan play Grasping Vines, which takes the Masterplan out of its reach', () => {
    const t = table({
      me: { house: 'dis', hand: ['poltergeist'] },
      foe: { artifacts: [{ id: 'masterplan', under: ['grasping-vines'] }], hand: [] },
    });
    t.me.play('poltergeist').choose('masterplan', 'masterplan');
    t.expect({ me: { aember: 2 }, foe: { hand: ['masterplan'], artifacts: [], discard: ['grasping-vines'] } });
  });

  it('Spangler Box: my opponent gains control of what they control already, and has the purged creature to get back', () => {
    const t = table({
      me: { house: 'logos', hand: ['remote-access'], line: ['mother'] },
      foe: { line: ['troll'], artifacts: ['spangler-box'] },
    });
    t.me.play('remote-access').choose('troll');
    t.expect({
      me: { aember: 1, line: ['mother'] },
      foe: { line: [], purged: ['troll'], artifacts: [{ id: 'spangler-box', ...tired }] },
    });
  });

  it('Spangler Box under Poltergeist purges and gives back at once: the creature is exhausted and bare', () => {
    const t = table({
      me: { house: 'dis', hand: ['poltergeist'] },
      foe: { line: [{ id: 'troll', damage: 4, aember: 1 }, 'mother'], artifacts: ['spangler-box'] },
    });
    t.me.play('poltergeist').choose('troll').flank('right');
    t.expect({ me: { aember: 2 }, foe: { line: ['mother', { id: 'troll', ...tired }], artifacts: [], purged: [] } });
  });

  it.each(editionsSince('master-16'))(
    'ruling nexus/sacrificed: The Sting is sacrificed by the user (%s)',
    (edition) => {
      const t = table({ edition, me: { house: 'shadows', line: ['nexus'] }, foe: { artifacts: ['the-sting'] } });
      t.me.reap('nexus');
      t.expect({ me: { aember: 1, line: [nexus] }, foe: { artifacts: [], discard: ['the-sting'] } });
    },
  );

  it('ruling nexus/sacrificed: in v1.3 nobody sacrifices what is not theirs', () => {
    const t = table({
      edition: 'cota-1.3',
      me: { house: 'shadows', line: ['nexus'] },
      foe: { artifacts: ['the-sting'] },
    });
    t.me.reap('nexus');
    t.expect({ me: { aember: 1, line: [nexus] }, foe: { artifacts: [{ id: 'the-sting', exhausted: true }] } });
  });

  it('Gorm of Omm is sacrificed before it destroys; in v1.3 it may destroy itself, which is no sacrifice', () => {
    const gone = table({
      me: { house: 'shadows', line: ['nexus'], artifacts: ['cannon'] },
      foe: { artifacts: ['gorm-of-omm'] },
    });
    gone.me.reap('nexus').choose('gorm-of-omm');
    gone.expect({
      me: { line: [nexus], artifacts: [], discard: ['cannon'] },
      foe: { artifacts: [], discard: ['gorm-of-omm'] },
    });
    const t = table({
      edition: 'cota-1.3',
      me: { house: 'shadows', line: ['nexus'], artifacts: ['cannon'] },
      foe: { artifacts: ['gorm-of-omm'] },
    });
    t.me.reap('nexus').choose('gorm-of-omm', 'gorm-of-omm');
    t.expect({
      me: { aember: 1, line: [nexus], artifacts: ['cannon'] },
      foe: { artifacts: [], discard: ['gorm-of-omm'] },
    });
  });

  it('Custom Virus destroys itself, then a creature of the user’s hand is purged', () => {
    const t = table({
      me: { house: 'shadows', line: ['nexus', 'mother'], hand: ['dextre'] },
      foe: { line: ['doc-bookton', 'troll'], artifacts: ['custom-virus'] },
    });
    t.me.reap('nexus').yes();
    t.expect({
      me: { aember: 1, line: [nexus], hand: [], purged: ['dextre'], discard: ['mother'] },
      foe: { line: ['troll'], artifacts: [], discard: ['doc-bookton', 'custom-virus'] },
    });
  });

  it('Key to Dis used by Nexus kills Nexus too, and goes to the discard pile of its owner', () => {
    const t = table({
      me: { house: 'shadows', line: ['nexus', 'urchin'] },
      foe: { line: ['troll'], artifacts: ['key-to-dis'] },
    });
    t.me.reap('nexus');
    t.expect({ me: { aember: 1, line: [] }, foe: { line: [], artifacts: [], discard: ['troll', 'key-to-dis'] } });
  });

  it.each([
    { by: 'poltergeist', house: 'dis' },
    { by: 'remote-access', house: 'logos' },
  ] as const)('Spike Trap used by $by is sacrificed, and hurts the flanks', ({ by, house }) => {
    const t = table({
      me: { house, hand: [by], line: ['bumpsy'] },
      foe: { artifacts: ['spike-trap'], line: ['troll', 'urchin', 'zorg'] },
    });
    t.me.play(by);
    const hurt = (id: string) => ({ id, damage: 3 });
    t.expect({
      me: { line: [hurt('bumpsy')] },
      foe: { line: [hurt('troll'), 'urchin', hurt('zorg')], artifacts: [], discard: ['spike-trap'] },
    });
  });

  it('Mobius Scroll goes to the archives of its owner, the cards of the user’s hand to the user’s', () => {
    const t = table({
      me: { house: 'shadows', line: ['nexus'], hand: ['urchin', 'punch', 'fear'] },
      foe: { artifacts: ['mobius-scroll'], archives: [] },
    });
    t.me.reap('nexus').choose('punch', 'fear');
    t.expect({
      me: { aember: 1, line: [nexus], hand: ['urchin'], archives: ['fear', 'punch'] },
      foe: { artifacts: [], archives: ['mobius-scroll'] },
    });
  });

  it('Special Delivery of the enemy is sacrificed, and purges what it kills', () => {
    const t = table({
      me: { house: 'shadows', line: ['nexus'] },
      foe: { line: ['tocsin'], artifacts: ['special-delivery'] },
    });
    t.me.reap('nexus').choose('tocsin');
    t.expect({
      me: { aember: 1, line: [nexus] },
      foe: { line: [], purged: ['tocsin'], artifacts: [], discard: ['special-delivery'] },
    });
  });

  it('Whispering Reliquary of the enemy may return itself', () => {
    const t = table({
      me: { house: 'logos', hand: ['remote-access'] },
      foe: { artifacts: ['whispering-reliquary'], hand: [] },
    });
    t.me.play('remote-access');
    t.expect({ me: { aember: 1 }, foe: { artifacts: [], hand: ['whispering-reliquary'] } });
  });
});

describe('“you” is the user', () => {
  it('Epic Quest counts the Sanctum cards of the user, and forges for the user, and is sacrificed', () => {
    const t = table({
      me: {
        house: 'sanctum',
        hand: Array.from({ length: 7 }, (_, i) => (i < 6 ? 'glorious-few' : 'begone')),
        line: [{ id: 'nexus', house: 'sanctum' }],
      },
      foe: { artifacts: ['epic-quest'] },
    });
    for (let i = 0; i < 6; i++) t.me.play('glorious-few');
    t.me.play('begone').choose('Gain 1 æmber').reap('nexus');
    t.expect({ me: { keys: 1, aember: 2, line: [nexus] }, foe: { artifacts: [], discard: ['epic-quest'] } });
  });

  it('Pocket Universe and Safe Place take the user’s æmber, which the controller may spend', () => {
    const t = table({
      me: { house: 'shadows', aember: 2, line: ['nexus'] },
      foe: { houses: ['brobnar', 'logos'], aember: 5, artifacts: ['pocket-universe'] },
    });
    t.me.reap('nexus').end();
    t.foe.house('brobnar');
    t.expect({
      me: { aember: 2, line: ['nexus'] },
      foe: { keys: 1, aember: 0, artifacts: [{ id: 'pocket-universe', ...tired }] },
    });
  });

  it('Skeleton Key: a creature of the user captures from the controller of the Key', () => {
    const t = table({
      me: { house: 'shadows', aember: 2, line: ['nexus'] },
      foe: { aember: 3, line: ['mother'], artifacts: ['skeleton-key'] },
    });
    t.me.reap('nexus');
    t.expect({
      me: { aember: 3, line: [{ ...nexus, aember: 1 }] },
      foe: { aember: 2, line: ['mother'], artifacts: [{ id: 'skeleton-key', ...tired }] },
    });
  });

  it('Dominator Bauble uses a creature of the user, of any house', () => {
    const t = table({
      me: { house: 'shadows', line: ['nexus', 'pit-demon'] },
      foe: { aember: 3, line: ['mother'], artifacts: ['dominator-bauble'] },
    });
    t.me.reap('nexus').choose('pit-demon').choose('action pit-demon');
    t.expect({ me: { aember: 2, line: [nexus, { id: 'pit-demon', ...tired }] }, foe: { aember: 2, line: ['mother'] } });
  });

  it('Dominator Bauble used by one Nexus lets another Nexus use a Gauntlet of Command', () => {
    const t = table({
      me: { house: 'shadows', line: ['nexus', 'nexus', 'dodger'] },
      foe: { aember: 1, line: ['dust-imp'], artifacts: ['dominator-bauble', 'gauntlet-of-command'] },
    });
    t.me
      .reap('nexus#1')
      .choose('dominator-bauble')
      .choose('nexus#2')
      .choose('reap nexus')
      .choose('gauntlet-of-command')
      .choose('dodger');
    t.expect({
      me: { aember: 3, line: [nexus, nexus, { id: 'dodger', damage: 2, ...tired }] },
      foe: {
        aember: 2,
        line: [],
        artifacts: [
          { id: 'dominator-bauble', ...tired },
          { id: 'gauntlet-of-command', ...tired },
        ],
      },
    });
  });

  it('Crazy Killing Machine discards from both decks; the user chooses what dies', () => {
    const t = table({
      me: { house: 'shadows', deck: ['urchin'], line: ['nexus'] },
      foe: { deck: ['troll'], line: ['krump', 'bumpsy'], artifacts: ['crazy-killing-machine'] },
    });
    t.me.reap('nexus').choose('bumpsy');
    t.expect({
      me: { aember: 1, deck: [], line: [], discard: ['nexus', 'urchin'] },
      foe: { deck: [], line: ['krump'], artifacts: [{ id: 'crazy-killing-machine', ...tired }] },
    });
  });

  it('Crazy Killing Machine that finds one victim only destroys itself, also for another user', () => {
    const t = table({
      me: { house: 'shadows', deck: ['urchin'], line: ['nexus'] },
      foe: { deck: ['troll'], line: ['mother'], artifacts: ['crazy-killing-machine'] },
    });
    t.me.reap('nexus');
    t.expect({
      me: { aember: 1, line: [] },
      foe: { line: ['mother'], artifacts: [], discard: ['crazy-killing-machine', 'troll'] },
    });
  });

  it('Library of the Damned archives a card of the user, Screaming Cave shuffles the user’s cards', () => {
    const t = table({
      me: { house: 'shadows', line: ['nexus'], hand: ['punch'], archives: [] },
      foe: { artifacts: ['library-of-the-damned'], hand: ['fear'] },
    });
    t.me.reap('nexus');
    t.expect({
      me: { aember: 1, hand: [], archives: ['punch'], line: [nexus] },
      foe: { hand: ['fear'], archives: [] },
    });
    const u = table({
      me: { house: 'shadows', line: ['nexus'], hand: ['punch'], discard: ['punch'], deck: ['punch'] },
      foe: { artifacts: ['screaming-cave'], hand: ['fear'], discard: ['fear'] },
    });
    u.me.reap('nexus');
    u.expect({
      me: { hand: [], discard: [], deck: ['punch', 'punch', 'punch'], line: [nexus] },
      foe: { hand: ['fear'], discard: ['fear'] },
    });
  });

  it('Lash of Broken Dreams and Lifeward hit their own controller', () => {
    const t = table({
      me: { house: 'shadows', line: ['nexus'] },
      foe: { houses: ['dis'], aember: 8, artifacts: ['lash-of-broken-dreams'] },
    });
    t.me.reap('nexus').end();
    t.expect({ me: { line: ['nexus'] }, foe: { keys: 0, aember: 8 } });
    const u = table({
      me: { house: 'shadows', line: ['nexus'] },
      foe: { houses: ['dis'], hand: ['shooler'], artifacts: ['lifeward'] },
    });
    u.me.reap('nexus').end();
    u.foe.cannot('play', 'shooler', 'forbidden');
    u.expect({ me: { line: ['nexus'] }, foe: { artifacts: [], discard: ['lifeward'] } });
  });

  it('Swap Widget returns a creature of the user and puts another of the user’s hand into play', () => {
    const t = table({
      me: { house: 'logos', hand: ['remote-access', 'tunk'], line: ['blypyp'] },
      foe: { line: ['zorg'], artifacts: ['swap-widget'], hand: ['zorg'] },
    });
    t.me.play('remote-access');
    t.expect({ me: { aember: 1, hand: ['blypyp'], line: ['tunk'] }, foe: { line: ['zorg'], hand: ['zorg'] } });
  });

  it('Chaos Portal plays the top card of the user’s deck', () => {
    const t = table({
      me: { house: 'logos', hand: ['remote-access'], deck: ['dust-pixie'] },
      foe: { deck: ['punch'], artifacts: ['chaos-portal'] },
    });
    t.me.play('remote-access').house('untamed');
    t.expect({ me: { aember: 3, deck: [], line: [{ id: 'dust-pixie', ...tired }] }, foe: { deck: ['punch'] } });
  });

  it('Sacrificial Altar purges a Human of the user and plays from the user’s discard pile', () => {
    const t = table({
      me: { house: 'shadows', line: ['nexus', 'bad-penny'], discard: ['dust-pixie'] },
      foe: { line: ['dextre'], discard: ['troll'], artifacts: ['sacrificial-altar'] },
    });
    t.me.reap('nexus').flank('left');
    t.expect({
      me: { aember: 3, purged: ['bad-penny'], line: [{ id: 'dust-pixie', ...tired }, nexus] },
      foe: { line: ['dextre'], discard: ['troll'] },
    });
  });

  it('Veylan Analyst pays the user for it, not the controller', () => {
    const t = table({
      me: { house: 'logos', hand: ['remote-access'], line: ['veylan-analyst'] },
      foe: { line: ['veylan-analyst'], artifacts: ['library-of-babble'] },
    });
    t.me.play('remote-access').choose('library-of-babble');
    t.expect({ me: { aember: 2, line: ['veylan-analyst'] }, foe: { aember: 0, line: ['veylan-analyst'] } });
  });

  it('an artifact that was taken from me is an enemy artifact like any other', () => {
    const t = table({
      me: { house: 'shadows', line: ['nexus'], deck: ['punch'] },
      foe: { artifacts: [{ id: 'library-of-babble', owner: 0 }] },
    });
    t.me.reap('nexus');
    t.expect({
      me: { aember: 1, hand: ['punch'], line: [nexus] },
      foe: { artifacts: [{ id: 'library-of-babble', ...tired }] },
    });
  });

  it('Spangler Box of the enemy may purge the Nexus that uses it; my own may be used and destroyed by Poltergeist', () => {
    const t = table({
      me: { house: 'shadows', line: ['nexus'] },
      foe: { artifacts: ['spangler-box'] },
    });
    t.me.reap('nexus');
    t.expect({
      me: { aember: 1, line: [], purged: ['nexus'] },
      foe: { artifacts: [{ id: 'spangler-box', ...tired }] },
    });
    const u = table({
      me: { house: 'dis', hand: ['poltergeist'], artifacts: ['spangler-box'] },
      foe: { line: ['troll', 'mother'] },
    });
    u.me.play('poltergeist').choose('troll').flank('right');
    u.expect({
      me: { aember: 1, artifacts: [], discard: ['poltergeist', 'spangler-box'] },
      foe: { line: ['mother', { id: 'troll', ...tired }], artifacts: [] },
    });
  });
});

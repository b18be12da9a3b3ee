import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../index.ts';

describe('anger', () => {
  it('readies an exhausted creature of any house and fights with it', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['anger'], line: [{ id: 'doc-bookton', exhausted: true }] },
      foe: { line: ['snufflegator'] },
    });
    t.me.play('anger');
    t.expect({
      me: { aember: 1, hand: [], discard: ['anger'], line: [{ id: 'doc-bookton', damage: 4, exhausted: true }] },
      foe: { line: [], discard: ['snufflegator'] },
    });
  });

  it('lets its player choose the creature, and then the target', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['anger'], line: ['dust-imp', 'batdrone'] },
      foe: { line: ['tocsin', 'mother'], aember: 1 },
    });
    t.me.play('anger').choose('batdrone').choose('mother');
    t.expect({
      me: { aember: 2, line: ['dust-imp', { id: 'batdrone', exhausted: true }] },
      foe: { aember: 0, line: ['tocsin', { id: 'mother', damage: 2 }] },
    });
  });

  it('fights with a ready creature, ignoring the part about readying (v1.3 p.7)', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['anger'], line: ['snufflegator'] },
      foe: { line: ['mother'] },
    });
    t.me.play('anger');
    t.expect({
      me: { aember: 1, line: [{ id: 'snufflegator', exhausted: true }] },
      foe: { line: [{ id: 'mother', damage: 4 }] },
    });
  });

  it('has to respect taunt', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['anger'], line: ['headhunter'] },
      foe: { line: ['dust-imp', 'champion-anaphiel'] },
    });
    t.me.play('anger');
    t.expect({
      me: { aember: 1, line: [] },
      foe: { line: ['dust-imp', { id: 'champion-anaphiel', damage: 4 }] },
    });
  });

  it('gives only its bonus without a friendly creature', () => {
    const t = table({ me: { house: 'brobnar', hand: ['anger'] }, foe: { line: ['tocsin'] } });
    t.me.play('anger');
    t.expect({ me: { aember: 1, line: [], discard: ['anger'] }, foe: { line: ['tocsin'] } });
  });

  it('ruling anger/stunned-creature: a stunned creature loses its stun and exhausts instead, also without an enemy creature', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['anger'], line: [{ id: 'headhunter', stunned: true, exhausted: true }] },
      foe: { line: [] },
    });
    t.me.play('anger');
    t.expect({ me: { aember: 1, line: [{ id: 'headhunter', exhausted: true }] }, foe: { line: [] } });
  });

  it('ruling anger/stunned-creature: a stunned creature does not fight where it could', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['anger'], line: [{ id: 'headhunter', stunned: true }] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('anger');
    t.expect({ me: { aember: 1, line: [{ id: 'headhunter', exhausted: true }] }, foe: { line: ['tocsin'] } });
  });

  it('ruling anger/no-enemy: without an enemy creature an exhausted creature becomes ready and may be used afterwards', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['anger'], line: [{ id: 'headhunter', exhausted: true }] },
      foe: { line: [] },
    });
    t.me.play('anger');
    t.expect({ me: { aember: 1, line: ['headhunter'] } });
    t.me.reap('headhunter');
    t.expect({ me: { aember: 2, line: [{ id: 'headhunter', exhausted: true }] } });
  });
});

describe('blood-of-titans', () => {
  it('goes on any creature and gives its bonus', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['blood-of-titans'], line: ['dust-imp'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('blood-of-titans').choose('tocsin');
    t.expect({
      me: { aember: 1, hand: [], line: ['dust-imp'], discard: [] },
      foe: { line: [{ id: 'tocsin', upgrades: ['blood-of-titans'] }] },
    });
  });

  it('adds 5 power: the creature deals and survives more', () => {
    const t = table({
      me: { house: 'dis', line: [{ id: 'tocsin', upgrades: ['blood-of-titans'] }] },
      foe: { line: ['niffle-queen'] },
    });
    t.me.fight('tocsin', 'niffle-queen');
    t.expect({
      me: { line: [{ id: 'tocsin', damage: 6, exhausted: true, upgrades: ['blood-of-titans'] }] },
      foe: { line: [] },
    });
  });

  it('is not enough at damage 8 on a power of 3', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: [{ id: 'tocsin', damage: 5, upgrades: ['blood-of-titans'] }] },
      foe: { line: ['mother'] },
    });
    t.me.play('punch').choose('tocsin');
    t.expect({ me: { line: [], discard: ['punch', 'tocsin', 'blood-of-titans'] }, foe: { line: ['mother'] } });
  });

  it('adds up with a second one', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: ['punch'],
        line: [{ id: 'dust-imp', damage: 8, upgrades: ['blood-of-titans', 'blood-of-titans'] }],
      },
      foe: { line: ['tocsin'] },
    });
    t.me.play('punch').choose('dust-imp');
    t.expect({
      me: { line: [{ id: 'dust-imp', damage: 11, upgrades: ['blood-of-titans', 'blood-of-titans'] }] },
      foe: { line: ['tocsin'] },
    });
  });

  it('is discarded to its owner when the creature leaves play', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['blood-of-titans', 'punch', 'punch', 'punch'] },
      foe: { line: ['dust-imp'] },
    });
    t.me.play('blood-of-titans').play('punch').play('punch').play('punch');
    t.expect({
      me: { aember: 4, discard: ['punch', 'blood-of-titans', 'punch', 'punch'] },
      foe: { line: [], discard: ['dust-imp'], aember: 2 },
    });
  });

  it('cannot be played without a creature', () => {
    const t = table({ me: { house: 'brobnar', hand: ['blood-of-titans'] }, foe: { line: [] } });
    t.me.cannot('play', 'blood-of-titans', 'no-host');
    t.expect({ me: { aember: 0, hand: ['blood-of-titans'] } });
  });
});

describe('gauntlet-of-command', () => {
  it('exhausts, readies a friendly creature of any house and fights with it', () => {
    const t = table({
      me: {
        house: 'brobnar',
        artifacts: ['gauntlet-of-command'],
        line: [{ id: 'doc-bookton', exhausted: true }, 'dust-imp'],
      },
      foe: { line: ['tocsin', 'mother'] },
    });
    t.me.action('gauntlet-of-command').choose('doc-bookton').choose('tocsin');
    t.expect({
      me: {
        artifacts: [{ id: 'gauntlet-of-command', exhausted: true }],
        line: [{ id: 'doc-bookton', damage: 3, exhausted: true }, 'dust-imp'],
        aember: 0,
      },
      foe: { line: ['mother'] },
    });
  });

  it('enters play exhausted', () => {
    const t = table({ me: { house: 'brobnar', hand: ['gauntlet-of-command'], line: ['headhunter'] }, foe: {} });
    t.me.play('gauntlet-of-command').cannot('action', 'gauntlet-of-command', 'exhausted');
    t.expect({
      me: { aember: 0, artifacts: [{ id: 'gauntlet-of-command', exhausted: true }], line: ['headhunter'] },
    });
  });

  it('cannot be used in a turn of another house', () => {
    const t = table({
      me: { house: 'dis', artifacts: ['gauntlet-of-command'], line: ['headhunter'] },
      foe: { line: ['tocsin'] },
    });
    t.me.cannot('action', 'gauntlet-of-command', 'wrong-house');
    t.expect({ me: { artifacts: ['gauntlet-of-command'], line: ['headhunter'] }, foe: { line: ['tocsin'] } });
  });

  it('may be used to no effect without a friendly creature', () => {
    const t = table({ me: { house: 'brobnar', artifacts: ['gauntlet-of-command'] }, foe: { line: ['tocsin'] } });
    t.me.action('gauntlet-of-command');
    t.expect({ me: { artifacts: [{ id: 'gauntlet-of-command', exhausted: true }] }, foe: { line: ['tocsin'] } });
  });

  it('lets one creature fight twice in a turn', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['gauntlet-of-command'], line: ['headhunter'] },
      foe: { line: ['dust-imp', 'urchin'] },
    });
    t.me.fight('headhunter', 'dust-imp').action('gauntlet-of-command');
    t.expect({
      me: { aember: 2, line: [{ id: 'headhunter', damage: 2, exhausted: true }] },
      foe: { aember: 2, line: ['urchin'] },
    });
  });
});

describe('loot-the-bodies', () => {
  it('gains 1 each time an enemy creature is destroyed, in a fight or otherwise', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['loot-the-bodies', 'punch'], line: ['smaaash'] },
      foe: { line: ['tocsin', 'urchin'] },
    });
    t.me.play('loot-the-bodies').play('punch').choose('urchin').fight('smaaash', 'tocsin');
    t.expect({
      me: { aember: 3, line: [{ id: 'smaaash', damage: 3, exhausted: true }], discard: ['punch', 'loot-the-bodies'] },
      foe: { line: [] },
    });
  });

  it('counts every creature destroyed at once, but no friendly one', () => {
    const t = table({
      me: {
        house: 'logos',
        hand: ['wild-wormhole', 'wild-wormhole'],
        deck: ['loot-the-bodies', 'poison-wave'],
        line: ['urchin'],
      },
      foe: { line: ['urchin', 'silvertooth', 'mother'] },
    });
    t.me.play('wild-wormhole').play('wild-wormhole');
    t.expect({
      // Two bonuses of Wild Wormhole, one of Poison Wave, two bodies.
      me: { aember: 5, line: [] },
      foe: { line: [{ id: 'mother', damage: 2 }] },
    });
  });

  it('counts a Bad Penny, which was destroyed although it returned to hand', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['loot-the-bodies', 'punch'] },
      foe: { line: ['bad-penny'] },
    });
    t.me.play('loot-the-bodies').play('punch');
    t.expect({ me: { aember: 2 }, foe: { line: [], hand: ['bad-penny'], discard: [] } });
  });

  it('does not count a creature that left play in another way', () => {
    const t = table({
      me: { house: 'logos', hand: ['wild-wormhole', 'wild-wormhole'], deck: ['loot-the-bodies', 'fear'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('wild-wormhole').play('wild-wormhole');
    t.expect({ me: { aember: 2 }, foe: { line: [], hand: ['tocsin'] } });
  });

  it('does not count what was destroyed before', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['loot-the-bodies', 'punch'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('punch').play('loot-the-bodies');
    t.expect({ me: { aember: 1 }, foe: { line: [] } });
  });

  it('adds up with a second copy', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['loot-the-bodies', 'loot-the-bodies', 'punch'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('loot-the-bodies').play('loot-the-bodies').play('punch');
    t.expect({ me: { aember: 3 }, foe: { line: [] } });
  });

  it('ends with the turn', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['loot-the-bodies'], line: ['mother'] },
      foe: { houses: ['dis', 'logos', 'shadows'], line: ['tocsin'] },
    });
    t.me.play('loot-the-bodies').end();
    t.foe.house('dis').fight('tocsin', 'mother');
    t.expect({ me: { aember: 0, line: [{ id: 'mother', damage: 3 }] }, foe: { line: [] } });
  });
});

describe('punch', () => {
  it('deals 3 to a creature', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: ['mother'] },
      foe: { line: ['snufflegator', 'tocsin'] },
    });
    t.me.play('punch').choose('snufflegator');
    t.expect({
      me: { aember: 1, line: ['mother'], discard: ['punch'] },
      foe: { line: [{ id: 'snufflegator', damage: 3 }, 'tocsin'] },
    });
  });

  it('destroys a creature of power 3', () => {
    const t = table({ me: { house: 'brobnar', hand: ['punch'] }, foe: { line: ['tocsin', 'snufflegator'] } });
    t.me.play('punch').choose('tocsin');
    t.expect({ me: { aember: 1 }, foe: { line: ['snufflegator'], discard: ['tocsin'] } });
  });

  it('may hit a friendly creature', () => {
    const t = table({ me: { house: 'brobnar', hand: ['punch'], line: ['dust-imp'] }, foe: { line: ['tocsin'] } });
    t.me.play('punch').choose('dust-imp');
    t.expect({ me: { aember: 3, line: [], discard: ['punch', 'dust-imp'] }, foe: { line: ['tocsin'] } });
  });

  it('is reduced by armor, once a turn', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch', 'punch'] },
      foe: { line: ['raiding-knight'] },
    });
    t.me.play('punch');
    t.expect({ foe: { line: [{ id: 'raiding-knight', damage: 1 }] } });
    t.me.play('punch');
    t.expect({ me: { aember: 2 }, foe: { line: [], discard: ['raiding-knight'] } });
  });

  it('only takes the ward of a warded creature', () => {
    const t = table({ me: { house: 'brobnar', hand: ['punch'] }, foe: { line: [{ id: 'dust-imp', warded: true }] } });
    t.me.play('punch');
    t.expect({ me: { aember: 1 }, foe: { aember: 0, line: ['dust-imp'] } });
  });

  it('gives only its bonus without a creature', () => {
    const t = table({ me: { house: 'brobnar', hand: ['punch'] }, foe: {} });
    t.me.play('punch');
    t.expect({ me: { aember: 1, discard: ['punch'] } });
  });
});

describe('warsong', () => {
  it('gains 1 each time a friendly creature fights', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['warsong'], line: ['smaaash', 'valdr'] },
      foe: { line: ['mother', 'tocsin'] },
    });
    t.me.play('warsong').fight('smaaash', 'tocsin').fight('valdr', 'mother');
    t.expect({
      me: {
        aember: 2,
        discard: ['warsong'],
        line: [
          { id: 'smaaash', damage: 3, exhausted: true },
          { id: 'valdr', damage: 5, exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });

  it('gains also for a creature that is destroyed in its fight', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['warsong'], line: ['smaaash'] },
      foe: { line: ['lady-maxena'] },
    });
    t.me.play('warsong').fight('smaaash', 'lady-maxena');
    t.expect({ me: { aember: 1, line: [] }, foe: { line: [{ id: 'lady-maxena', damage: 3 }] } });
  });

  it('adds to what the creature gains by its own ability', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['warsong'], line: ['headhunter'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('warsong').fight('headhunter', 'tocsin').order('warsong');
    t.expect({ me: { aember: 2, line: [{ id: 'headhunter', damage: 3, exhausted: true }] }, foe: { line: [] } });
  });

  it('gains nothing for reaping, nor for a stunned creature that was to fight', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['warsong', 'anger'], line: ['smaaash', { id: 'valdr', stunned: true }] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('warsong').reap('smaaash').play('anger').choose('valdr');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'smaaash', exhausted: true },
          { id: 'valdr', exhausted: true },
        ],
      },
      foe: { line: ['tocsin'] },
    });
  });

  it('adds up with a second copy', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['warsong', 'warsong'], line: ['smaaash'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('warsong').play('warsong').fight('smaaash', 'tocsin');
    t.expect({ me: { aember: 2, line: [{ id: 'smaaash', damage: 3, exhausted: true }] }, foe: { line: [] } });
  });

  it('ends with the turn, and never pays for the fights of the opponent', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['warsong'], line: ['smaaash'] },
      foe: { houses: ['dis', 'logos', 'shadows'], line: ['tocsin'] },
    });
    t.me.play('warsong').end();
    t.foe.house('dis').fight('tocsin', 'smaaash');
    t.expect({ me: { aember: 0, line: [{ id: 'smaaash', damage: 3 }] }, foe: { aember: 0, line: [] } });
  });
});

// A key costs what it costs at the moment when it is forged, not before and not after.
import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../index.ts';

const tired = { exhausted: true };

describe('a cost that changes in the middle', () => {
  it('Key Abduction sends an enemy Grabber Jammer home first, which makes the key cheaper', () => {
    const t = table({
      me: { house: 'mars', aember: 8, hand: ['key-abduction', 'zorg', 'zorg', 'zorg', 'zorg', 'zorg', 'zorg'] },
      foe: { line: ['grabber-jammer'], hand: [] },
    });
    t.me.play('key-abduction').yes();
    t.expect({ me: { keys: 1, aember: 0 }, foe: { line: [], hand: ['grabber-jammer'] } });
  });

  it('Key Abduction counts the creatures that it returned to the hand', () => {
    const t = table({
      me: { house: 'mars', aember: 11, hand: ['key-abduction', 'zorg'], line: ['tunk', 'blypyp'] },
      foe: {},
    });
    t.me.play('key-abduction').yes();
    t.expect({ me: { keys: 1, aember: 0, hand: ['blypyp', 'tunk', 'zorg'], line: [] } });
  });

  it('Chota Hazri pushes Titan Mechanic off the flank, and the key costs 6 again', () => {
    const set = (aember: number) =>
      table({ me: { house: 'untamed', aember, hand: ['chota-hazri'], line: ['mother', 'titan-mechanic'] }, foe: {} });
    const pushed = set(6);
    pushed.me.play('chota-hazri', 'right');
    pushed.expect({ me: { keys: 0, aember: 5, line: ['mother', 'titan-mechanic', { id: 'chota-hazri', ...tired }] } });
    const beside = set(6);
    beside.me.play('chota-hazri', 'left').yes();
    beside.expect({ me: { keys: 1, aember: 0, line: [{ id: 'chota-hazri', ...tired }, 'mother', 'titan-mechanic'] } });
  });

  it('a tunneled Titan Mechanic in the middle of the line is on a flank', () => {
    const t = table({
      me: {
        house: 'logos',
        aember: 5,
        hand: ['phase-shift', 'key-charge'],
        line: ['mother', 'titan-mechanic', 'batdrone'],
        artifacts: ['spectral-tunneler'],
      },
      foe: {},
    });
    t.me
      .action('spectral-tunneler')
      .choose('titan-mechanic')
      .reap('mother')
      .play('phase-shift')
      .play('key-charge')
      .yes();
    t.expect({ me: { keys: 1, aember: 0, line: [{ id: 'mother', ...tired }, 'titan-mechanic', 'batdrone'] } });
  });

  it('an enemy Titan Mechanic makes keys cheaper for both, and no longer when it is dead', () => {
    const t = table({
      me: { house: 'untamed', aember: 7, hand: ['key-charge', 'mighty-tiger', 'key-charge'] },
      foe: { line: [{ id: 'titan-mechanic', damage: 2 }] },
    });
    t.me.play('mighty-tiger').play('key-charge').yes();
    t.expect({ me: { keys: 1, aember: 0, line: [{ id: 'mighty-tiger', ...tired }] }, foe: { line: [] } });
    const u = table({
      me: { house: 'untamed', aember: 6, hand: ['key-charge'] },
      foe: { line: ['titan-mechanic'] },
    });
    u.me.play('key-charge').yes();
    u.expect({ me: { keys: 1, aember: 0 }, foe: { line: ['titan-mechanic'] } });
  });

  it('a Murmook that Collar of Subordination took makes the keys of its owner dearer', () => {
    const t = table({
      me: { house: 'dis', houses: ['dis'], hand: ['collar-of-subordination'] },
      foe: { houses: ['untamed'], aember: 6, line: ['murmook'] },
    });
    t.me.play('collar-of-subordination').end();
    t.expect({ me: { line: [{ id: 'murmook', upgrades: ['collar-of-subordination'] }] }, foe: { keys: 0, aember: 6 } });
  });
});

describe('Iron Obelisk', () => {
  it('counts damaged Brobnar creatures of its controller: mavericks by their house, not healed ones', () => {
    const t = table({
      me: {
        house: 'brobnar',
        line: [
          { id: 'troll', damage: 1 },
          { id: 'tocsin', house: 'brobnar', damage: 1 },
          { id: 'krump', house: 'dis', damage: 1 },
          'headhunter',
        ],
        artifacts: ['iron-obelisk'],
      },
      foe: { houses: ['mars'], aember: 7 },
    });
    t.me.reap('troll').end();
    t.expect({
      me: { aember: 1, line: ['troll', { id: 'tocsin', damage: 1 }, { id: 'krump', damage: 1 }, 'headhunter'] },
      foe: { keys: 1, aember: 0 },
    });
  });

  it('does not count what died before the key is forged', () => {
    const t = table({
      active: 1,
      me: {
        houses: ['brobnar'],
        line: [
          { id: 'dust-imp', house: 'brobnar', damage: 1 },
          { id: 'troll', damage: 1 },
        ],
        artifacts: ['iron-obelisk'],
      },
      foe: { house: 'untamed', aember: 8, hand: ['key-charge', 'lupo-the-scarred'] },
    });
    t.foe.play('lupo-the-scarred').choose('dust-imp').play('key-charge').yes();
    t.expect({
      me: { aember: 2, line: [{ id: 'troll', damage: 1 }] },
      foe: { keys: 1, aember: 0, line: [{ id: 'lupo-the-scarred', ...tired }] },
    });
  });
});

describe('several at once', () => {
  it('Lash of Broken Dreams, Murmook, Grabber Jammer, Jammer Pack and Titan Mechanic add up', () => {
    const t = table({
      me: {
        house: 'dis',
        line: ['murmook', { id: 'grabber-jammer', upgrades: ['jammer-pack'] }, 'titan-mechanic'],
        artifacts: ['lash-of-broken-dreams'],
      },
      foe: { houses: ['mars'], aember: 12 },
    });
    t.me.action('lash-of-broken-dreams').end();
    t.expect({
      me: { line: ['murmook', { id: 'grabber-jammer', upgrades: ['jammer-pack'] }, 'titan-mechanic'] },
      foe: { keys: 1, aember: 0 },
    });
  });

  it('Key of Darkness adds to what the key costs now: an enemy Murmook makes it 13, or 9', () => {
    const t = table({
      me: { house: 'shadows', aember: 12, hand: ['key-of-darkness'] },
      foe: { aember: 1, line: ['murmook'] },
    });
    t.me.play('key-of-darkness');
    t.expect({ me: { keys: 0, aember: 12 }, foe: { aember: 1, line: ['murmook'] } });
    const u = table({
      me: { house: 'shadows', aember: 9, hand: ['key-of-darkness'] },
      foe: { line: [{ id: 'murmook', aember: 2 }] },
    });
    u.me.play('key-of-darkness');
    u.expect({ me: { keys: 1, aember: 0 }, foe: { aember: 0, line: [{ id: 'murmook', aember: 2 }] } });
  });

  it('the Lash counts for a key forged in the third step of that turn too', () => {
    const t = table({
      me: { house: 'dis', houses: ['dis'], artifacts: ['lash-of-broken-dreams'] },
      foe: { houses: ['untamed'], hand: ['key-charge', 'key-charge'], aember: 9 },
    });
    t.me.action('lash-of-broken-dreams').end();
    t.expect({ foe: { keys: 1, aember: 0 } });
    const u = table({
      me: { house: 'dis', houses: ['dis'], artifacts: ['lash-of-broken-dreams'] },
      foe: { houses: ['untamed'], hand: ['key-charge', 'fertility-chant', 'dust-pixie'], aember: 8 },
    });
    u.me.action('lash-of-broken-dreams').end();
    u.foe.play('key-charge');
    u.expect({ foe: { keys: 0, aember: 7 } });
    const v = table({
      me: { house: 'dis', houses: ['dis'], artifacts: ['lash-of-broken-dreams'] },
      foe: { houses: ['untamed'], hand: ['key-charge', 'dust-pixie'], aember: 8 },
    });
    v.me.action('lash-of-broken-dreams').end();
    v.foe.play('dust-pixie').play('key-charge').yes();
    v.expect({ foe: { keys: 1, aember: 0, line: [{ id: 'dust-pixie', ...tired }] } });
  });

  it('Epic Quest costs nothing, whatever makes keys dearer', () => {
    const t = table({
      me: {
        house: 'sanctum',
        hand: Array.from({ length: 7 }, () => 'glorious-few').map((card, i) =>
          i === 0 ? 'clear-mind' : i < 6 ? card : 'radiant-truth',
        ),
        artifacts: ['epic-quest'],
      },
      foe: { line: [{ id: 'murmook', upgrades: ['jammer-pack'] }] },
    });
    t.me.play('clear-mind').play('radiant-truth');
    for (let i = 0; i < 5; i++) t.me.play('glorious-few');
    t.me.omni('epic-quest');
    t.expect({
      me: { keys: 1, aember: 7, artifacts: [] },
      foe: { line: [{ id: 'murmook', upgrades: ['jammer-pack'] }] },
    });
  });
});

// Keys forged in the first step or by a card, what they cost then, and the cards that wait for them.
import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

const tired = { exhausted: true };

// Keys forged by cards, outside the first step, and the cards that wait for a key or for its æmber.
describe('Miasma and The Sting skip a step, not keys', () => {
  it('Key Charge forges in a turn whose forge step Miasma took', () => {
    const t = table({
      me: { house: 'shadows', hand: ['miasma'] },
      foe: { houses: ['untamed'], aember: 13, hand: ['key-charge'] },
    });
    t.me.play('miasma').end();
    t.expect({ me: { aember: 1 }, foe: { keys: 0, aember: 13 } });
    t.foe.play('key-charge').yes();
    t.expect({ foe: { keys: 1, aember: 6 } });
  });

  it('who has The Sting forges by Chota Hazri and by Key Abduction', () => {
    const t = table({
      me: { house: 'untamed', aember: 7, hand: ['chota-hazri'], artifacts: ['the-sting'] },
      foe: {},
    });
    t.me.play('chota-hazri').yes();
    t.expect({ me: { keys: 1, aember: 0, line: [{ id: 'chota-hazri', ...tired }] } });
    const u = table({
      me: { house: 'mars', aember: 14, hand: ['key-abduction', 'zorg'], artifacts: ['the-sting'] },
      foe: {},
    });
    u.me.play('key-abduction').yes();
    u.expect({ me: { keys: 1, aember: 1 } });
  });

  it('The Sting gets what Key Charge spends on the key, but not the 1 that is lost for it', () => {
    const t = table({
      me: { house: 'untamed', aember: 8, hand: ['key-charge'] },
      foe: { artifacts: ['the-sting'] },
    });
    t.me.play('key-charge').yes();
    t.expect({ me: { keys: 1, aember: 1 }, foe: { aember: 6 } });
  });

  it('The Sting gets æmber that was spent from Pocket Universe and Safe Place', () => {
    const t = table({
      step: 'forge',
      me: {
        houses: ['logos'],
        aember: 1,
        artifacts: [
          { id: 'pocket-universe', aember: 3 },
          { id: 'safe-place', aember: 3 },
        ],
      },
      foe: { artifacts: ['the-sting'] },
    });
    t.me
      .choose('pocket-universe', 'pocket-universe', 'pocket-universe', 'safe-place', 'safe-place', 'done')
      .house('logos');
    t.expect({
      me: { keys: 1, aember: 0, artifacts: ['pocket-universe', { id: 'safe-place', aember: 1 }] },
      foe: { aember: 6 },
    });
  });

  it('The Sting gets nothing for the free key of Epic Quest', () => {
    const t = table({
      me: {
        house: 'sanctum',
        hand: Array.from({ length: 6 }, () => 'glorious-few').concat('clear-mind'),
        artifacts: ['epic-quest'],
        aember: 2,
      },
      foe: { artifacts: ['the-sting'] },
    });
    for (let i = 0; i < 6; i++) t.me.play('glorious-few');
    t.me.play('clear-mind').omni('epic-quest');
    t.expect({ me: { keys: 1, aember: 3 }, foe: { aember: 0 } });
  });
});

describe('Strange Gizmo and Bilgum Avalanche', () => {
  it('a key by Key Charge: the Gizmo first leaves no Avalanche to fall', () => {
    const set = () =>
      table({
        me: {
          house: 'untamed',
          aember: 7,
          hand: ['key-charge'],
          line: ['bilgum-avalanche'],
          artifacts: ['strange-gizmo'],
        },
        foe: { line: [{ id: 'tocsin', upgrades: ['armageddon-cloak'] }] },
      });
    const gizmo = set();
    gizmo.me.play('key-charge').yes().order('strange-gizmo');
    gizmo.expect({ me: { keys: 1, aember: 0, line: [], artifacts: [] }, foe: { line: ['tocsin'] } });
    const avalanche = set();
    avalanche.me.play('key-charge').yes().order('bilgum-avalanche');
    avalanche.expect({ me: { keys: 1, aember: 0, line: [], artifacts: [] }, foe: { line: ['tocsin'] } });
  });

  it('a Gizmo in the forge step destroys a Pocket Universe with the æmber that is left on it', () => {
    const t = table({
      step: 'forge',
      me: { houses: ['logos'], aember: 6, artifacts: ['strange-gizmo', { id: 'pocket-universe', aember: 2 }] },
      foe: { line: ['troll'], artifacts: ['cannon'] },
    });
    t.me.done();
    t.expect({ me: { keys: 1, aember: 0, artifacts: [] }, foe: { aember: 0, line: [], artifacts: [] } });
  });

  it('both wait for the keys of their controller only', () => {
    const t = table({
      me: { house: 'untamed', aember: 7, hand: ['key-charge'], line: ['troll'] },
      foe: { line: ['bilgum-avalanche'], artifacts: ['strange-gizmo'] },
    });
    t.me.play('key-charge').yes();
    t.expect({
      me: { keys: 1, line: ['troll'] },
      foe: { line: ['bilgum-avalanche'], artifacts: ['strange-gizmo'] },
    });
  });

  it('the third key ends the game at once: nothing is destroyed', () => {
    const t = table({
      me: {
        house: 'untamed',
        aember: 7,
        keys: 2,
        hand: ['key-charge'],
        line: ['bilgum-avalanche'],
        artifacts: ['strange-gizmo'],
      },
      foe: { line: ['tocsin'] },
    });
    t.me.play('key-charge').yes();
    t.expect({
      winner: 'me',
      me: { keys: 3, line: ['bilgum-avalanche'], artifacts: ['strange-gizmo'] },
      foe: { line: ['tocsin'] },
    });
  });

  it('an Avalanche that was taken falls on the side of its owner', () => {
    const t = table({
      me: { house: 'untamed', aember: 7, hand: ['key-charge'], line: [{ id: 'bilgum-avalanche', owner: 1 }] },
      foe: { line: ['troll'] },
    });
    t.me.play('key-charge').yes();
    t.expect({ me: { keys: 1, line: ['bilgum-avalanche'] }, foe: { line: [{ id: 'troll', damage: 2 }] } });
  });
});

describe('æmber on Pocket Universe and Safe Place', () => {
  it('pays for Key Charge, but its 1 must come out of the pool', () => {
    const t = table({
      me: { house: 'untamed', aember: 1, hand: ['key-charge'], artifacts: [{ id: 'pocket-universe', aember: 6 }] },
      foe: {},
    });
    t.me.play('key-charge').yes();
    t.expect({ me: { keys: 1, aember: 0, artifacts: ['pocket-universe'] } });
    const u = table({
      me: { house: 'untamed', aember: 0, hand: ['key-charge'], artifacts: [{ id: 'pocket-universe', aember: 6 }] },
      foe: {},
    });
    u.me.play('key-charge');
    u.expect({ me: { keys: 0, aember: 0, artifacts: [{ id: 'pocket-universe', aember: 6 }] } });
  });

  it('forces a key in the first step when pool and cards suffice together', () => {
    const t = table({
      step: 'forge',
      me: { houses: ['logos'], aember: 2, artifacts: [{ id: 'pocket-universe', aember: 4 }] },
      foe: {},
    });
    t.expect({ me: { keys: 1, aember: 0, artifacts: ['pocket-universe'] } });
  });

  it('asks nothing where all of it is needed', () => {
    const t = table({
      step: 'forge',
      me: {
        houses: ['logos'],
        aember: 2,
        artifacts: [
          { id: 'pocket-universe', aember: 2 },
          { id: 'safe-place', aember: 2 },
        ],
      },
      foe: {},
    });
    t.expect({ me: { keys: 1, aember: 0, artifacts: ['pocket-universe', 'safe-place'] } });
  });

  it('is not “yours” for cards that count æmber', () => {
    const t = table({
      me: { house: 'shadows', hand: ['too-much-to-protect', 'ghostly-hand', 'bait-and-switch'], aember: 0 },
      foe: { aember: 1, artifacts: [{ id: 'safe-place', aember: 9 }] },
    });
    t.me.play('too-much-to-protect');
    t.expect({ me: { aember: 1 }, foe: { aember: 1, artifacts: [{ id: 'safe-place', aember: 9 }] } });
    t.me.play('bait-and-switch').play('ghostly-hand');
    t.expect({ me: { aember: 4 }, foe: { aember: 0, artifacts: [{ id: 'safe-place', aember: 9 }] } });
  });

  it('goes to the supply when the artifact leaves, and is spent by who controls it when it was stolen', () => {
    const t = table({
      me: { house: 'shadows', houses: ['shadows'], hand: ['sneklifter'], aember: 3 },
      foe: { houses: ['untamed'], artifacts: [{ id: 'safe-place', aember: 3 }], hand: ['grasping-vines'] },
    });
    t.me.play('sneklifter').end();
    t.foe.end();
    t.expect({ me: { keys: 1, aember: 0, line: ['sneklifter'], artifacts: ['safe-place'] }, foe: { aember: 0 } });
    const u = table({
      me: { house: 'untamed', hand: ['grasping-vines'] },
      foe: { artifacts: [{ id: 'pocket-universe', aember: 3 }], hand: [] },
    });
    u.me.play('grasping-vines').choose('pocket-universe');
    u.expect({ me: { aember: 1 }, foe: { aember: 0, artifacts: [], hand: ['pocket-universe'] } });
  });
});

describe('a key that is never forged', () => {
  it('Chota Hazri shot down before her Play: ability forges nothing', () => {
    const t = table({
      me: { house: 'untamed', aember: 7, hand: ['chota-hazri'] },
      foe: { line: ['pingle-who-annoys', 'pingle-who-annoys', 'pingle-who-annoys'] },
    });
    t.me.play('chota-hazri').order('pingle-who-annoys').order('pingle-who-annoys').order('pingle-who-annoys');
    t.expect({
      me: { keys: 0, aember: 7, line: [], discard: ['chota-hazri'] },
      foe: { line: ['pingle-who-annoys', 'pingle-who-annoys', 'pingle-who-annoys'] },
    });
  });

  it('Key Charge may be declined, its 1 is lost', () => {
    const t = table({ me: { house: 'untamed', aember: 9, hand: ['key-charge'] }, foe: { artifacts: ['the-sting'] } });
    t.me.play('key-charge').no();
    t.expect({ me: { keys: 0, aember: 8 }, foe: { aember: 0 } });
  });

  it('Epic Quest does not count cards of other houses, nor those of the opponent', () => {
    const t = table({
      me: { house: 'sanctum', hand: Array.from({ length: 6 }, () => 'glorious-few'), artifacts: ['epic-quest'] },
      foe: {},
    });
    for (let i = 0; i < 6; i++) t.me.play('glorious-few');
    t.me.omni('epic-quest');
    t.expect({ me: { keys: 0, artifacts: [{ id: 'epic-quest', ...tired }] } });
    expect(t.options()).toEqual(['end']);
  });

  it('a Spangler Box that Strange Gizmo destroys gives its creature back, and that one survives', () => {
    const t = table({
      active: 1,
      me: { houses: ['logos'], aember: 6, line: ['mother', 'urchin'], artifacts: ['strange-gizmo'] },
      foe: { house: 'logos', artifacts: ['spangler-box'], line: ['troll'] },
    });
    t.foe.action('spangler-box').choose('mother').end();
    t.expect({ me: { keys: 1, line: [{ id: 'mother', ...tired }], artifacts: [] }, foe: { line: [] } });
  });
});

// A key costs what it costs at the moment when it is forged, not before and not after.
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

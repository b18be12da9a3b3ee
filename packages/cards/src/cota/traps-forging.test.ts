// Keys forged by cards, outside the first step, and the cards that wait for a key or for its æmber.
import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../index.ts';

const tired = { exhausted: true };

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

describe('Smiling Ruth', () => {
  it('takes a creature after a key by Key Charge or Key of Darkness in the same turn', () => {
    const t = table({
      me: { house: 'shadows', aember: 8, hand: ['key-of-darkness'], line: ['smiling-ruth'] },
      foe: { line: ['troll', 'mother', 'krump'] },
    });
    t.me.play('key-of-darkness').reap('smiling-ruth').choose('krump').flank('left');
    t.expect({
      me: { keys: 1, aember: 1, line: ['krump', { id: 'smiling-ruth', ...tired }] },
      foe: { line: ['troll', 'mother'] },
    });
  });

  it('takes nothing when it was the opponent who forged', () => {
    const t = table({
      step: 'forge',
      active: 1,
      me: { houses: ['shadows'], line: ['smiling-ruth'] },
      foe: { houses: ['brobnar'], aember: 6, line: ['troll'] },
    });
    t.foe.end();
    t.me.reap('smiling-ruth');
    t.expect({ me: { aember: 1, line: [{ id: 'smiling-ruth', ...tired }] }, foe: { keys: 1, line: ['troll'] } });
  });
});

describe('Interdimensional Graft', () => {
  it('takes what is left after Key Charge too', () => {
    const t = table({
      me: { house: 'logos', hand: ['interdimensional-graft', 'virtuous-works'] },
      foe: { houses: ['untamed'], aember: 5, hand: ['fertility-chant', 'key-charge'] },
    });
    t.me.play('interdimensional-graft').end();
    t.foe.play('fertility-chant').play('key-charge').yes();
    t.expect({ me: { aember: 5 }, foe: { keys: 1, aember: 0 } });
  });

  it('does not reach æmber on Safe Place and Pocket Universe, and the Sting comes on top', () => {
    const t = table({
      me: { house: 'logos', hand: ['interdimensional-graft'], artifacts: ['the-sting'] },
      foe: { houses: ['shadows'], aember: 8, artifacts: [{ id: 'safe-place', aember: 2 }] },
    });
    t.me.play('interdimensional-graft').end();
    t.foe.done();
    t.expect({ me: { aember: 9 }, foe: { keys: 1, aember: 0, artifacts: [{ id: 'safe-place', aember: 2 }] } });
  });

  it('is over after their next turn', () => {
    const t = table({
      me: { house: 'logos', houses: ['logos'], hand: ['interdimensional-graft'] },
      foe: { houses: ['shadows'], aember: 5, hand: ['ghostly-hand'] },
    });
    t.me.play('interdimensional-graft').end();
    t.foe.play('ghostly-hand').end();
    t.me.end();
    t.expect({ me: { aember: 0 }, foe: { keys: 1, aember: 2 } });
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
    t.me.flank('left').house('logos');
    t.expect({ me: { keys: 1, line: [{ id: 'mother', ...tired }], artifacts: [] }, foe: { line: [] } });
  });
});

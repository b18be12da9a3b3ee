import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

const tired = { exhausted: true };

describe('mimicry', () => {
  it('is played as a copy of an action in the discard pile of the opponent, with its bonus', () => {
    const t = table({
      me: { house: 'untamed', hand: ['mimicry'], line: ['snufflegator'] },
      foe: { discard: ['punch', 'tocsin', 'fear'], line: ['mother'] },
    });
    t.me.play('mimicry').choose('punch').choose('mother');
    t.expect({
      me: { aember: 1, line: ['snufflegator'], discard: ['mimicry'] },
      foe: { line: [{ id: 'mother', damage: 3 }], discard: ['punch', 'tocsin', 'fear'] },
    });
  });

  it('looks at no other pile and at no other type', () => {
    const t = table({
      me: { house: 'untamed', hand: ['mimicry'], discard: ['punch'] },
      foe: { discard: ['tocsin', 'speed-sigil', 'blood-of-titans'], hand: ['punch'], line: ['mother'] },
    });
    t.me.play('mimicry');
    t.expect({
      me: { aember: 0, discard: ['mimicry', 'punch'] },
      foe: { line: ['mother'], hand: ['punch'] },
    });
  });

  it('means its own player where the copied action says you', () => {
    const t = table({
      me: { house: 'untamed', hand: ['mimicry'] },
      foe: { discard: ['fertility-chant'], aember: 1 },
    });
    t.me.play('mimicry');
    t.expect({ me: { aember: 4, discard: ['mimicry'] }, foe: { aember: 3, discard: ['fertility-chant'] } });
  });

  it('is Mimicry again afterwards, and may be another action the next time', () => {
    const t = table({
      me: { house: 'untamed', hand: ['mimicry'], artifacts: ['nepenthe-seed'] },
      foe: { discard: ['fertility-chant', 'mind-barb'], hand: ['tocsin'] },
    });
    t.me.play('mimicry').choose('fertility-chant').omni('nepenthe-seed').choose('mimicry');
    t.me.play('mimicry').choose('mind-barb');
    t.expect({
      me: { aember: 5, hand: [], artifacts: [], discard: ['mimicry', 'nepenthe-seed'] },
      foe: { aember: 2, hand: [], discard: ['tocsin', 'fertility-chant', 'mind-barb'] },
    });
  });

  it('as Full Moon goes on gaining after it lies in the discard pile', () => {
    const t = table({
      me: { house: 'untamed', hand: ['mimicry', 'snufflegator', 'niffle-ape'] },
      foe: { discard: ['full-moon'] },
    });
    t.me.play('mimicry').play('snufflegator').play('niffle-ape');
    t.expect({
      me: {
        aember: 2,
        discard: ['mimicry'],
        line: [
          { id: 'snufflegator', exhausted: true },
          { id: 'niffle-ape', exhausted: true },
        ],
      },
      foe: { aember: 0, discard: ['full-moon'] },
    });
  });

  it('as another Mimicry ends without an effect', () => {
    const t = table({ me: { house: 'untamed', hand: ['mimicry'] }, foe: { discard: ['mimicry'] } });
    t.me.play('mimicry');
    t.expect({ me: { aember: 0, discard: ['mimicry'] }, foe: { discard: ['mimicry'] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling mimicry/rule-of-six: as the copied card it counts for the rule of six (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'untamed', hand: ['mimicry', ...Array.from({ length: 6 }, () => 'curiosity')] },
        foe: { discard: ['curiosity', 'fear'] },
      });
      t.me.play('mimicry').choose('curiosity');
      for (let played = 0; played < 5; played++) t.me.play('curiosity');
      t.me.cannot('play', 'curiosity', 'rule-of-six');
      t.expect({ me: { aember: 6, hand: ['curiosity'] } });
    },
  );
});

describe('copies of actions', () => {
  it('Mimicry as Library Access purges itself and draws for later cards', () => {
    const t = table({
      me: { house: 'untamed', hand: ['mimicry', 'dust-pixie'], deck: ['fear', 'punch'] },
      foe: { discard: ['library-access'] },
    });
    t.me.play('mimicry').play('dust-pixie');
    t.expect({
      me: { aember: 2, hand: ['fear'], purged: ['mimicry'], line: [{ id: 'dust-pixie', exhausted: true }] },
      foe: { discard: ['library-access'] },
    });
  });
});

// Mimicry is the copied action while it is played: its bonus, its effect, its "this card"; elsewhere it is Mimicry.
describe('actions that speak of themselves', () => {
  it('as Library Access it purges itself and draws for each card played after it', () => {
    const t = table({
      me: { house: 'untamed', hand: ['mimicry', 'dust-pixie', 'dew-faerie'], deck: ['punch', 'fear', 'anger'] },
      foe: { discard: ['library-access'] },
    });
    t.me.play('mimicry').play('dust-pixie').play('dew-faerie');
    t.expect({
      me: {
        aember: 2,
        hand: ['fear', 'punch'],
        deck: ['anger'],
        purged: ['mimicry'],
        discard: [],
        line: [
          { id: 'dust-pixie', ...tired },
          { id: 'dew-faerie', ...tired },
        ],
      },
      foe: { discard: ['library-access'] },
    });
  });

  it('a Library Access draws for a Mimicry that becomes another Library Access, then both draw', () => {
    const t = table({
      edition: 'cota-1.3',
      me: { house: 'untamed', hand: ['mimicry', 'mimicry', 'dust-pixie'], deck: ['punch', 'fear', 'anger', 'smith'] },
      foe: { discard: ['library-access'] },
    });
    t.me.play('mimicry').play('mimicry').play('dust-pixie');
    t.expect({
      me: {
        aember: 2,
        hand: ['anger', 'fear', 'punch'],
        deck: ['smith'],
        purged: ['mimicry', 'mimicry'],
        line: [{ id: 'dust-pixie', ...tired }],
      },
    });
  });

  it('as Routine Job it counts copies in my own pile; afterwards it is none itself', () => {
    const t = table({
      me: { house: 'untamed', hand: ['mimicry', 'mimicry'], discard: ['routine-job', 'routine-job'] },
      foe: { aember: 9, discard: ['routine-job'] },
    });
    t.me.play('mimicry').play('mimicry');
    t.expect({ me: { aember: 6, discard: ['mimicry', 'mimicry', 'routine-job', 'routine-job'] }, foe: { aember: 3 } });
  });

  it('as Treasure Map it pays as the first card of the turn only, and forbids the rest', () => {
    const t = table({ me: { house: 'untamed', hand: ['mimicry', 'dust-pixie'] }, foe: { discard: ['treasure-map'] } });
    t.me.play('mimicry').cannot('play', 'dust-pixie', 'forbidden');
    t.expect({ me: { aember: 4, hand: ['dust-pixie'] } });
    const u = table({ me: { house: 'untamed', hand: ['mimicry', 'dust-pixie'] }, foe: { discard: ['treasure-map'] } });
    u.me.play('dust-pixie').play('mimicry');
    u.expect({ me: { aember: 3, line: [{ id: 'dust-pixie', ...tired }] } });
  });

  it('as Reverse Time, Screaming-like effects leave it out, for it is being played', () => {
    const t = table({
      me: { house: 'untamed', hand: ['mimicry'], deck: ['punch'], discard: ['fear'] },
      foe: { discard: ['reverse-time'] },
    });
    t.me.play('mimicry');
    t.expect({ me: { aember: 1, deck: ['fear'], discard: ['mimicry', 'punch'] } });
  });
});

describe('actions that play, repeat or permit', () => {
  it('as Wild Wormhole it plays the top card of my deck, even another Mimicry', () => {
    const t = table({
      me: { house: 'untamed', hand: ['mimicry'], deck: ['mimicry', 'urchin'] },
      foe: { aember: 2, discard: ['wild-wormhole'] },
    });
    t.me.play('mimicry');
    t.expect({
      me: { aember: 3, deck: [], line: [{ id: 'urchin', ...tired }], discard: ['mimicry', 'mimicry'] },
      foe: { aember: 1 },
    });
  });

  it('as Phase Shift it permits one card that is not of Logos', () => {
    const t = table({
      me: { house: 'untamed', hand: ['mimicry', 'batdrone', 'urchin'] },
      foe: { discard: ['phase-shift'], aember: 1 },
    });
    t.me.play('mimicry').cannot('play', 'batdrone', 'wrong-house').play('urchin');
    t.expect({ me: { aember: 1, hand: ['batdrone'], line: [{ id: 'urchin', ...tired }] } });
  });

  it('as Bouncing Deathquark it repeats', () => {
    const t = table({
      me: { house: 'untamed', hand: ['mimicry'], line: ['urchin', 'dust-imp'] },
      foe: { line: ['krump', 'troll'], discard: ['bouncing-deathquark'] },
    });
    t.me.play('mimicry').choose('krump', 'urchin').yes();
    t.expect({ me: { aember: 2, line: [] }, foe: { line: [] } });
  });

  it('as Bait and Switch it repeats once, as Key Charge it forges, as Virtuous Works it is only its bonus', () => {
    const t = table({ me: { house: 'untamed', hand: ['mimicry'] }, foe: { aember: 7, discard: ['bait-and-switch'] } });
    t.me.play('mimicry');
    t.expect({ me: { aember: 2 }, foe: { aember: 5 } });
    const u = table({ me: { house: 'untamed', aember: 7, hand: ['mimicry'] }, foe: { discard: ['key-charge'] } });
    u.me.play('mimicry').yes();
    u.expect({ me: { keys: 1, aember: 0 } });
    const v = table({ me: { house: 'untamed', hand: ['mimicry'] }, foe: { discard: ['virtuous-works'] } });
    v.me.play('mimicry');
    v.expect({ me: { aember: 3, discard: ['mimicry'] } });
  });

  it('as Relentless Assault and One Stood Against Many it fights several times', () => {
    const t = table({
      me: { house: 'untamed', hand: ['mimicry'], line: ['krump', 'headhunter'] },
      foe: { line: ['dust-imp', 'mother'], discard: ['relentless-assault'] },
    });
    t.me.play('mimicry').choose('krump', 'dust-imp').choose('headhunter');
    t.expect({
      me: { aember: 0, line: [{ id: 'krump', damage: 2, ...tired }], discard: ['mimicry', 'headhunter'] },
      foe: { aember: 1, line: [] },
    });
  });
});

describe('effects that last', () => {
  it('as Scrambler Storm and Interdimensional Graft it binds who owns the copied card', () => {
    const t = table({
      me: { house: 'untamed', hand: ['mimicry'] },
      foe: { houses: ['brobnar'], hand: ['punch', 'krump'], discard: ['scrambler-storm'] },
    });
    t.me.play('mimicry').end();
    t.foe.cannot('play', 'punch', 'forbidden').play('krump');
    t.expect({ me: { aember: 1 }, foe: { line: [{ id: 'krump', ...tired }] } });
    const u = table({
      me: { house: 'untamed', hand: ['mimicry'] },
      foe: { houses: ['brobnar'], aember: 8, discard: ['interdimensional-graft'] },
    });
    u.me.play('mimicry').end();
    u.expect({ me: { aember: 3 }, foe: { keys: 1, aember: 0 } });
  });

  it('as Warsong, Full Moon or Loot the Bodies it goes on as a card in the discard pile, even when it leaves that', () => {
    const t = table({
      me: { house: 'untamed', hand: ['mimicry', 'dust-pixie'], artifacts: ['nepenthe-seed'] },
      foe: { discard: ['full-moon'] },
    });
    t.me.play('mimicry').omni('nepenthe-seed').choose('mimicry').play('dust-pixie');
    t.expect({ me: { aember: 3, hand: ['mimicry'], line: [{ id: 'dust-pixie', ...tired }] } });
  });

  it('played a second time it may be something else, and the first effect still lasts', () => {
    const t = table({
      me: { house: 'untamed', hand: ['mimicry', 'dew-faerie'], artifacts: ['nepenthe-seed'] },
      foe: { discard: ['full-moon', 'virtuous-works'] },
    });
    t.me
      .play('mimicry')
      .choose('full-moon')
      .omni('nepenthe-seed')
      .choose('mimicry')
      .play('mimicry')
      .choose('virtuous-works')
      .play('dew-faerie');
    t.expect({
      me: { aember: 4, hand: [], discard: ['mimicry', 'nepenthe-seed'], line: [{ id: 'dew-faerie', ...tired }] },
    });
  });

  it('as Foggify it forbids fights in the next turn of the opponent; as Control the Weak it names one of their houses', () => {
    const t = table({
      me: { house: 'untamed', hand: ['mimicry'], line: ['mother'] },
      foe: { houses: ['brobnar'], line: ['krump'], discard: ['foggify'] },
    });
    t.me.play('mimicry').end();
    t.foe.cannot('fight', 'krump', 'forbidden');
    t.expect({ me: { aember: 1, line: ['mother'] }, foe: { line: ['krump'] } });
    const u = table({
      me: { house: 'untamed', hand: ['mimicry'] },
      foe: { houses: ['brobnar', 'mars'], discard: ['control-the-weak'] },
    });
    u.me.play('mimicry').house('mars').end();
    u.expect({ me: { aember: 1 }, house: 'mars', active: 'foe' });
  });
});

describe('what Mimicry is while it is not played', () => {
  it('an Untamed card in the hand: for Witch of the Wilds, discarding and Phase Shift', () => {
    const t = table({
      me: { house: 'dis', hand: ['mimicry', 'mimicry'], line: ['witch-of-the-wilds'] },
      foe: { discard: ['virtuous-works'] },
    });
    t.me.play('mimicry').cannot('play', 'mimicry', 'wrong-house');
    t.expect({ me: { aember: 3, hand: ['mimicry'], line: ['witch-of-the-wilds'] } });
  });

  it('no creature or artifact that was discarded can be copied, nor an action of my own pile', () => {
    const t = table({
      me: { house: 'untamed', hand: ['mimicry'], discard: ['virtuous-works'] },
      foe: { discard: ['krump', 'cannon', 'way-of-the-bear'] },
    });
    t.me.play('mimicry');
    t.expect({ me: { aember: 0, discard: ['mimicry', 'virtuous-works'] } });
  });

  it('beneath a Masterplan it is played as a copy of an action of who opposes the player', () => {
    const t = table({
      me: { house: 'shadows', line: ['nexus'], discard: ['punch'] },
      foe: { aember: 0, discard: ['virtuous-works'], artifacts: [{ id: 'masterplan', under: ['mimicry'] }] },
    });
    t.me.reap('nexus');
    t.expect({
      me: { aember: 4, line: [{ id: 'nexus', ...tired }] },
      foe: { discard: ['masterplan', 'mimicry', 'virtuous-works'] },
    });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling mimicry/icons: the icons of the copied card are resolved, those that its deck added too, and none of its own (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'untamed', hand: [{ id: 'mimicry', bonus: ['aember', 'draw'] }], deck: ['troll'] },
        foe: { discard: [{ id: 'anger', bonus: ['aember', 'aember', 'aember'] }] },
      });
      t.me.play('mimicry');
      t.expect({ me: { aember: 3, hand: [], deck: ['troll'], discard: ['mimicry'] }, foe: { discard: ['anger'] } });
      const plain = table({
        edition,
        me: { house: 'untamed', hand: [{ id: 'mimicry', bonus: ['aember', 'aember', 'aember'] }] },
        foe: { discard: ['anger'] },
      });
      plain.me.play('mimicry');
      plain.expect({ me: { aember: 1, discard: ['mimicry'] }, foe: { discard: ['anger'] } });
    },
  );
});

// Untamed: the actions that untamed.test.ts does not have.
import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../index.ts';

const foeHouses = { houses: ['brobnar', 'dis', 'shadows'] } as const;
const myHouses = { houses: ['logos', 'mars', 'untamed'] } as const;

describe('curiosity', () => {
  it('destroys the Scientists of both players and nobody else', () => {
    const t = table({
      me: { house: 'untamed', hand: ['curiosity'], line: ['mother', 'snufflegator'] },
      foe: { line: ['doc-bookton', 'batdrone', 'dr-escotera'] },
    });
    t.me.play('curiosity');
    t.expect({
      me: { aember: 1, line: ['snufflegator'], discard: ['curiosity', 'mother'] },
      foe: { line: ['batdrone'], discard: ['dr-escotera', 'doc-bookton'] },
    });
  });

  it('is stopped by a ward', () => {
    const t = table({
      me: { house: 'untamed', hand: ['curiosity'] },
      foe: { line: [{ id: 'mother', warded: true }, 'doc-bookton'] },
    });
    t.me.play('curiosity');
    t.expect({ me: { aember: 1 }, foe: { line: ['mother'], discard: ['doc-bookton'] } });
  });

  it('sets off the Destroyed: ability of what it destroys', () => {
    const t = table({
      me: { house: 'untamed', hand: ['curiosity'] },
      foe: { line: ['dextre', 'doc-bookton'], deck: ['fear'] },
    });
    t.me.play('curiosity');
    t.expect({ me: { aember: 1 }, foe: { line: [], deck: ['dextre', 'fear'], discard: ['doc-bookton'] } });
  });

  it('does nothing but give its bonus where there is no Scientist', () => {
    const t = table({
      me: { house: 'untamed', hand: ['curiosity'], line: ['snufflegator'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('curiosity');
    t.expect({ me: { aember: 1, line: ['snufflegator'] }, foe: { line: ['tocsin'] } });
  });
});

describe('fertility-chant', () => {
  it('gains 4 by its bonus and gives 2 to the opponent', () => {
    const t = table({ me: { house: 'untamed', hand: ['fertility-chant'], aember: 1 }, foe: { aember: 3 } });
    t.me.play('fertility-chant');
    t.expect({ me: { aember: 5, discard: ['fertility-chant'] }, foe: { aember: 5 } });
  });

  it('lets the æmber of the opponent go to an Ether Spider', () => {
    const t = table({
      me: { house: 'untamed', hand: ['fertility-chant'], line: ['ether-spider'] },
      foe: { aember: 1 },
    });
    t.me.play('fertility-chant');
    t.expect({ me: { aember: 4, line: [{ id: 'ether-spider', aember: 2 }] }, foe: { aember: 1 } });
  });
});

describe('fogbank', () => {
  it('keeps every creature of the opponent from fighting in their next turn, but not from reaping', () => {
    const t = table({
      me: { house: 'untamed', ...myHouses, hand: ['fogbank'], line: ['snufflegator'] },
      foe: { ...foeHouses, line: ['tocsin', 'shooler'] },
    });
    t.me.play('fogbank').end();
    t.foe.house('dis').cannot('fight', 'tocsin', 'forbidden').cannot('fight', 'shooler', 'forbidden').reap('shooler');
    t.expect({
      me: { aember: 1, line: ['snufflegator'] },
      foe: { aember: 1, line: ['tocsin', { id: 'shooler', exhausted: true }] },
    });
  });

  it('also forbids the fights that a card allows', () => {
    const t = table({
      me: { house: 'untamed', ...myHouses, hand: ['fogbank'], line: ['snufflegator'] },
      foe: { ...foeHouses, hand: ['anger'], line: [{ id: 'headhunter', exhausted: true }] },
    });
    t.me.play('fogbank').end();
    t.foe.house('brobnar').play('anger');
    t.expect({
      me: { aember: 1, line: ['snufflegator'] },
      foe: { aember: 1, line: ['headhunter'], discard: ['anger'] },
    });
  });

  it('does not hinder its own player, in that turn or later', () => {
    const t = table({
      me: { house: 'untamed', ...myHouses, hand: ['fogbank'], line: ['snufflegator', 'niffle-ape'] },
      foe: { ...foeHouses, line: ['silvertooth', 'tocsin'] },
    });
    t.me.play('fogbank').fight('snufflegator', 'silvertooth').end();
    t.foe.house('brobnar').end();
    t.me.house('untamed').fight('snufflegator', 'tocsin');
    t.expect({
      me: { aember: 1, line: [{ id: 'snufflegator', exhausted: true }, 'niffle-ape'] },
      foe: { line: [] },
    });
  });

  it('covers creatures that come into play after it', () => {
    const t = table({
      me: { house: 'untamed', ...myHouses, hand: ['fogbank'], line: ['snufflegator'] },
      foe: { ...foeHouses, hand: ['headhunter'], artifacts: ['speed-sigil'] },
    });
    t.me.play('fogbank').end();
    t.foe.house('brobnar').play('headhunter').cannot('fight', 'headhunter', 'forbidden');
    t.expect({ me: { aember: 1, line: ['snufflegator'] }, foe: { line: ['headhunter'] } });
  });

  it('is over after that turn', () => {
    const t = table({
      me: { house: 'untamed', ...myHouses, hand: ['fogbank'], line: ['snufflegator'] },
      foe: { ...foeHouses, line: ['shooler'] },
    });
    t.me.play('fogbank').end();
    t.foe.house('dis').cannot('fight', 'shooler', 'forbidden').end();
    t.me.house('logos').end();
    t.foe.house('dis').fight('shooler', 'snufflegator');
    t.expect({ me: { aember: 1, line: [] }, foe: { line: [{ id: 'shooler', damage: 4, exhausted: true }] } });
  });

  it('does not keep a stunned creature from shaking off its stun', () => {
    const t = table({
      me: { house: 'untamed', ...myHouses, hand: ['fogbank'], line: ['snufflegator'] },
      foe: {
        ...foeHouses,
        hand: ['anger'],
        line: [
          { id: 'headhunter', stunned: true },
          { id: 'valdr', stunned: true },
        ],
      },
    });
    t.me.play('fogbank').end();
    t.foe.house('brobnar').unstun('valdr').play('anger').choose('headhunter');
    t.expect({
      me: { aember: 1, line: ['snufflegator'] },
      foe: {
        aember: 1,
        line: [
          { id: 'headhunter', exhausted: true },
          { id: 'valdr', exhausted: true },
        ],
      },
    });
  });
});

describe('key-charge', () => {
  it('loses 1 and forges a key for the 6 that are left', () => {
    const t = table({ me: { house: 'untamed', hand: ['key-charge'], aember: 7 }, foe: { aember: 2 } });
    t.me.play('key-charge').yes();
    t.expect({ me: { keys: 1, aember: 0, discard: ['key-charge'] }, foe: { keys: 0, aember: 2 } });
  });

  it('may stop after the loss', () => {
    const t = table({ me: { house: 'untamed', hand: ['key-charge'], aember: 7 }, foe: {} });
    t.me.play('key-charge').no();
    t.expect({ me: { keys: 0, aember: 6 } });
  });

  it('asks nothing where what is left does not pay for a key', () => {
    const t = table({ me: { house: 'untamed', hand: ['key-charge'], aember: 6 }, foe: {} });
    t.me.play('key-charge');
    t.expect({ me: { keys: 0, aember: 5, discard: ['key-charge'] } });
  });

  it('pays what a key costs now', () => {
    const t = table({
      me: { house: 'untamed', hand: ['key-charge', 'key-charge'], aember: 9 },
      foe: { line: ['murmook'] },
    });
    t.me.play('key-charge').yes();
    t.expect({ me: { keys: 1, aember: 1 }, foe: { line: ['murmook'] } });
  });

  it('forges nothing where there is no æmber to lose', () => {
    const t = table({ me: { house: 'untamed', hand: ['key-charge'], aember: 0 }, foe: {} });
    t.me.play('key-charge');
    t.expect({ me: { keys: 0, aember: 0, discard: ['key-charge'] } });
  });

  it('wins the game by the third key', () => {
    const t = table({ me: { house: 'untamed', hand: ['key-charge'], aember: 7, keys: 2 }, foe: {} });
    t.me.play('key-charge').yes();
    t.expect({ winner: 'me', me: { keys: 3, aember: 0 } });
  });
});

describe('lifeweb', () => {
  const threeCreatures = { ...foeHouses, hand: ['tocsin', 'dust-imp', 'charette', 'fear'] } as const;

  it('steals 2 after a turn in which the opponent played 3 creatures', () => {
    const t = table({
      me: { house: 'logos', ...myHouses, hand: ['lifeweb'] },
      foe: { ...threeCreatures, aember: 3 },
    });
    t.me.end();
    t.foe.house('dis').play('tocsin').play('dust-imp').play('charette').end();
    t.me.house('untamed').play('lifeweb');
    t.expect({
      me: { aember: 3, discard: ['lifeweb'] },
      foe: { aember: 1, line: ['tocsin', 'dust-imp', 'charette'] },
    });
  });

  it('steals nothing after 2 creatures and another card', () => {
    const t = table({
      me: { house: 'logos', ...myHouses, hand: ['lifeweb'], line: ['mother'] },
      foe: { ...threeCreatures, aember: 3 },
    });
    t.me.end();
    t.foe.house('dis').play('tocsin').play('dust-imp').play('fear').end();
    t.me.house('untamed').play('lifeweb');
    t.expect({ me: { aember: 1 }, foe: { aember: 3, line: ['tocsin', 'dust-imp'] } });
  });

  it('does not count what its own player played', () => {
    const t = table({
      me: {
        house: 'untamed',
        ...myHouses,
        hand: ['lifeweb', 'snufflegator', 'niffle-ape', 'niffle-queen'],
        deck: ['lifeweb'],
      },
      foe: { ...foeHouses, aember: 3 },
    });
    t.me.play('snufflegator').play('niffle-ape').play('niffle-queen').play('lifeweb').end();
    t.foe.house('dis').end();
    t.me.house('untamed').play('lifeweb');
    t.expect({
      me: { aember: 2, line: ['snufflegator', 'niffle-ape', 'niffle-queen'] },
      foe: { aember: 3 },
    });
  });

  it('does not look at the turn before the last one of the opponent', () => {
    const t = table({
      me: { house: 'logos', ...myHouses, hand: ['lifeweb'] },
      foe: { ...threeCreatures, aember: 3 },
    });
    t.me.end();
    t.foe.house('dis').play('tocsin').play('dust-imp').play('charette').end();
    t.me.house('logos').end();
    t.foe.house('brobnar').end();
    t.me.house('untamed').play('lifeweb');
    t.expect({ me: { aember: 1 }, foe: { aember: 3, line: ['tocsin', 'dust-imp', 'charette'] } });
  });

  it('counts creatures that have left play since, and takes no more than there is', () => {
    const t = table({
      me: { house: 'logos', ...myHouses, hand: ['lifeweb', 'mighty-tiger'] },
      foe: { ...foeHouses, hand: ['tocsin', 'dust-imp', 'charette'], aember: 1 },
    });
    t.me.end();
    t.foe.house('dis').play('tocsin').play('dust-imp').play('charette').end();
    t.me.house('untamed').play('mighty-tiger').choose('tocsin').play('lifeweb');
    t.expect({
      me: { aember: 2, line: [{ id: 'mighty-tiger', exhausted: true }] },
      foe: { aember: 0, line: ['dust-imp', 'charette'] },
    });
  });
});

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

  it('ruling mimicry/rule-of-six: as the copied card it counts for the rule of six', () => {
    const t = table({
      me: { house: 'untamed', hand: ['mimicry', ...Array.from({ length: 6 }, () => 'curiosity')] },
      foe: { discard: ['curiosity', 'fear'] },
    });
    t.me.play('mimicry').choose('curiosity');
    for (let played = 0; played < 5; played++) t.me.play('curiosity');
    t.me.cannot('play', 'curiosity', 'rule-of-six');
    t.expect({ me: { aember: 6, hand: ['curiosity'] } });
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
});

describe('nocturnal-maneuver', () => {
  it('exhausts up to 3 creatures, friendly ones too', () => {
    const t = table({
      me: { house: 'untamed', hand: ['nocturnal-maneuver'], line: ['snufflegator'] },
      foe: { line: ['tocsin', 'valdr', 'urchin'] },
    });
    t.me.play('nocturnal-maneuver').choose('snufflegator', 'valdr', 'urchin');
    t.expect({
      me: { aember: 1, line: [{ id: 'snufflegator', exhausted: true }] },
      foe: { line: ['tocsin', { id: 'valdr', exhausted: true }, { id: 'urchin', exhausted: true }] },
    });
  });

  it('may exhaust fewer, or none', () => {
    const t = table({
      me: { house: 'untamed', hand: ['nocturnal-maneuver', 'nocturnal-maneuver'] },
      foe: { line: ['tocsin', 'valdr'] },
    });
    t.me.play('nocturnal-maneuver').choose('valdr').done().play('nocturnal-maneuver').done();
    t.expect({ me: { aember: 2 }, foe: { line: ['tocsin', { id: 'valdr', exhausted: true }] } });
  });

  it('keeps the creatures of the opponent from being used in their turn', () => {
    const t = table({
      me: { house: 'untamed', ...myHouses, hand: ['nocturnal-maneuver'] },
      foe: { ...foeHouses, line: ['tocsin', 'shooler'] },
    });
    t.me.play('nocturnal-maneuver').choose('tocsin').done().end();
    t.foe.house('dis').cannot('reap', 'tocsin', 'exhausted').reap('shooler').end();
    t.expect({ me: { aember: 1 }, foe: { aember: 1, line: ['tocsin', 'shooler'] } });
  });

  it('may choose a creature that is exhausted already', () => {
    const t = table({
      me: { house: 'untamed', hand: ['nocturnal-maneuver'] },
      foe: { line: [{ id: 'tocsin', exhausted: true }, 'valdr'] },
    });
    t.me.play('nocturnal-maneuver').choose('tocsin').done();
    t.expect({ me: { aember: 1 }, foe: { line: [{ id: 'tocsin', exhausted: true }, 'valdr'] } });
  });
});

describe('perilous-wild', () => {
  it('destroys each elusive creature of both players and nobody else', () => {
    const t = table({
      me: { house: 'untamed', hand: ['perilous-wild'], line: ['dew-faerie', 'snufflegator'] },
      foe: { line: ['urchin', 'tocsin', 'noddy-the-thief'] },
    });
    t.me.play('perilous-wild');
    t.expect({
      me: { aember: 1, line: ['snufflegator'], discard: ['perilous-wild', 'dew-faerie'] },
      foe: { line: ['tocsin'], discard: ['noddy-the-thief', 'urchin'] },
    });
  });

  it('destroys also those that were attacked in this turn', () => {
    const t = table({
      me: { house: 'untamed', hand: ['perilous-wild'], line: ['snufflegator'] },
      foe: { line: ['urchin'] },
    });
    t.me.fight('snufflegator', 'urchin').play('perilous-wild');
    t.expect({ me: { aember: 1, line: [{ id: 'snufflegator', exhausted: true }] }, foe: { line: [] } });
  });

  it('is stopped by a ward', () => {
    const t = table({
      me: { house: 'untamed', hand: ['perilous-wild'] },
      foe: { line: [{ id: 'urchin', warded: true }] },
    });
    t.me.play('perilous-wild');
    t.expect({ me: { aember: 1 }, foe: { line: ['urchin'] } });
  });

  it('does nothing but give its bonus where nobody is elusive', () => {
    const t = table({ me: { house: 'untamed', hand: ['perilous-wild'] }, foe: { line: ['silvertooth'] } });
    t.me.play('perilous-wild');
    t.expect({ me: { aember: 1 }, foe: { line: ['silvertooth'] } });
  });

  it('destroys a creature that is elusive by an upgrade', () => {
    const t = table({
      me: { house: 'untamed', hand: ['perilous-wild'] },
      foe: { line: [{ id: 'tocsin', upgrades: ['ring-of-invisibility'] }, 'valdr'] },
    });
    t.me.play('perilous-wild');
    t.expect({ me: { aember: 1 }, foe: { line: ['valdr'], discard: ['tocsin', 'ring-of-invisibility'] } });
  });
});

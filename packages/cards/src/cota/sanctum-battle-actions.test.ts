import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../index.ts';

const foeHouses = { houses: ['brobnar', 'dis', 'shadows'] } as const;

describe('charge', () => {
  it('lets each creature that is played afterwards deal 2 damage to an enemy creature', () => {
    const t = table({
      me: {
        house: 'sanctum',
        hand: ['charge', 'champion-anaphiel', 'staunch-knight'],
        line: ['mother'],
      },
      foe: { line: ['tocsin', 'shooler'] },
    });
    t.me.play('charge').play('champion-anaphiel').choose('tocsin').play('staunch-knight').choose('shooler');
    t.expect({
      me: {
        aember: 1,
        line: ['mother', { id: 'champion-anaphiel', exhausted: true }, { id: 'staunch-knight', exhausted: true }],
      },
      foe: {
        line: [
          { id: 'tocsin', damage: 2 },
          { id: 'shooler', damage: 2 },
        ],
      },
    });
  });

  it('leaves the creature nothing to do where there is no enemy creature, and never harms a friendly one', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['charge', 'champion-anaphiel'], line: ['mother'] },
      foe: { artifacts: ['library-of-babble'] },
    });
    t.me.play('charge').play('champion-anaphiel');
    t.expect({ me: { line: ['mother', { id: 'champion-anaphiel', exhausted: true }] } });
  });

  it('adds to the Play: ability of the creature, in the order of the active player', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['charge', 'lady-maxena'] },
      foe: { line: ['batdrone', 'shooler'] },
    });
    t.me.play('charge').play('lady-maxena').order('lady-maxena#2').choose('batdrone').choose('shooler');
    t.expect({
      me: { line: [{ id: 'lady-maxena', exhausted: true }] },
      foe: { line: [{ id: 'shooler', stunned: true }] },
    });
  });

  it('works once for each copy', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['charge', 'charge', 'champion-anaphiel'] },
      foe: { line: ['tocsin', 'shooler'] },
    });
    t.me.play('charge').play('charge').play('champion-anaphiel').choose('tocsin').choose('tocsin');
    t.expect({
      me: { aember: 2, line: [{ id: 'champion-anaphiel', exhausted: true }] },
      foe: { line: ['shooler'] },
    });
  });

  it('is nothing for artifacts and upgrades', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['charge', 'hallowed-blaster', 'protect-the-weak'], line: ['mother'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('charge').play('hallowed-blaster').play('protect-the-weak').choose('mother');
    t.expect({
      me: { aember: 2, line: [{ id: 'mother', upgrades: ['protect-the-weak'] }] },
      foe: { line: ['tocsin'] },
    });
  });

  it('is nothing for a creature that is put into play without being played', () => {
    const t = table({
      me: {
        house: 'logos',
        artifacts: ['spangler-box'],
        hand: ['wild-wormhole', 'wild-wormhole'],
        deck: ['charge', 'poltergeist'],
        line: ['mother'],
      },
      foe: { line: ['tocsin'] },
    });
    t.me.action('spangler-box').choose('mother').play('wild-wormhole').play('wild-wormhole');
    t.expect({
      me: { aember: 4, line: [{ id: 'mother', exhausted: true }], purged: [] },
      foe: { artifacts: [], line: ['tocsin'] },
    });
  });

  it('ends with the turn, and gives the opponent nothing', () => {
    const t = table({
      me: {
        house: 'sanctum',
        houses: ['sanctum', 'logos', 'untamed'],
        hand: ['charge', 'champion-anaphiel'],
        line: ['mother'],
      },
      foe: { ...foeHouses, hand: ['tocsin'] },
    });
    t.me.play('charge').end();
    t.foe.house('dis').play('tocsin').end();
    t.me.house('sanctum').play('champion-anaphiel');
    t.expect({
      me: { line: ['mother', { id: 'champion-anaphiel', exhausted: true }] },
      foe: { line: ['tocsin'] },
    });
  });
});

describe('inspiration', () => {
  it('readies an exhausted friendly creature of any house and lets it reap', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['inspiration'], line: [{ id: 'mother', exhausted: true }, 'tocsin'] },
      foe: { line: ['shooler'] },
    });
    t.me.play('inspiration').choose('mother').choose('reap mother');
    t.expect({
      me: { aember: 1, line: [{ id: 'mother', exhausted: true }, 'tocsin'], discard: ['inspiration'] },
      foe: { line: ['shooler'] },
    });
  });

  it('lets it fight instead', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['inspiration'], line: [{ id: 'mother', exhausted: true }] },
      foe: { line: ['shooler', 'tocsin'] },
    });
    t.me.play('inspiration').choose('fight mother').choose('tocsin');
    t.expect({
      me: { aember: 0, line: [{ id: 'mother', damage: 3, exhausted: true }] },
      foe: { line: ['shooler'] },
    });
  });

  it('lets it use its Action: ability', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['inspiration'], line: [{ id: 'noddy-the-thief', exhausted: true }] },
      foe: { aember: 3, line: ['tocsin'] },
    });
    t.me.play('inspiration').choose('action noddy-the-thief');
    t.expect({
      me: { aember: 1, line: [{ id: 'noddy-the-thief', exhausted: true }] },
      foe: { aember: 2, line: ['tocsin'] },
    });
  });

  it('lets a creature be used twice in a turn', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['inspiration'], line: ['raiding-knight'] },
      foe: {},
    });
    t.me.reap('raiding-knight').play('inspiration');
    t.expect({ me: { aember: 2, line: [{ id: 'raiding-knight', exhausted: true }] } });
  });

  it('only unstuns a stunned creature', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['inspiration'], line: [{ id: 'mother', stunned: true, exhausted: true }] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('inspiration');
    t.expect({ me: { aember: 0, line: [{ id: 'mother', exhausted: true }] }, foe: { line: ['tocsin'] } });
  });

  it('asks for friendly creatures only', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['inspiration'], line: ['mother', 'tocsin'], artifacts: ['hallowed-blaster'] },
      foe: { line: ['shooler'] },
    });
    t.me.play('inspiration');
    expect(t.options()).toEqual(['mother', 'tocsin']);
    t.me.choose('tocsin').choose('reap tocsin');
    t.expect({
      me: { aember: 1, line: ['mother', { id: 'tocsin', exhausted: true }] },
      foe: { line: ['shooler'] },
    });
  });

  it('does nothing without a friendly creature', () => {
    const t = table({ me: { house: 'sanctum', hand: ['inspiration'] }, foe: { line: ['shooler'] } });
    t.me.play('inspiration');
    t.expect({ me: { aember: 0, discard: ['inspiration'] }, foe: { line: ['shooler'] } });
  });
});

describe('mighty-lance', () => {
  it('deals 3 to a creature and 3 to one of its neighbors', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['mighty-lance'], line: ['dr-escotera'] },
      foe: { line: ['valdr', 'shooler', 'headhunter'] },
    });
    t.me.play('mighty-lance').choose('shooler').choose('headhunter');
    t.expect({
      me: { aember: 0, line: ['dr-escotera'] },
      foe: {
        line: ['valdr', { id: 'shooler', damage: 3 }, { id: 'headhunter', damage: 3 }],
      },
    });
  });

  it('offers only the neighbors for the second 3', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['mighty-lance'], line: ['dr-escotera'] },
      foe: { line: ['valdr', 'shooler', 'headhunter', 'mother'] },
    });
    t.me.play('mighty-lance').choose('shooler');
    expect(t.options()).toEqual(['valdr', 'headhunter']);
    t.me.choose('valdr');
    t.expect({
      me: { line: ['dr-escotera'] },
      foe: { line: [{ id: 'valdr', damage: 3 }, { id: 'shooler', damage: 3 }, 'headhunter', 'mother'] },
    });
  });

  it('takes the only neighbor of a flank creature without a question', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['mighty-lance'] },
      foe: { line: ['shooler', 'headhunter', 'mother'] },
    });
    t.me.play('mighty-lance').choose('mother');
    t.expect({ foe: { line: ['shooler', { id: 'headhunter', damage: 3 }, { id: 'mother', damage: 3 }] } });
  });

  it('may hit friendly creatures', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['mighty-lance'], line: ['mother', 'shooler'] },
      foe: { line: ['valdr'] },
    });
    t.me.play('mighty-lance').choose('mother');
    t.expect({
      me: {
        line: [
          { id: 'mother', damage: 3 },
          { id: 'shooler', damage: 3 },
        ],
      },
      foe: { line: ['valdr'] },
    });
  });

  it('hits a lone creature once', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['mighty-lance'], line: ['mother', 'shooler'] },
      foe: { line: ['valdr'] },
    });
    t.me.play('mighty-lance').choose('valdr');
    t.expect({ me: { line: ['mother', 'shooler'] }, foe: { line: [{ id: 'valdr', damage: 3 }] } });
  });

  it('hits both at the same time: a Duma who dies by it does not heal the other in time', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['mighty-lance'] },
      foe: { line: ['duma-the-martyr', { id: 'mother', damage: 2 }, 'valdr'], deck: ['fear', 'punch', 'urchin'] },
    });
    t.me.play('mighty-lance').choose('duma-the-martyr');
    t.expect({ foe: { line: ['valdr'], hand: ['fear', 'punch'] } });
  });

  it('is held back by the armor of each of the two', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['mighty-lance'] },
      foe: { line: ['champion-anaphiel', 'raiding-knight'] },
    });
    t.me.play('mighty-lance').choose('champion-anaphiel');
    t.expect({
      foe: {
        line: [
          { id: 'champion-anaphiel', damage: 2 },
          { id: 'raiding-knight', damage: 1 },
        ],
      },
    });
  });

  it('does nothing without creatures', () => {
    const t = table({ me: { house: 'sanctum', hand: ['mighty-lance'] }, foe: {} });
    t.me.play('mighty-lance');
    t.expect({ me: { aember: 0, discard: ['mighty-lance'] } });
  });
});

describe('the-harder-they-come', () => {
  it('purges a creature with power 5 or higher, of either side', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['the-harder-they-come'], line: ['mother', 'raiding-knight'] },
      foe: { line: ['charette', 'shooler', 'valdr'] },
    });
    t.me.play('the-harder-they-come');
    expect(t.options()).toEqual(['mother', 'shooler', 'valdr']);
    t.me.choose('valdr');
    t.expect({
      me: { aember: 0, line: ['mother', 'raiding-knight'] },
      foe: { line: ['charette', 'shooler'], purged: ['valdr'], discard: [] },
    });
  });

  it('goes by the power at the moment, not by the printed one', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['the-harder-they-come'], line: ['charette'] },
      foe: {
        line: [
          { id: 'tocsin', power: 1, upgrades: ['blood-of-titans'] },
          { id: 'charette', damage: 3 },
        ],
      },
    });
    t.me.play('the-harder-they-come');
    t.expect({
      me: { line: ['charette'] },
      foe: { line: [{ id: 'charette', damage: 3 }], purged: ['tocsin'], discard: ['blood-of-titans'] },
    });
  });

  it('must purge a friendly creature where no other is strong enough', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['the-harder-they-come'], line: ['mother'] },
      foe: { line: ['charette'] },
    });
    t.me.play('the-harder-they-come');
    t.expect({ me: { line: [], purged: ['mother'] }, foe: { line: ['charette'] } });
  });

  it('does nothing where all are too weak', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['the-harder-they-come'], line: ['raiding-knight'] },
      foe: { line: ['charette'] },
    });
    t.me.play('the-harder-they-come');
    t.expect({ me: { line: ['raiding-knight'], discard: ['the-harder-they-come'] }, foe: { line: ['charette'] } });
  });

  it('is no destruction: neither a cloak nor a Destroyed: ability helps, and the æmber comes back', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['the-harder-they-come'] },
      foe: {
        line: [{ id: 'dust-imp', power: 3, aember: 2, upgrades: ['armageddon-cloak'] }, 'charette'],
      },
    });
    t.me.play('the-harder-they-come');
    t.expect({
      me: { aember: 2 },
      foe: { aember: 0, line: ['charette'], purged: ['dust-imp'], discard: ['armageddon-cloak'] },
    });
  });
});

describe('the-spirit-s-way', () => {
  it('destroys each creature with power 3 or higher, and leaves those with 2 or less', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['the-spirit-s-way'], line: ['tocsin', 'batdrone', 'mother'] },
      foe: { line: ['valdr', 'silvertooth', 'witch-of-the-eye', 'urchin'] },
    });
    t.me.play('the-spirit-s-way');
    t.expect({
      me: { aember: 0, line: ['batdrone'] },
      foe: { line: ['silvertooth', 'urchin'] },
    });
  });

  it('goes by the power at the moment, damage aside', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['the-spirit-s-way'] },
      foe: { line: [{ id: 'silvertooth', power: 1 }, { id: 'valdr', damage: 5 }, 'batdrone'] },
    });
    t.me.play('the-spirit-s-way');
    t.expect({ foe: { line: ['batdrone'] } });
  });

  it('counts power that another creature gives, although that one is destroyed at the same time', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['the-spirit-s-way'], line: ['niffle-queen', { id: 'dust-pixie', power: 1 }] },
      foe: { line: [{ id: 'niffle-ape', damage: 1 }] },
    });
    t.me.play('the-spirit-s-way');
    t.expect({ me: { line: [{ id: 'dust-pixie', power: 1 }] }, foe: { line: [] } });
  });

  it('destroys all at once: a Destroyed: ability that heals others comes too late', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['the-spirit-s-way'] },
      foe: { line: ['duma-the-martyr', { id: 'silvertooth', damage: 1 }, 'mother'], hand: [], deck: ['fear', 'punch'] },
    });
    t.me.play('the-spirit-s-way');
    t.expect({ foe: { line: ['silvertooth'], hand: ['fear', 'punch'] } });
  });

  it('does nothing where all are weaker', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['the-spirit-s-way'], line: ['batdrone'] },
      foe: { line: ['silvertooth'], artifacts: ['library-of-babble'] },
    });
    t.me.play('the-spirit-s-way');
    t.expect({ me: { line: ['batdrone'] }, foe: { line: ['silvertooth'], artifacts: ['library-of-babble'] } });
  });
});

import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../index.ts';

const foeHouses = { houses: ['brobnar', 'dis', 'shadows'] } as const;

describe('horseman-of-death', () => {
  it('returns each Horseman creature from the discard pile to hand', () => {
    const t = table({
      me: {
        house: 'sanctum',
        hand: ['horseman-of-death'],
        discard: ['horseman-of-war', 'raiding-knight', 'horseman-of-famine', 'punch', 'horseman-of-death'],
      },
      foe: {},
    });
    t.me.play('horseman-of-death');
    t.expect({
      me: {
        aember: 0,
        hand: ['horseman-of-war', 'horseman-of-famine', 'horseman-of-death'],
        discard: ['raiding-knight', 'punch'],
        line: [{ id: 'horseman-of-death', exhausted: true }],
      },
    });
  });

  it('leaves those in play, in the deck and in the discard pile of the opponent', () => {
    const t = table({
      me: {
        house: 'sanctum',
        hand: ['horseman-of-death'],
        deck: ['horseman-of-famine'],
        line: ['horseman-of-war'],
        discard: ['mother'],
      },
      foe: { discard: ['horseman-of-pestilence'], hand: [] },
    });
    t.me.play('horseman-of-death');
    t.expect({
      me: {
        hand: [],
        deck: ['horseman-of-famine'],
        discard: ['mother'],
        line: ['horseman-of-war', { id: 'horseman-of-death', exhausted: true }],
      },
      foe: { hand: [], discard: ['horseman-of-pestilence'] },
    });
  });

  it('lets the Horsemen be played in the same turn', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['horseman-of-death'], discard: ['horseman-of-famine'] },
      foe: { line: ['urchin'] },
    });
    t.me.play('horseman-of-death').play('horseman-of-famine');
    t.expect({
      me: {
        hand: [],
        line: [
          { id: 'horseman-of-death', exhausted: true },
          { id: 'horseman-of-famine', exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });

  it('returns nothing by reaping or fighting', () => {
    const t = table({
      me: {
        house: 'sanctum',
        line: ['horseman-of-death', 'horseman-of-death'],
        discard: ['horseman-of-famine'],
        hand: [],
      },
      foe: { line: ['urchin'] },
    });
    t.me.reap('horseman-of-death').fight('horseman-of-death#2', 'urchin');
    t.expect({
      me: {
        aember: 1,
        hand: [],
        discard: ['horseman-of-famine'],
        line: [
          { id: 'horseman-of-death', exhausted: true },
          { id: 'horseman-of-death', exhausted: true },
        ],
      },
      foe: { line: ['urchin'] },
    });
  });
});

describe('horseman-of-famine', () => {
  it('destroys the least powerful creature when it is played, whoever controls it', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['horseman-of-famine'], line: ['batdrone', 'mother'] },
      foe: { line: ['tocsin', 'valdr'] },
    });
    t.me.play('horseman-of-famine');
    t.expect({
      me: { line: ['mother', { id: 'horseman-of-famine', exhausted: true }] },
      foe: { line: ['tocsin', 'valdr'] },
    });
  });

  it('lets the active player choose among equals', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['horseman-of-famine'], line: ['batdrone'] },
      foe: { line: ['silvertooth', 'valdr'] },
    });
    t.me.play('horseman-of-famine').choose('silvertooth');
    t.expect({
      me: { line: ['batdrone', { id: 'horseman-of-famine', exhausted: true }] },
      foe: { line: ['valdr'] },
    });
  });

  it('destroys itself where nothing is weaker', () => {
    const t = table({ me: { house: 'sanctum', hand: ['horseman-of-famine'] }, foe: { line: ['valdr'] } });
    t.me.play('horseman-of-famine');
    t.expect({ me: { line: [], discard: ['horseman-of-famine'] }, foe: { line: ['valdr'] } });
  });

  it('destroys one when it reaps', () => {
    const t = table({
      me: { house: 'sanctum', line: ['horseman-of-famine'] },
      foe: { line: ['tocsin', 'shooler'] },
    });
    t.me.reap('horseman-of-famine');
    t.expect({
      me: { aember: 1, line: [{ id: 'horseman-of-famine', exhausted: true }] },
      foe: { line: ['shooler'] },
    });
  });

  it('destroys one after its fight, among those that are left', () => {
    const t = table({
      me: { house: 'sanctum', line: ['horseman-of-famine'] },
      foe: { line: ['batdrone', 'tocsin', 'shooler'] },
    });
    t.me.fight('horseman-of-famine', 'batdrone');
    t.expect({
      me: { line: [{ id: 'horseman-of-famine', damage: 2, exhausted: true }] },
      foe: { line: ['shooler'] },
    });
  });

  it('goes by power, not by what is left of it after damage', () => {
    const t = table({
      me: { house: 'sanctum', line: ['horseman-of-famine'] },
      foe: { line: [{ id: 'valdr', damage: 5 }, { id: 'batdrone', power: 2 }, 'tocsin'] },
    });
    t.me.reap('horseman-of-famine');
    t.expect({
      me: { line: [{ id: 'horseman-of-famine', exhausted: true }] },
      foe: {
        line: [
          { id: 'valdr', damage: 5 },
          { id: 'batdrone', power: 2 },
        ],
      },
    });
  });
});

describe('horseman-of-pestilence', () => {
  it('deals 1 to each creature that is no Horseman, on both sides, when it is played', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['horseman-of-pestilence'], line: ['mother', 'horseman-of-war'] },
      foe: { line: ['tocsin', 'urchin', 'horseman-of-famine', 'raiding-knight'] },
    });
    t.me.play('horseman-of-pestilence');
    t.expect({
      me: {
        line: [{ id: 'mother', damage: 1 }, 'horseman-of-war', { id: 'horseman-of-pestilence', exhausted: true }],
      },
      foe: { line: [{ id: 'tocsin', damage: 1 }, 'horseman-of-famine', 'raiding-knight'] },
    });
  });

  it('deals it when it reaps', () => {
    const t = table({
      me: { house: 'sanctum', line: ['horseman-of-pestilence', 'mother'] },
      foe: { line: ['tocsin'] },
    });
    t.me.reap('horseman-of-pestilence');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'horseman-of-pestilence', exhausted: true },
          { id: 'mother', damage: 1 },
        ],
      },
      foe: { line: [{ id: 'tocsin', damage: 1 }] },
    });
  });

  it('deals it after its fight', () => {
    const t = table({
      me: { house: 'sanctum', line: ['horseman-of-pestilence'] },
      foe: { line: ['valdr', 'tocsin'] },
    });
    t.me.fight('horseman-of-pestilence', 'tocsin');
    t.expect({
      me: { line: [{ id: 'horseman-of-pestilence', damage: 3, exhausted: true }] },
      foe: { line: [{ id: 'valdr', damage: 1 }] },
    });
  });

  it('deals nothing when it dies in the fight', () => {
    const t = table({
      me: { house: 'sanctum', line: ['horseman-of-pestilence'] },
      foe: { line: ['valdr', 'tocsin'] },
    });
    t.me.fight('horseman-of-pestilence', 'valdr');
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'valdr', damage: 5 }, 'tocsin'] } });
  });

  it('kills all that it kills at the same time', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['horseman-of-pestilence'] },
      foe: { line: [{ id: 'duma-the-martyr', damage: 2 }, 'urchin', { id: 'mother', damage: 2 }], hand: [], deck: [] },
    });
    t.me.play('horseman-of-pestilence');
    t.expect({ me: { line: [{ id: 'horseman-of-pestilence', exhausted: true }] }, foe: { line: ['mother'] } });
  });
});

describe('horseman-of-war', () => {
  it('lets friendly creatures of every house fight', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['horseman-of-war'], line: ['mother', 'tocsin', 'raiding-knight'] },
      foe: { line: ['dust-imp', 'batdrone', 'silvertooth'] },
    });
    t.me.cannot('fight', 'mother', 'wrong-house').play('horseman-of-war');
    t.me.fight('mother', 'dust-imp').fight('tocsin', 'batdrone').fight('raiding-knight', 'silvertooth');
    t.expect({
      me: {
        aember: 0,
        line: [
          { id: 'mother', damage: 2, exhausted: true },
          { id: 'tocsin', damage: 2, exhausted: true },
          { id: 'raiding-knight', exhausted: true },
          { id: 'horseman-of-war', exhausted: true },
        ],
      },
      foe: { aember: 2, line: [] },
    });
  });

  it('keeps all friendly creatures from anything else, also those of the active house', () => {
    const t = table({
      me: {
        house: 'sanctum',
        hand: ['horseman-of-war'],
        line: ['raiding-knight', 'mother', 'lady-maxena', 'noddy-the-thief'],
      },
      foe: { aember: 2, line: ['tocsin'] },
    });
    t.me.play('horseman-of-war').cannot('reap', 'raiding-knight', 'forbidden').cannot('reap', 'mother');
    t.me.cannot('action', 'lady-maxena', 'forbidden').cannot('action', 'noddy-the-thief');
    t.expect({
      me: {
        aember: 0,
        line: [
          'raiding-knight',
          'mother',
          'lady-maxena',
          'noddy-the-thief',
          { id: 'horseman-of-war', exhausted: true },
        ],
      },
      foe: { aember: 2, line: ['tocsin'] },
    });
  });

  it('lets an effect that uses a creature only fight with it', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['horseman-of-war', 'inspiration'], line: [{ id: 'mother', exhausted: true }] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('horseman-of-war').play('inspiration').choose('mother');
    t.expect({
      me: {
        aember: 0,
        line: [
          { id: 'mother', damage: 3, exhausted: true },
          { id: 'horseman-of-war', exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });

  it('lets stunned creatures of other houses be unstunned', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['horseman-of-war'], line: [{ id: 'mother', stunned: true }] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('horseman-of-war').unstun('mother');
    t.expect({
      me: {
        line: [
          { id: 'mother', exhausted: true },
          { id: 'horseman-of-war', exhausted: true },
        ],
      },
      foe: { line: ['tocsin'] },
    });
  });

  it('leaves artifacts alone: those of the active house work, others do not', () => {
    const t = table({
      me: {
        house: 'sanctum',
        hand: ['horseman-of-war'],
        artifacts: ['hallowed-blaster', 'library-of-babble'],
        line: [{ id: 'mother', damage: 3 }],
      },
      foe: {},
    });
    t.me.play('horseman-of-war').cannot('action', 'library-of-babble', 'wrong-house');
    t.me.action('hallowed-blaster').choose('mother');
    t.expect({
      me: {
        artifacts: [{ id: 'hallowed-blaster', exhausted: true }, 'library-of-babble'],
        line: ['mother', { id: 'horseman-of-war', exhausted: true }],
      },
    });
  });

  it('does nothing to enemy creatures and ends with the turn', () => {
    const t = table({
      me: {
        house: 'sanctum',
        houses: ['sanctum', 'logos', 'untamed'],
        hand: ['horseman-of-war'],
        line: ['raiding-knight', 'mother'],
      },
      foe: { ...foeHouses, line: ['tocsin'] },
    });
    t.me.play('horseman-of-war').end();
    t.foe.house('dis').reap('tocsin').end();
    t.me.house('sanctum').reap('raiding-knight').cannot('fight', 'mother', 'wrong-house');
    t.expect({
      me: { aember: 1, line: [{ id: 'raiding-knight', exhausted: true }, 'mother', 'horseman-of-war'] },
      foe: { aember: 1, line: ['tocsin'] },
    });
  });

  it('goes on when the Horseman leaves play in the same turn', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['horseman-of-war', 'the-harder-they-come'], line: ['charette', 'raiding-knight'] },
      foe: { line: ['dust-imp'] },
    });
    t.me.play('horseman-of-war').play('the-harder-they-come').fight('charette', 'dust-imp');
    t.me.cannot('reap', 'raiding-knight', 'forbidden');
    t.expect({
      me: { purged: ['horseman-of-war'], line: [{ id: 'charette', damage: 2, exhausted: true }, 'raiding-knight'] },
      foe: { aember: 2, line: [] },
    });
  });
});

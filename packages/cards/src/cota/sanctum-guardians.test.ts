import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../index.ts';
import { targetsOf } from '../testing/targets.ts';

const foeHouses = { houses: ['brobnar', 'dis', 'shadows'] } as const;

describe('protectrix', () => {
  it('fully heals a creature, which then cannot be dealt damage this turn', () => {
    const t = table({
      me: { house: 'sanctum', line: ['protectrix', { id: 'raiding-knight', damage: 3 }] },
      foe: { line: ['valdr'] },
    });
    t.me.reap('protectrix').yes().choose('raiding-knight').fight('raiding-knight', 'valdr');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'protectrix', exhausted: true },
          { id: 'raiding-knight', exhausted: true },
        ],
      },
      foe: { line: [{ id: 'valdr', damage: 4 }] },
    });
  });

  it('may be declined', () => {
    const t = table({
      me: { house: 'sanctum', line: ['protectrix', { id: 'raiding-knight', damage: 3 }] },
      foe: { line: ['valdr'] },
    });
    t.me.reap('protectrix').no();
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'protectrix', exhausted: true },
          { id: 'raiding-knight', damage: 3 },
        ],
      },
      foe: { line: ['valdr'] },
    });
  });

  it('protects nothing that was not damaged: then it was not healed', () => {
    const t = table({
      me: { house: 'sanctum', line: ['protectrix', 'raiding-knight'] },
      foe: { line: ['valdr'] },
    });
    t.me.reap('protectrix').fight('raiding-knight', 'valdr');
    t.expect({
      me: { aember: 1, line: [{ id: 'protectrix', exhausted: true }] },
      foe: { line: [{ id: 'valdr', damage: 4 }] },
    });
  });

  it('may heal itself, or an enemy creature', () => {
    const t = table({
      me: { house: 'sanctum', line: [{ id: 'protectrix', damage: 4 }, 'protectrix', 'champion-tabris'] },
      foe: { aember: 1, line: [{ id: 'tocsin', damage: 1 }] },
    });
    t.me.reap('protectrix').yes().choose('protectrix').reap('protectrix#2').yes().choose('tocsin');
    t.me.fight('champion-tabris', 'tocsin');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'protectrix', exhausted: true },
          { id: 'protectrix', exhausted: true },
          { id: 'champion-tabris', damage: 1, aember: 1, exhausted: true },
        ],
      },
      foe: { aember: 0, line: ['tocsin'] },
    });
  });

  it('protects that one creature only, and not from destruction', () => {
    const t = table({
      me: {
        house: 'sanctum',
        line: ['protectrix', { id: 'mother', damage: 1 }],
        hand: ['the-spirit-s-way'],
      },
      foe: { line: ['batdrone'] },
    });
    t.me.reap('protectrix').yes().choose('mother').play('the-spirit-s-way');
    t.expect({ me: { aember: 1, line: [] }, foe: { line: ['batdrone'] } });
  });

  it('stops protecting at the end of the turn', () => {
    const t = table({
      me: {
        house: 'sanctum',
        houses: ['sanctum', 'logos', 'untamed'],
        line: ['protectrix', { id: 'mother', damage: 1 }],
      },
      foe: { ...foeHouses, hand: ['punch'] },
    });
    t.me.reap('protectrix').yes().choose('mother').end();
    t.foe.house('brobnar').play('punch').choose('mother');
    t.expect({ me: { line: ['protectrix', { id: 'mother', damage: 3 }] } });
  });

  it('protects no later life of the creature', () => {
    const t = table({
      me: {
        house: 'sanctum',
        line: ['protectrix', { id: 'lady-maxena', damage: 1 }, 'mother'],
        hand: ['mighty-lance'],
      },
      foe: {},
    });
    t.me.reap('protectrix').yes().choose('lady-maxena').action('lady-maxena').play('lady-maxena').choose('protectrix');
    t.me.play('mighty-lance').choose('lady-maxena');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'protectrix', exhausted: true, stunned: true },
          { id: 'mother', damage: 3 },
          { id: 'lady-maxena', damage: 1, exhausted: true },
        ],
      },
    });
  });
});

describe('sanctum-guardian', () => {
  it('swaps places with another friendly creature after it reaped', () => {
    const t = table({
      me: { house: 'sanctum', line: ['sanctum-guardian', 'mother', 'tocsin', 'shooler'] },
      foe: { line: ['valdr'] },
    });
    t.me.reap('sanctum-guardian').choose('tocsin');
    t.expect({
      me: { aember: 1, line: ['tocsin', 'mother', { id: 'sanctum-guardian', exhausted: true }, 'shooler'] },
      foe: { line: ['valdr'] },
    });
  });

  it('swaps after it fought', () => {
    const t = table({
      me: { house: 'sanctum', line: ['sanctum-guardian', { id: 'mother', damage: 1, aember: 2 }] },
      foe: { line: ['tocsin'] },
    });
    t.me.fight('sanctum-guardian', 'tocsin');
    t.expect({
      me: {
        line: [
          { id: 'mother', damage: 1, aember: 2 },
          { id: 'sanctum-guardian', damage: 2, exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });

  it('must swap, and offers neither itself nor an enemy creature', () => {
    const t = table({
      me: { house: 'sanctum', line: ['mother', 'sanctum-guardian', 'tocsin'] },
      foe: { line: ['valdr'] },
    });
    t.me.reap('sanctum-guardian');
    expect(t.options()).toEqual(['mother', 'tocsin']);
    t.me.choose('mother');
    t.expect({
      me: { line: [{ id: 'sanctum-guardian', exhausted: true }, 'mother', 'tocsin'] },
      foe: { line: ['valdr'] },
    });
  });

  it('stays where it is when it is alone', () => {
    const t = table({ me: { house: 'sanctum', line: ['sanctum-guardian'] }, foe: { line: ['valdr'] } });
    t.me.reap('sanctum-guardian');
    t.expect({ me: { aember: 1, line: [{ id: 'sanctum-guardian', exhausted: true }] }, foe: { line: ['valdr'] } });
  });

  it('changes who is on a flank: a Staunch Knight that loses it may die', () => {
    const t = table({
      me: { house: 'sanctum', line: [{ id: 'staunch-knight', damage: 4 }, 'sanctum-guardian', 'mother'] },
      foe: {},
    });
    t.me.reap('sanctum-guardian').choose('staunch-knight');
    t.expect({
      me: { line: [{ id: 'sanctum-guardian', exhausted: true }, 'mother'], discard: ['staunch-knight'] },
    });
  });

  it('protects its neighbors by taunt and has 1 armor', () => {
    const t = table({
      me: { house: 'dis', line: ['shooler'] },
      foe: { line: ['mother', 'sanctum-guardian', 'tocsin', 'valdr'] },
    });
    expect(targetsOf(t, 'shooler')).toEqual(['sanctum-guardian', 'valdr']);
    t.me.fight('shooler', 'sanctum-guardian');
    t.expect({ me: { line: [] }, foe: { line: ['mother', { id: 'sanctum-guardian', damage: 4 }, 'tocsin', 'valdr'] } });
  });

  it('ruling replicator/sanctum-guardian: does nothing when a Replicator of the opponent triggers its Reap: ability', () => {
    const t = table({
      me: { house: 'logos', line: ['replicator', 'mother'] },
      foe: { line: ['sanctum-guardian', 'tocsin'] },
    });
    t.me.reap('replicator').choose('sanctum-guardian').choose('mother');
    t.expect({
      me: { aember: 1, line: [{ id: 'replicator', exhausted: true }, 'mother'] },
      foe: { line: ['sanctum-guardian', 'tocsin'] },
    });
  });
});

describe('sequis', () => {
  it('captures 1 after it reaped', () => {
    const t = table({ me: { house: 'sanctum', line: ['sequis'] }, foe: { aember: 2 } });
    t.me.reap('sequis');
    t.expect({ me: { aember: 1, line: [{ id: 'sequis', aember: 1, exhausted: true }] }, foe: { aember: 1 } });
  });

  it('captures nothing from an empty pool', () => {
    const t = table({ me: { house: 'sanctum', line: ['sequis'], aember: 2 }, foe: {} });
    t.me.reap('sequis');
    t.expect({ me: { aember: 3, line: [{ id: 'sequis', exhausted: true }] }, foe: { aember: 0 } });
  });

  it('captures nothing by fighting; its armor takes 2', () => {
    const t = table({ me: { house: 'sanctum', line: ['sequis'] }, foe: { aember: 2, line: ['tocsin'] } });
    t.me.fight('sequis', 'tocsin');
    t.expect({ me: { line: [{ id: 'sequis', damage: 1, exhausted: true }] }, foe: { aember: 2, line: [] } });
  });

  it('captures nothing when its reap is spent on a stun', () => {
    const t = table({ me: { house: 'sanctum', line: [{ id: 'sequis', stunned: true }] }, foe: { aember: 2 } });
    t.me.unstun('sequis');
    t.expect({ me: { aember: 0, line: [{ id: 'sequis', exhausted: true }] }, foe: { aember: 2 } });
  });

  it('ruling replicator/sequis: triggered by an enemy Replicator it captures from its own controller', () => {
    const t = table({
      me: { house: 'logos', line: ['replicator'], aember: 3 },
      foe: { aember: 2, line: ['sequis'] },
    });
    t.me.reap('replicator');
    t.expect({
      me: { aember: 4, line: [{ id: 'replicator', exhausted: true }] },
      foe: { aember: 1, line: [{ id: 'sequis', aember: 1 }] },
    });
  });
});

describe('the-vaultkeeper', () => {
  it('keeps its æmber from being stolen', () => {
    const t = table({
      me: { house: 'shadows', hand: ['nerve-blast', 'urchin'], line: ['noddy-the-thief'] },
      foe: { aember: 5, line: ['the-vaultkeeper'] },
    });
    t.me.play('nerve-blast').play('urchin', 'right').action('noddy-the-thief');
    t.expect({
      me: {
        aember: 0,
        line: [
          { id: 'noddy-the-thief', exhausted: true },
          { id: 'urchin', exhausted: true },
        ],
      },
      foe: { aember: 5, line: ['the-vaultkeeper'] },
    });
  });

  it('stops neither capturing nor losing æmber', () => {
    const t = table({
      me: { house: 'dis', hand: ['charette'] },
      foe: { aember: 5, line: ['the-vaultkeeper'] },
    });
    t.me.play('charette');
    t.expect({
      me: { line: [{ id: 'charette', aember: 3, exhausted: true }] },
      foe: { aember: 2, line: ['the-vaultkeeper'] },
    });
  });

  it('leaves its own player free to steal', () => {
    const t = table({
      me: { house: 'shadows', hand: ['urchin'], line: ['the-vaultkeeper'] },
      foe: { aember: 2 },
    });
    t.me.play('urchin');
    t.expect({
      me: { aember: 1, line: ['the-vaultkeeper', { id: 'urchin', exhausted: true }] },
      foe: { aember: 1 },
    });
  });

  it('stops also what is stolen in place of a reap, which then gains nothing', () => {
    const t = table({
      me: { house: 'logos', hand: ['dimension-door'], line: ['mother'] },
      foe: { aember: 3, line: ['the-vaultkeeper'] },
    });
    t.me.play('dimension-door').reap('mother');
    t.expect({
      me: { aember: 0, line: [{ id: 'mother', exhausted: true }] },
      foe: { aember: 3, line: ['the-vaultkeeper'] },
    });
  });

  it('protects no longer when it is gone', () => {
    const t = table({
      me: { house: 'dis', hand: ['fear', 'shooler'] },
      foe: { aember: 4, line: ['the-vaultkeeper'] },
    });
    t.me.play('fear').play('shooler');
    t.expect({ me: { aember: 1, line: [{ id: 'shooler', exhausted: true }] }, foe: { aember: 3, line: [] } });
  });
});

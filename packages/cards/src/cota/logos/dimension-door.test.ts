import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const tired = { exhausted: true };

describe('dimension-door', () => {
  it('steals instead of gaining by reaping', () => {
    const t = table({
      me: { house: 'logos', hand: ['dimension-door'], line: ['batdrone', 'mother'] },
      foe: { aember: 3 },
    });
    t.me.play('dimension-door').reap('batdrone').reap('mother');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'batdrone', exhausted: true },
          { id: 'mother', exhausted: true },
        ],
      },
      foe: { aember: 1 },
    });
  });

  it('gives nothing where there is nothing to steal', () => {
    const t = table({
      me: { house: 'logos', hand: ['dimension-door'], line: ['batdrone', 'mother'] },
      foe: { aember: 1 },
    });
    t.me.play('dimension-door').reap('batdrone').reap('mother');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'batdrone', exhausted: true },
          { id: 'mother', exhausted: true },
        ],
      },
      foe: { aember: 0 },
    });
  });

  it('leaves other gains and Reap: abilities alone', () => {
    const t = table({
      me: {
        house: 'logos',
        hand: ['dimension-door', 'dr-escotera', 'wild-wormhole'],
        deck: ['dust-pixie', 'fear', 'fear'],
        line: ['doc-bookton'],
      },
      foe: { aember: 4, keys: 1 },
    });
    t.me.play('dimension-door').play('dr-escotera', 'left').play('wild-wormhole', 'left').reap('doc-bookton');
    // Dr. Escotera 1, bonus of Wild Wormhole 1 and of Dust Pixie 2, 1 stolen.
    t.expect({
      me: {
        aember: 5,
        hand: ['fear'],
        line: [
          { id: 'dust-pixie', exhausted: true },
          { id: 'dr-escotera', exhausted: true },
          { id: 'doc-bookton', exhausted: true },
        ],
      },
      foe: { aember: 3 },
    });
  });

  it('steals once for one reap, however many doors are open', () => {
    const t = table({
      me: { house: 'logos', hand: ['dimension-door', 'dimension-door'], line: ['mother'] },
      foe: { aember: 3 },
    });
    t.me.play('dimension-door').play('dimension-door').reap('mother');
    t.expect({ me: { aember: 1, line: [{ id: 'mother', exhausted: true }] }, foe: { aember: 2 } });
  });

  it('does not change what the opponent gains, and ends with the turn', () => {
    const t = table({
      me: {
        house: 'logos',
        hand: ['dimension-door'],
        aember: 2,
        houses: ['logos', 'sanctum', 'untamed'],
        line: ['mother'],
      },
      foe: { houses: ['dis', 'brobnar', 'shadows'], aember: 2, line: ['tocsin'] },
    });
    t.me.play('dimension-door').end();
    t.foe.house('dis').reap('tocsin');
    t.expect({ me: { aember: 2, line: ['mother'] }, foe: { aember: 3, line: [{ id: 'tocsin', exhausted: true }] } });
    t.foe.end();
    t.me.house('logos').reap('mother');
    t.expect({ me: { aember: 3, line: [{ id: 'mother', exhausted: true }] }, foe: { aember: 3, line: ['tocsin'] } });
  });

  it('neither steals nor gains what cannot be stolen', () => {
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
});

describe('Dimension Door', () => {
  it('each reap steals 1 while there is something; Crystal Hive pays on top', () => {
    const t = table({
      me: { house: 'logos', hand: ['dimension-door'], line: ['mother', 'doc-bookton'], deck: ['punch'] },
      foe: { aember: 1 },
    });
    t.me.play('dimension-door').reap('mother').reap('doc-bookton');
    t.expect({
      me: {
        aember: 1,
        hand: ['punch'],
        line: [
          { id: 'mother', ...tired },
          { id: 'doc-bookton', ...tired },
        ],
      },
      foe: { aember: 0 },
    });
  });

  it('two of them: one æmber is stolen once, not twice', () => {
    const t = table({
      me: { house: 'logos', hand: ['dimension-door', 'dimension-door'], line: ['mother'] },
      foe: { aember: 5 },
    });
    t.me.play('dimension-door').play('dimension-door').reap('mother');
    t.expect({ me: { aember: 1, line: [{ id: 'mother', ...tired }] }, foe: { aember: 4 } });
  });

  it('does not touch bonuses', () => {
    const t = table({
      me: { house: 'logos', hand: ['dimension-door', 'labwork', 'phase-shift'], line: ['mother'] },
      foe: { aember: 5 },
    });
    t.me.play('dimension-door').play('labwork').choose('phase-shift').reap('mother');
    t.expect({ me: { aember: 2, line: [{ id: 'mother', ...tired }] }, foe: { aember: 4 } });
  });
});

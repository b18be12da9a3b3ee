import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('deusillus', () => {
  it('captures all æmber of the opponent and deals 5 damage to an enemy creature', () => {
    const t = table({
      me: { house: 'saurian', hand: ['deusillus', 'deusillus2'] },
      foe: { aember: 7, line: ['troll', 'krump'] },
    });
    t.me.play('deusillus').choose('krump');
    t.expect({
      me: { hand: [], line: [{ id: 'deusillus', aember: 7, exhausted: true }] },
      foe: { aember: 0, line: ['troll', { id: 'krump', damage: 5 }] },
    });
  });

  it('captures where there is no creature to damage, and deals damage where there is nothing to capture', () => {
    const t = table({
      me: { house: 'saurian', hand: ['deusillus', 'deusillus2'], line: ['troll'] },
      foe: { aember: 2 },
    });
    t.me.play('deusillus');
    t.expect({ me: { line: ['troll', { id: 'deusillus', aember: 2, exhausted: true }] }, foe: { aember: 0 } });
    const poor = table({ me: { house: 'saurian', hand: ['deusillus', 'deusillus2'] }, foe: { line: ['tocsin'] } });
    poor.me.play('deusillus');
    poor.expect({ me: { line: [{ id: 'deusillus', exhausted: true }] }, foe: { line: [], discard: ['tocsin'] } });
  });

  it('puts 1 æmber on it into the supply and deals 2 damage to each enemy creature after it reaps', () => {
    const t = table({
      me: { house: 'saurian', line: [{ id: 'deusillus', aember: 3 }, 'bumpsy'] },
      foe: { aember: 1, line: ['ember-imp', 'krump', { id: 'bulwark', warded: true }] },
    });
    t.me.reap('deusillus');
    t.expect({
      me: { aember: 1, line: [{ id: 'deusillus', aember: 2, exhausted: true }, 'bumpsy'] },
      foe: { aember: 1, line: [{ id: 'krump', damage: 0 }, 'bulwark'] },
    });
  });

  it('does so after a fight, also without æmber on it', () => {
    const t = table({ me: { house: 'saurian', line: ['deusillus'] }, foe: { line: ['tocsin', 'zorg'] } });
    t.me.fight('deusillus', 'tocsin');
    t.expect({
      me: { line: [{ id: 'deusillus', damage: 3, exhausted: true }] },
      foe: { line: [{ id: 'zorg', damage: 2 }] },
    });
  });

  it('ruling deusillus/both-halves: is one play, on the first turn too, and only with both halves in hand', () => {
    const t = table({
      turn: 1,
      me: { house: 'saurian', hand: ['deusillus', 'deusillus2', 'paraguardian'] },
      foe: { aember: 0 },
    });
    t.me.play('deusillus').cannot('play', 'paraguardian', 'first-turn');
    t.expect({ me: { hand: ['paraguardian'], line: [{ id: 'deusillus', exhausted: true }] } });
    const half = table({
      me: { house: 'saurian', hand: ['deusillus'], discard: ['deusillus2'] },
      foe: { aember: 0 },
    });
    half.me.cannot('play', 'deusillus', 'no-art-half');
  });

  it.each([
    { how: 'beware-the-ides', zone: 'discard' },
    { how: 'hysteria', zone: 'hand' },
  ] as const)('ruling deusillus/leaves-play: both halves go to the same zone, as two cards: $zone', ({ how, zone }) => {
    const t = table({
      me: { house: how === 'hysteria' ? 'dis' : 'saurian', hand: [how] },
      foe: { line: [{ id: 'deusillus', aember: 2 }] },
    });
    t.me.play(how);
    if (zone === 'discard') t.me.choose('deusillus');
    t.expect({ me: { aember: zone === 'discard' ? 3 : 2 }, foe: { line: [], [zone]: ['deusillus2', 'deusillus'] } });
  });

  it('ruling deusillus/control: control of it is taken as of any creature', () => {
    const t = table({ me: { house: 'mars', hand: ['hypnobeam'] }, foe: { line: ['deusillus'] } });
    t.me.play('hypnobeam');
    t.expect({ me: { line: ['deusillus'] }, foe: { line: [] } });
  });

  it('ruling deusillus/archives: archived by an effect that names no archives, both halves go to those of its owner', () => {
    const t = table({
      me: { house: 'logos', hand: ['code-monkey'], line: [{ id: 'deusillus', owner: 1 }] },
      foe: {},
    });
    t.me.play('code-monkey');
    t.expect({
      me: { archives: [], line: [{ id: 'code-monkey', exhausted: true }] },
      foe: { archives: ['deusillus', 'deusillus2'] },
    });
  });

  it('ruling deusillus/greking: who destroyed it in a fight puts no half of it into play', () => {
    const t = table({
      me: { house: 'dis', line: [{ id: 'overlord-greking', power: 20 }] },
      foe: { line: [{ id: 'deusillus', damage: 15 }] },
    });
    t.me.fight('overlord-greking', 'deusillus');
    t.expect({
      me: { line: [{ id: 'overlord-greking', power: 20, damage: 20, exhausted: true }] },
      foe: { line: [], discard: ['deusillus2', 'deusillus'] },
    });
  });

  it('ruling deusillus/mimic-gel: Mimic Gel is a copy of it with a single card, and stays one where the creature leaves', () => {
    const t = table({
      me: { house: 'logos', hand: ['mimic-gel'] },
      foe: { aember: 2, line: [{ id: 'deusillus', damage: 15 }] },
    });
    t.me.play('mimic-gel').choose('deusillus');
    t.expect({
      me: { line: [{ id: 'mimic-gel', as: 'deusillus', aember: 2, exhausted: true }] },
      foe: { aember: 0, line: [], discard: ['deusillus2', 'deusillus'] },
    });
  });
});

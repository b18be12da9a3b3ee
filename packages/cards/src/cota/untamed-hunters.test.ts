// Untamed: creatures whose abilities deal damage.
import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../index.ts';

describe('kindrith-longshot', () => {
  it('deals 2 damage to a creature after it reaped', () => {
    const t = table({
      me: { house: 'untamed', line: ['kindrith-longshot', 'niffle-ape'] },
      foe: { line: ['silvertooth', 'valdr'] },
    });
    t.me.reap('kindrith-longshot').choose('silvertooth');
    t.expect({
      me: { aember: 1, line: [{ id: 'kindrith-longshot', exhausted: true }, 'niffle-ape'] },
      foe: { line: ['valdr'], discard: ['silvertooth'] },
    });
  });

  it('has to hit itself where it is alone', () => {
    const t = table({ me: { house: 'untamed', line: ['kindrith-longshot'] }, foe: {} });
    t.me.reap('kindrith-longshot');
    t.expect({ me: { aember: 1, line: [{ id: 'kindrith-longshot', damage: 2, exhausted: true }] } });
  });

  it('attacks without being hurt', () => {
    const t = table({ me: { house: 'untamed', line: ['kindrith-longshot'] }, foe: { line: ['valdr'] } });
    t.me.fight('kindrith-longshot', 'valdr');
    t.expect({
      me: { aember: 0, line: [{ id: 'kindrith-longshot', exhausted: true }] },
      foe: { line: [{ id: 'valdr', damage: 3 }] },
    });
  });

  it('eludes the first attack of a turn only', () => {
    const t = table({ me: { house: 'dis', line: ['tocsin', 'shooler'] }, foe: { line: ['kindrith-longshot'] } });
    t.me.fight('shooler', 'kindrith-longshot').fight('tocsin', 'kindrith-longshot');
    t.expect({
      me: { line: [{ id: 'shooler', exhausted: true }], discard: ['tocsin'] },
      foe: { line: [], discard: ['kindrith-longshot'] },
    });
  });
});

describe('lupo-the-scarred', () => {
  it('deals 2 damage to an enemy creature when it is played', () => {
    const t = table({
      me: { house: 'untamed', hand: ['lupo-the-scarred'], line: ['dust-pixie'] },
      foe: { line: ['valdr', 'silvertooth'] },
    });
    t.me.play('lupo-the-scarred').choose('silvertooth');
    t.expect({
      me: { line: ['dust-pixie', { id: 'lupo-the-scarred', exhausted: true }] },
      foe: { line: ['valdr'], discard: ['silvertooth'] },
    });
  });

  it('hurts no friendly creature where there is no enemy', () => {
    const t = table({ me: { house: 'untamed', hand: ['lupo-the-scarred'], line: ['dust-pixie'] }, foe: {} });
    t.me.play('lupo-the-scarred');
    t.expect({ me: { line: ['dust-pixie', { id: 'lupo-the-scarred', exhausted: true }] } });
  });

  it('attacks without being hurt', () => {
    const t = table({ me: { house: 'untamed', line: ['lupo-the-scarred'] }, foe: { line: ['grommid'] } });
    t.me.fight('lupo-the-scarred', 'grommid');
    t.expect({
      me: { line: [{ id: 'lupo-the-scarred', exhausted: true }] },
      foe: { line: [{ id: 'grommid', damage: 6 }] },
    });
  });

  it('is hurt when it is attacked', () => {
    const t = table({ me: { house: 'dis', line: ['tocsin'] }, foe: { line: ['lupo-the-scarred'] } });
    t.me.fight('tocsin', 'lupo-the-scarred');
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'lupo-the-scarred', damage: 3 }] } });
  });
});

describe('mighty-tiger', () => {
  it('deals 4 damage to an enemy creature when it is played', () => {
    const t = table({
      me: { house: 'untamed', hand: ['mighty-tiger'], line: ['dust-pixie'] },
      foe: { line: ['valdr', 'charette'] },
    });
    t.me.play('mighty-tiger').choose('charette');
    t.expect({
      me: { line: ['dust-pixie', { id: 'mighty-tiger', exhausted: true }] },
      foe: { line: ['valdr'], discard: ['charette'] },
    });
  });

  it('has its damage lessened by armor', () => {
    const t = table({
      me: { house: 'untamed', hand: ['mighty-tiger'] },
      foe: { line: ['raiding-knight', 'valdr'] },
    });
    t.me.play('mighty-tiger').choose('raiding-knight');
    t.expect({
      me: { line: [{ id: 'mighty-tiger', exhausted: true }] },
      foe: { line: [{ id: 'raiding-knight', damage: 2 }, 'valdr'] },
    });
  });

  it('hurts nobody without an enemy', () => {
    const t = table({ me: { house: 'untamed', hand: ['mighty-tiger'], line: ['dust-pixie'] }, foe: {} });
    t.me.play('mighty-tiger');
    t.expect({ me: { line: ['dust-pixie', { id: 'mighty-tiger', exhausted: true }] } });
  });

  it('deals nothing extra when it fights', () => {
    const t = table({ me: { house: 'untamed', line: ['mighty-tiger'] }, foe: { line: ['shooler', 'tocsin'] } });
    t.me.fight('mighty-tiger', 'shooler');
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'shooler', damage: 4 }, 'tocsin'] } });
  });
});

describe('piranha-monkeys', () => {
  it('deals 2 damage to each other creature when it is played', () => {
    const t = table({
      me: { house: 'untamed', hand: ['piranha-monkeys'], line: ['dust-pixie', 'snufflegator'] },
      foe: { line: ['silvertooth', 'valdr', 'raiding-knight'] },
    });
    t.me.play('piranha-monkeys');
    t.expect({
      me: {
        line: [
          { id: 'snufflegator', damage: 2 },
          { id: 'piranha-monkeys', exhausted: true },
        ],
        discard: ['dust-pixie'],
      },
      foe: { line: [{ id: 'valdr', damage: 2 }, 'raiding-knight'], discard: ['silvertooth'] },
    });
  });

  it('deals it again when it reaps, to another copy too', () => {
    const t = table({
      me: { house: 'untamed', line: ['piranha-monkeys', 'piranha-monkeys'] },
      foe: { line: ['tocsin'] },
    });
    t.me.reap('piranha-monkeys');
    t.expect({
      me: { aember: 1, line: [{ id: 'piranha-monkeys', exhausted: true }], discard: ['piranha-monkeys'] },
      foe: { line: [{ id: 'tocsin', damage: 2 }] },
    });
  });

  it('deals nothing more than its power by fighting', () => {
    const t = table({
      me: { house: 'untamed', line: ['piranha-monkeys', 'snufflegator'] },
      foe: { line: ['dust-imp', 'tocsin'] },
    });
    t.me.fight('piranha-monkeys', 'tocsin');
    t.expect({
      me: { line: ['snufflegator'] },
      foe: { line: ['dust-imp', { id: 'tocsin', damage: 2 }] },
    });
  });

  it('kills creatures of both sides at the same time', () => {
    const t = table({
      me: { house: 'untamed', hand: ['piranha-monkeys'], line: [{ id: 'niffle-queen', damage: 4 }, 'niffle-ape'] },
      foe: { line: ['dust-imp'] },
    });
    // The ape has 5 power beside the queen, and 3 after her death: 2 damage do not kill it.
    t.me.play('piranha-monkeys');
    t.expect({
      me: {
        line: [
          { id: 'niffle-ape', damage: 2 },
          { id: 'piranha-monkeys', exhausted: true },
        ],
        discard: ['niffle-queen'],
      },
      foe: { aember: 2, line: [] },
    });
  });
});

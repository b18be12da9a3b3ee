import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('troop-call', () => {
  it('returns each friendly Niffle creature and each one in the discard pile to hand', () => {
    const t = table({
      me: {
        house: 'untamed',
        hand: ['troop-call'],
        line: ['niffle-ape', 'snufflegator', 'niffle-queen'],
        discard: ['niffle-ape', 'tocsin', 'niffle-queen'],
      },
      foe: { line: ['niffle-ape'], discard: ['niffle-queen'] },
    });
    t.me.play('troop-call');
    t.expect({
      me: {
        aember: 1,
        hand: ['niffle-ape', 'niffle-ape', 'niffle-queen', 'niffle-queen'],
        line: ['snufflegator'],
        discard: ['troop-call', 'tocsin'],
      },
      foe: { line: ['niffle-ape'], discard: ['niffle-queen'], hand: [] },
    });
  });

  it('returns those of one place where the other has none', () => {
    const t = table({
      me: { house: 'untamed', hand: ['troop-call'], discard: ['niffle-ape', 'fear'] },
      foe: {},
    });
    t.me.play('troop-call');
    t.expect({ me: { aember: 1, hand: ['niffle-ape'], discard: ['troop-call', 'fear'] } });
  });

  it('does nothing without a Niffle', () => {
    const t = table({
      me: { house: 'untamed', hand: ['troop-call'], line: ['dust-pixie'], discard: ['fear'] },
      foe: {},
    });
    t.me.play('troop-call');
    t.expect({ me: { aember: 1, hand: [], line: ['dust-pixie'], discard: ['troop-call', 'fear'] } });
  });

  it('gives the æmber on them to the opponent and their upgrades to the discard pile', () => {
    const t = table({
      me: {
        house: 'untamed',
        hand: ['troop-call'],
        line: [{ id: 'niffle-ape', aember: 2, upgrades: ['way-of-the-wolf'] }],
      },
      foe: { aember: 1 },
    });
    t.me.play('troop-call');
    t.expect({
      me: { aember: 1, hand: ['niffle-ape'], line: [], discard: ['troop-call', 'way-of-the-wolf'] },
      foe: { aember: 3 },
    });
  });

  it('returns a Niffle of the opponent that it controls to the hand of its owner', () => {
    const t = table({
      me: { house: 'untamed', hand: ['troop-call'], line: [{ id: 'niffle-ape', owner: 1 }, 'niffle-queen'] },
      foe: {},
    });
    t.me.play('troop-call');
    t.expect({ me: { aember: 1, hand: ['niffle-queen'], line: [] }, foe: { hand: ['niffle-ape'] } });
  });
});

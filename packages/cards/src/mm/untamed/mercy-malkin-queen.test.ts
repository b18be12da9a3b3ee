import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('mercy-malkin-queen', () => {
  it('wards a friendly Cat creature that enters play, and no other creature', () => {
    const t = table({
      me: { house: 'untamed', hand: ['floomf', 'snufflegator'], line: ['mercy-malkin-queen', 'lumilu'] },
      foe: {},
    });
    t.me.play('floomf').play('snufflegator');
    t.expect({
      me: {
        line: [
          'mercy-malkin-queen',
          'lumilu',
          { id: 'floomf', warded: true, exhausted: true },
          { id: 'snufflegator', exhausted: true },
        ],
      },
    });
  });

  it('does not ward a Cat of the opponent, or one that enters before her', () => {
    const t = table({ me: { house: 'untamed', hand: ['floomf'] }, foe: { line: ['mercy-malkin-queen'] } });
    t.me.play('floomf');
    t.expect({ me: { line: [{ id: 'floomf', exhausted: true }] }, foe: { line: ['mercy-malkin-queen'] } });
    const late = table({ me: { house: 'untamed', hand: ['mercy-malkin-queen'], line: ['floomf'] }, foe: {} });
    late.me.play('mercy-malkin-queen');
    late.expect({ me: { line: ['floomf', { id: 'mercy-malkin-queen', exhausted: true }] } });
  });

  it('wards a Cat that is put into play', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch', 'punch'], line: ['mercy-malkin-queen', 'gebuk'], deck: ['floomf'] },
      foe: {},
    });
    t.me.play('punch').choose('gebuk').play('punch').choose('gebuk');
    t.expect({
      me: {
        line: ['mercy-malkin-queen', { id: 'floomf', warded: true, exhausted: true }],
        discard: ['punch', 'gebuk', 'punch'],
      },
    });
  });

  it('readies a friendly Beast creature after she fights', () => {
    const t = table({
      me: {
        house: 'untamed',
        line: ['mercy-malkin-queen', { id: 'snufflegator', exhausted: true }, { id: 'lumilu', exhausted: true }],
      },
      foe: { line: ['krump', { id: 'ancient-bear', exhausted: true }] },
    });
    t.me.fight('mercy-malkin-queen', 'krump').choose('lumilu');
    t.expect({
      me: {
        line: [{ id: 'mercy-malkin-queen', exhausted: true }, { id: 'snufflegator', exhausted: true }, 'lumilu'],
      },
      foe: {
        line: [
          { id: 'krump', damage: 3 },
          { id: 'ancient-bear', exhausted: true },
        ],
      },
    });
  });

  it('readies neither herself nor a creature that is no Beast', () => {
    const t = table({
      me: { house: 'untamed', line: ['mercy-malkin-queen', { id: 'dew-faerie', exhausted: true }] },
      foe: { line: ['krump'] },
    });
    t.me.fight('mercy-malkin-queen', 'krump');
    t.expect({
      me: {
        line: [
          { id: 'mercy-malkin-queen', exhausted: true },
          { id: 'dew-faerie', exhausted: true },
        ],
      },
      foe: { line: [{ id: 'krump', damage: 3 }] },
    });
  });
});

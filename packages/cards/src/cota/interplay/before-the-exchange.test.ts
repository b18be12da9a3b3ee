// Cards that wait for a creature to be destroyed fighting, or in a fight: not before the exchange of damage.
import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('a creature that assault kills was not destroyed fighting', () => {
  it.each([
    ['krump', 'brobnar'],
    ['mugwump', 'brobnar'],
    ['gravelguts', 'brobnar'],
    ['stealer-of-souls', 'dis'],
    ['overlord-greking', 'dis'],
    ['brain-eater', 'logos'],
    ['hapsis', 'logos'],
    ['grommid', 'mars'],
    ['francus', 'sanctum'],
    ['eunoia', 'untamed'],
  ] as const)('%s', (id, house) => {
    const fighter = { id, upgrades: ['way-of-the-bear'] };
    const t = table({
      me: { house, line: [fighter], deck: ['fear'] },
      foe: { aember: 3, line: ['urchin'] },
    });
    t.me.fight(id, 'urchin');
    t.expect({
      me: { aember: 0, line: [{ ...fighter, exhausted: true }], hand: [], deck: ['fear'] },
      foe: { aember: 3, line: [], discard: ['urchin'] },
    });
  });

  it('the-colosseum gets no counter', () => {
    const t = table({
      me: { house: 'untamed', line: ['ancient-bear'], artifacts: ['the-colosseum'] },
      foe: { line: ['dust-imp'] },
    });
    t.me.fight('ancient-bear', 'dust-imp');
    t.expect({
      me: { line: [{ id: 'ancient-bear', exhausted: true }], artifacts: ['the-colosseum'] },
      foe: { aember: 2, line: [], discard: ['dust-imp'] },
    });
  });

  it('the-warchest pays nothing', () => {
    const fighter = { id: 'troll', upgrades: ['way-of-the-bear'] };
    const t = table({
      me: { house: 'brobnar', line: [fighter], artifacts: ['the-warchest'] },
      foe: { line: ['urchin'] },
    });
    t.me.fight('troll', 'urchin').action('the-warchest');
    t.expect({
      me: { aember: 0, line: [{ ...fighter, exhausted: true }], artifacts: [{ id: 'the-warchest', exhausted: true }] },
      foe: { line: [], discard: ['urchin'] },
    });
  });
});

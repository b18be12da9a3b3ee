import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { above, fated } from '../../testing/prophecies.ts';

describe('strategic-feint', () => {
  it('deals 1 to two enemy creatures and exhausts them', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['strategic-feint'], line: ['troll'] },
      foe: { line: ['valdr', 'bumpsy', 'dust-pixie'] },
    });
    t.me.play('strategic-feint').choose('valdr', 'dust-pixie');
    t.expect({
      me: { aember: 1, line: ['troll'] },
      foe: { line: [{ id: 'valdr', damage: 1, exhausted: true }, 'bumpsy'] },
    });
  });

  it('takes the only one that there is', () => {
    const t = table({ me: { house: 'star-alliance', hand: ['strategic-feint'] }, foe: { line: ['valdr'] } });
    t.me.play('strategic-feint');
    t.expect({ foe: { line: [{ id: 'valdr', damage: 1, exhausted: true }] } });
  });

  it('Fate: the active player plays no more cards of the type of the top card of their deck this turn', () => {
    const t = fated('strategic-feint', { hand: ['troll', 'anger'], deck: ['mother', 'valdr'] });
    t.foe.cannot('play', 'troll').play('anger').discard('troll');
    t.expect({ foe: { hand: [], deck: ['valdr'], discard: ['troll', 'anger', 'mother', 'punch'] } });
  });

  it('Fate: also when the discarded card is elsewhere later in that turn', () => {
    const t = table({
      active: 1,
      me: { house: 'brobnar', beside: [above('wasteful-regret', 'strategic-feint')] },
      foe: { house: 'untamed', hand: ['key-charge', 'snufflegator', 'regrowth'], deck: ['dust-pixie'] },
    });
    t.foe.discard('key-charge').play('regrowth');
    t.expect({ foe: { hand: ['dust-pixie', 'snufflegator'] } });
    t.foe.cannot('play', 'snufflegator').cannot('play', 'dust-pixie');
  });

  it('Fate: nothing is forbidden where the deck is empty', () => {
    const t = fated('strategic-feint', { hand: ['troll'] });
    t.foe.play('troll');
    t.expect({ foe: { line: [{ id: 'troll', exhausted: true }] } });
  });
});

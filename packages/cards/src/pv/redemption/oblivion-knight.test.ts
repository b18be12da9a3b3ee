import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { fated } from '../../testing/prophecies.ts';

describe('oblivion-knight', () => {
  it('purges the creature that it fought, if both survive', () => {
    const t = table({ me: { house: 'redemption', line: ['oblivion-knight'] }, foe: { line: ['snufflegator'] } });
    t.me.fight('oblivion-knight', 'snufflegator');
    t.expect({
      me: { line: [{ id: 'oblivion-knight', exhausted: true, damage: 1 }] },
      foe: { line: [], purged: ['snufflegator'] },
    });
  });

  it('does nothing to one that the fight destroyed', () => {
    const t = table({ me: { house: 'redemption', line: ['oblivion-knight'] }, foe: { line: ['dust-pixie'] } });
    t.me.fight('oblivion-knight', 'dust-pixie');
    t.expect({
      me: { line: [{ id: 'oblivion-knight', exhausted: true }] },
      foe: { line: [], discard: ['dust-pixie'], purged: [] },
    });
  });

  it('Fate: purges the most powerful friendly creature', () => {
    const t = fated('oblivion-knight', { line: ['valdr', 'bumpsy'] }, { line: ['troll'] });
    t.expect({ me: { line: ['troll'] }, foe: { line: ['bumpsy'], purged: ['valdr'] } });
  });
});

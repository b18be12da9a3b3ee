import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { fated } from '../../testing/prophecies.ts';

describe('bondsman-belvan', () => {
  it('looks at the top card of the opponent’s deck after it fights or reaps, and may discard it', () => {
    const t = table({ me: { house: 'shadows', line: ['bondsman-belvan'] }, foe: { deck: ['troll', 'bumpsy'] } });
    t.me.reap('bondsman-belvan').yes();
    t.expect({
      me: { line: [{ id: 'bondsman-belvan', exhausted: true }] },
      foe: { deck: ['bumpsy'], discard: ['troll'] },
    });
    const u = table({
      me: { house: 'shadows', line: ['bondsman-belvan'] },
      foe: { line: ['urchin'], deck: ['troll', 'bumpsy'] },
    });
    u.me.fight('bondsman-belvan', 'urchin').no();
    u.expect({
      me: { line: [{ id: 'bondsman-belvan', exhausted: true }] },
      foe: { line: ['urchin'], deck: ['troll', 'bumpsy'], discard: [] },
    });
  });

  it('asks nothing where that deck is empty', () => {
    const t = table({ me: { house: 'shadows', line: ['bondsman-belvan'] }, foe: {} });
    t.me.reap('bondsman-belvan');
    t.expect({ me: { aember: 1, line: [{ id: 'bondsman-belvan', exhausted: true }] } });
  });

  it('Fate: gives an artifact of the active player to their opponent', () => {
    const t = fated('bondsman-belvan', { artifacts: ['mothergun', 'gauntlet-of-command'] }, { artifacts: ['cannon'] });
    t.foe.choose('mothergun');
    t.expect({
      me: { artifacts: ['cannon', { id: 'mothergun', owner: 1 }] },
      foe: { artifacts: ['gauntlet-of-command'] },
    });
  });

  it('Fate: does nothing where they control none', () => {
    const t = fated('bondsman-belvan', {}, { artifacts: ['cannon'] });
    t.expect({ me: { artifacts: ['cannon'] }, foe: { artifacts: [] } });
  });
});

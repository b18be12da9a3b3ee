import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const ghost = { id: 'ghostform', house: 'dis' } as const;

describe('ghostform', () => {
  it('ruling ghostform/invulnerable: damage and destruction fail, return to a hand works', () => {
    const worn = { id: 'urchin', upgrades: [ghost] };
    const t = table({
      me: { house: 'dis', hand: ['gateway-to-dis', 'fear'] },
      foe: { line: [worn, 'troll'] },
    });
    t.me.play('gateway-to-dis');
    t.expect({ foe: { line: [{ id: 'urchin', upgrades: ['ghostform'] }], discard: ['troll'] } });
    t.me.play('fear');
    t.expect({ foe: { line: [], hand: ['urchin'], discard: ['ghostform', 'troll'] } });
  });

  it('goes to the archives of its owner after the creature reaps', () => {
    const t = table({ me: { house: 'shadows', line: [{ id: 'silvertooth', upgrades: [ghost] }] }, foe: {} });
    t.me.reap('silvertooth');
    t.expect({ me: { aember: 1, archives: ['ghostform'], line: [{ id: 'silvertooth', exhausted: true }] } });
  });

  it('protects in the fight after which it is archived', () => {
    const t = table({
      me: { house: 'shadows', line: [{ id: 'silvertooth', upgrades: [ghost] }] },
      foe: { line: ['troll'] },
    });
    t.me.fight('silvertooth', 'troll');
    t.expect({
      me: { archives: ['ghostform'], line: [{ id: 'silvertooth', exhausted: true }] },
      foe: { line: [{ id: 'troll', damage: 2 }] },
    });
  });
});

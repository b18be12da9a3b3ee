import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { myHouses } from '../../testing/houses.ts';

describe('soul-snatcher', () => {
  it('gives the owner 1 for each creature that is destroyed, on both sides', () => {
    const t = table({
      me: { house: 'shadows', hand: ['poison-wave'], line: ['silvertooth'] },
      foe: { line: ['silvertooth', 'urchin', 'mother'], artifacts: ['soul-snatcher'] },
    });
    t.me.play('poison-wave');
    t.expect({
      me: { aember: 2, line: [] },
      foe: { aember: 2, line: [{ id: 'mother', damage: 2 }], artifacts: ['soul-snatcher'] },
    });
  });

  it('gives it to the owner, not to the controller', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], artifacts: ['soul-snatcher'], line: [{ id: 'tocsin', owner: 1 }] },
      foe: {},
    });
    t.me.play('punch');
    t.expect({ me: { aember: 1, line: [] }, foe: { aember: 1, discard: ['tocsin'] } });
  });

  it('counts a creature that went to a hand because it was destroyed', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], artifacts: ['soul-snatcher'] },
      foe: { line: ['bad-penny'] },
    });
    t.me.play('punch');
    t.expect({ me: { aember: 1 }, foe: { aember: 1, hand: ['bad-penny'], line: [] } });
  });

  it('pays nobody for a creature that was saved, returned or purged, or for an artifact', () => {
    const t = table({
      me: {
        house: 'dis',
        hand: ['hand-of-dis', 'fear', 'poltergeist'],
        artifacts: ['soul-snatcher', 'sacrificial-altar'],
        line: ['bad-penny'],
      },
      foe: {
        line: ['mother', { id: 'tocsin', upgrades: ['armageddon-cloak'] }, 'shooler'],
        artifacts: ['speed-sigil'],
      },
    });
    t.me.play('hand-of-dis').play('fear').choose('mother').action('sacrificial-altar');
    t.me.play('poltergeist').choose('speed-sigil');
    t.expect({
      me: { aember: 1, line: [], purged: ['bad-penny'] },
      foe: { aember: 0, line: ['tocsin', 'shooler'], hand: ['mother'], artifacts: [] },
    });
  });

  it('pays for each copy in play', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], artifacts: ['soul-snatcher', 'soul-snatcher'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('punch');
    t.expect({ me: { aember: 1 }, foe: { aember: 2, line: [] } });
  });

  it('pays nobody when it is destroyed together with the creatures', () => {
    const t = table({
      step: 'forge',
      me: { ...myHouses.dis, artifacts: ['strange-gizmo', 'soul-snatcher'], line: ['mother'], aember: 6 },
      foe: { line: ['tocsin'] },
    });
    t.expect({
      me: { aember: 0, keys: 1, line: [], artifacts: [] },
      foe: { aember: 0, line: [], discard: ['tocsin'] },
    });
  });
});

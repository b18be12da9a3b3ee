import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('avenging-aura', () => {
  it('each friendly creature deals 1 before its fight for each key of the opponent', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['avenging-aura'], line: ['sequis', 'raiding-knight'] },
      foe: { keys: 2, line: ['silvertooth', 'krump'] },
    });
    t.me.play('avenging-aura').fight('sequis', 'silvertooth').fight('raiding-knight', 'krump');
    t.expect({
      me: { aember: 1, line: [{ id: 'sequis', exhausted: true }] },
      foe: { line: [] },
    });
  });

  it('does nothing where the opponent has no key, however many its player has', () => {
    const t = table({
      me: { house: 'sanctum', keys: 2, hand: ['avenging-aura'], line: ['sequis'] },
      foe: { line: ['silvertooth'] },
    });
    t.me.play('avenging-aura').fight('sequis', 'silvertooth');
    t.expect({ me: { line: [{ id: 'sequis', exhausted: true }] }, foe: { line: [] } });
    const strong = table({
      me: { house: 'sanctum', keys: 2, hand: ['avenging-aura'], line: ['sequis'] },
      foe: { line: ['krump'] },
    });
    strong.me.play('avenging-aura').fight('sequis', 'krump');
    strong.expect({ me: { line: [] }, foe: { line: [{ id: 'krump', damage: 4 }] } });
  });

  it('counts for a creature that comes later in the turn', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['avenging-aura', 'raiding-knight', 'inspiration'] },
      foe: { keys: 2, line: ['silvertooth'] },
    });
    t.me
      .play('avenging-aura')
      .play('raiding-knight')
      .play('inspiration')
      .choose('raiding-knight')
      .choose('fight raiding-knight');
    t.expect({ me: { line: [{ id: 'raiding-knight', exhausted: true }] }, foe: { line: [] } });
  });

  it('adds to the assault that a creature has', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['avenging-aura', 'avenging-aura'], line: ['sequis'] },
      foe: { keys: 1, line: ['silvertooth'] },
    });
    t.me.play('avenging-aura').play('avenging-aura').fight('sequis', 'silvertooth');
    t.expect({ me: { aember: 2, line: [{ id: 'sequis', exhausted: true }] }, foe: { line: [] } });
  });

  it('is over with the turn, and does nothing for enemy creatures', () => {
    const t = table({
      me: { house: 'sanctum', ...myHouses.dis, hand: ['avenging-aura'], line: ['sequis'], keys: 2 },
      foe: { ...foeHouses, keys: 2, line: ['tocsin'] },
    });
    t.me.play('avenging-aura').end();
    t.foe.house('dis').fight('tocsin', 'sequis');
    t.expect({ me: { line: [{ id: 'sequis', damage: 1 }] }, foe: { line: [] } });
  });
});

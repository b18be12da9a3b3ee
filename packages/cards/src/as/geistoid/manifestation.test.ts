import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';

describe('manifestation', () => {
  it('resolves the bonus icons of a card in the discard pile of a haunted player', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['manifestation'], discard: ['dust-pixie', ...filler(9)] },
      foe: { discard: ['dust-pixie'] },
    });
    t.me.play('manifestation').choose('dust-pixie');
    t.expect({ me: { aember: 3, line: [], discard: ['manifestation', 'dust-pixie', ...filler(9)] } });
  });

  it('may take one of your opponent, whose icons are resolved for you', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['manifestation'], line: ['troll'], discard: filler(9) },
      foe: { aember: 2, discard: [{ id: 'fear', bonus: ['capture'] }, ...filler(9)] },
    });
    t.me.play('manifestation').choose('fear');
    t.expect({ me: { aember: 1, line: [{ id: 'troll', aember: 1 }] }, foe: { aember: 1 } });
  });

  it('does nothing where no player is haunted', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['manifestation'], discard: filler(9) },
      foe: { discard: filler(9) },
    });
    t.me.play('manifestation');
    t.expect({ me: { aember: 1 } });
  });

  it('plays nothing: a “Play:” ability of that card does not resolve', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['manifestation'], discard: [{ id: 'bumpsy', bonus: ['aember'] }, ...filler(9)] },
      foe: { aember: 2 },
    });
    t.me.play('manifestation').choose('bumpsy');
    t.expect({ me: { aember: 2, line: [] }, foe: { aember: 2 } });
  });
});

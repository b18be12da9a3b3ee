// The tests of what all Tentacles of the Keyraken say.
import type { CardName } from '@vaultsong/engine';
import { definition, table } from '@vaultsong/engine';
import { expect, it } from 'vitest';
import '../../../index.ts';

/** The tests of one of them. */
export function tentacleTests(tentacle: CardName): void {
  const stays = { id: tentacle, exhausted: true };

  it('is archived at once where no friendly Legendary Keyraken is in play, an enemy one or not', () => {
    const t = table({ me: { house: 'keyraken', hand: [tentacle] }, foe: { line: ['legendary-keyraken'] } });
    t.me.play(tentacle);
    t.expect({ me: { line: [], archives: [tentacle], discard: [] }, foe: { line: ['legendary-keyraken'] } });
  });

  it('stays beside one, and is archived as that leaves play', () => {
    const t = table({ me: { house: 'keyraken', hand: [tentacle], line: ['legendary-keyraken'] } });
    t.me.play(tentacle);
    t.expect({ me: { line: ['legendary-keyraken', stays], archives: [] } });
    const left = table({ me: { house: 'dis', hand: ['fear'] }, foe: { line: ['legendary-keyraken', tentacle] } });
    left.me.play('fear').choose('legendary-keyraken');
    left.expect({ foe: { hand: ['legendary-keyraken'], line: [], archives: [tentacle] } });
  });

  it('goes to the archives of its owner as the other player takes control of it', () => {
    const t = table({ me: { house: 'mars', hand: ['hypnobeam'] }, foe: { line: ['legendary-keyraken', tentacle] } });
    t.me.play('hypnobeam').choose(tentacle);
    while (t.options().includes('left')) t.me.flank('left');
    t.expect({ me: { line: [], archives: [] }, foe: { line: ['legendary-keyraken'], archives: [tentacle] } });
  });

  it('deals 3 to a friendly Legendary Keyraken as it is destroyed', () => {
    const { power } = definition(tentacle);
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: ['legendary-keyraken'] },
      foe: { line: ['legendary-keyraken', { id: tentacle, damage: power - 1 }] },
    });
    t.me.play('punch').choose(tentacle);
    t.expect({
      me: { line: ['legendary-keyraken'] },
      foe: { line: [{ id: 'legendary-keyraken', damage: 3 }], archives: [], discard: [tentacle] },
    });
  });

  it('is destroyed with it where both are, and not archived', () => {
    const t = table({
      me: { house: 'dis', hand: ['gateway-to-dis'] },
      foe: { line: ['legendary-keyraken', tentacle] },
    });
    t.me.play('gateway-to-dis');
    expect(t.state.players[1]?.archives).toEqual([]);
    t.expect({ foe: { line: [] } });
  });
}

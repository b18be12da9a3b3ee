import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

const pile = Array.from({ length: 7 }, () => 'mother');

describe('warfaline', () => {
  it('shuffles the top 5 cards of a discard pile into the deck, as it is played', () => {
    const t = table({ me: { house: 'untamed', hand: ['warfaline'], discard: pile }, foe: { discard: pile } });
    t.me.play('warfaline').choose('From your opponent’s discard pile');
    t.expect({
      me: { line: [{ id: 'warfaline', exhausted: true }], discard: pile },
      foe: { discard: ['mother', 'mother'] },
    });
    expect(t.state.players[1]?.deck).toHaveLength(5);
  });

  it('does so after it fights, with as many as there are', () => {
    const t = table({
      me: { house: 'untamed', line: ['warfaline'], discard: ['mother', 'troll'] },
      foe: { line: ['batdrone'] },
    });
    t.me.fight('warfaline', 'batdrone').choose('From your discard pile');
    t.expect({ me: { line: [{ id: 'warfaline', damage: 2, exhausted: true }], discard: [] }, foe: { line: [] } });
    expect(t.state.players[0]?.deck).toHaveLength(2);
  });
});

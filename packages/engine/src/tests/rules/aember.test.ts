import { describe, expect, it } from 'vitest';
import {
  a,
  addPowerCounters,
  aember,
  artifact,
  atLeast,
  capture,
  captureIt,
  captures,
  constant,
  creature,
  destroy,
  draw,
  drawsBeyond,
  each,
  eachPlayer,
  eachTime,
  enemy,
  exalt,
  exalts,
  friendly,
  gain,
  gainChains,
  handSize,
  ifYouDo,
  insteadOf,
  keysForgedBy,
  lasting,
  lose,
  moveAember,
  pay,
  playerCannot,
  poolGoesTo,
  putAember,
  reap,
  self,
  steal,
  table,
  takeAember,
  thisCreature,
  times,
  unforge,
  whileTrue,
} from '../../index.ts';
import { being, copies, spell, thing } from '../../testing/cards.ts';

const cast = (id: string, me: object = {}, foe: object = {}) => {
  const t = table({ me: { house: 'brobnar', hand: [id], ...me }, foe });
  t.me.play(id);
  return t;
};

describe('gain, lose, pay', () => {
  it('gain: from the supply into the pool', () =>
    cast(spell('x', gain(3)), { aember: 1 }).expect({ me: { aember: 4 } }));
  it('lose: at most what is there, and "if you do" needs all of it [rule aember, rule if-you-do]', () => {
    cast(spell('x', lose(3, 'opponent'), ifYouDo(gain(1))), {}, { aember: 2 }).expect({
      me: { aember: 0 },
      foe: { aember: 0 },
    });
    cast(spell('x', lose(2, 'opponent'), ifYouDo(gain(1))), {}, { aember: 2 }).expect({
      me: { aember: 1 },
      foe: { aember: 0 },
    });
  });
  it("pay: to the other player's pool [rule pay]", () =>
    cast(spell('x', pay(2, 'you', 'opponent')), { aember: 3 }, { aember: 1 }).expect({
      me: { aember: 1 },
      foe: { aember: 3 },
    }));
  it('each player', () =>
    cast(spell('x', eachPlayer(gain(2))), {}, {}).expect({ me: { aember: 2 }, foe: { aember: 2 } }));
});

describe('steal (v1.3 glossary) [rule steal]', () => {
  it("moves æmber from the opponent's pool to yours", () =>
    cast(spell('x', steal(2)), { aember: 1 }, { aember: 5 }).expect({ me: { aember: 3 }, foe: { aember: 3 } }));
  it('takes only what is left in the pool', () =>
    cast(spell('x', steal(3)), {}, { aember: 1 }).expect({ me: { aember: 1 }, foe: { aember: 0 } }));
  it('nothing of what lies on creatures [rule aember]', () =>
    cast(spell('x', steal(3)), {}, { line: [{ id: 'five', aember: 2 }] }).expect({
      me: { aember: 0 },
      foe: { line: [{ id: 'five', aember: 2 }] },
    }));
  it('can be forbidden', () => {
    const safe = thing('safe', constant(playerCannot('you', 'be-stolen-from')));
    cast(spell('x', steal(3), ifYouDo(gain(1))), {}, { aember: 3, artifacts: [safe] }).expect({
      me: { aember: 0 },
      foe: { aember: 3 },
    });
  });
  it('is forbidden only while the condition of that effect holds', () => {
    const safe = thing('safe', whileTrue(atLeast(aember('you'), 3), playerCannot('you', 'be-stolen-from')));
    cast(spell('x', steal(1)), {}, { aember: 3, artifacts: [safe] }).expect({ me: { aember: 0 }, foe: { aember: 3 } });
    cast(spell('x', steal(1)), {}, { aember: 2, artifacts: [safe] }).expect({ me: { aember: 1 }, foe: { aember: 1 } });
  });
});

describe('capture (v1.3 glossary) [rule capture]', () => {
  it('puts æmber of the opponent on the creature', () => {
    const guard = being('guard', {}, reap(capture(2)));
    const t = table({ me: { house: 'brobnar', line: [guard] }, foe: { aember: 3 } });
    t.me.reap('guard');
    t.expect({ me: { aember: 1, line: [{ id: 'guard', aember: 2, exhausted: true }] }, foe: { aember: 1 } });
  });
  it('takes at most what is in the pool', () =>
    cast(spell('x', capture(3, a(friendly(creature)))), { line: ['five'] }, { aember: 1 }).expect({
      me: { line: [{ id: 'five', aember: 1 }] },
      foe: { aember: 0 },
    }));
  it('an enemy creature captures from you', () =>
    cast(spell('x', capture(1, a(enemy(creature)))), { aember: 3 }, { line: ['five'] }).expect({
      me: { aember: 2 },
      foe: { line: [{ id: 'five', aember: 1 }] },
    }));
  it('is returned when the creature leaves play [rule return-aember]', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: [spell('x', capture(2, a(friendly(creature)))), spell('y', destroy(a(creature)))],
        line: ['five'],
      },
      foe: { aember: 3 },
    });
    t.me.play('x').play('y');
    t.expect({ me: { aember: 0, line: [] }, foe: { aember: 3 } });
  });
  it('may be from its own side', () =>
    cast(
      spell('x', { kind: 'capture', card: each(friendly(creature)), amount: 2, from: 'own-side' }),
      { aember: 3, line: ['five'] },
      { aember: 3 },
    ).expect({ me: { aember: 1, line: [{ id: 'five', aember: 2 }] }, foe: { aember: 3 } }));
  it('the æmber that was gained is captured once, however much the pool holds', () => {
    const whenReaped = { event: 'gain', cause: 'reap', who: 'opponent' } as const;
    const again = thing('net', eachTime(whenReaped, times(3, captureIt(a(friendly(creature)), 1))));
    const t = table({
      me: { house: 'brobnar', aember: 2, line: ['six'] },
      foe: { line: ['five'], artifacts: [again] },
    });
    t.me.reap('six');
    t.expect({
      me: { aember: 2, line: [{ id: 'six', exhausted: true }] },
      foe: { line: [{ id: 'five', aember: 1 }], artifacts: ['net'] },
    });
  });
  it('what would be stolen is captured from who would lose it, in whoever’s turn', () => {
    const cage = thing('cage', insteadOf({ event: 'steal' }, { do: captureIt(a(friendly(creature))) }));
    const steals = spell('x', { kind: 'steal', amount: 2, who: 'opponent' });
    cast(steals, { aember: 3, line: ['five'], artifacts: [cage] }, { aember: 1 }).expect({
      me: { aember: 1, line: [{ id: 'five', aember: 2 }], artifacts: ['cage'] },
      foe: { aember: 1 },
    });
  });
  it('several creatures capture one after the other from what is left', () =>
    cast(spell('x', capture(2, each(friendly(creature)))), { line: ['five', 'four'] }, { aember: 3 }).expect({
      me: {
        line: [
          { id: 'five', aember: 2 },
          { id: 'four', aember: 1 },
        ],
      },
      foe: { aember: 0 },
    }));
});

describe('æmber on cards', () => {
  it('exalt: from the supply [rule exalt]', () =>
    cast(spell('x', exalt(a(creature))), { line: ['five'] }).expect({
      me: { aember: 0, line: [{ id: 'five', aember: 1 }] },
    }));
  it('each exalting counts for "each time you exalt", and other æmber that is put on a creature does not [rule exalt]', () => {
    const tulip = thing('tulip', eachTime(exalts('you', friendly(creature)), draw(1)));
    const x = spell('x', exalt(each(creature)), exalt(each(friendly(creature))), putAember(2, each(creature)));
    const t = cast(x, { line: ['five'], artifacts: [tulip], deck: ['one', 'two', 'three'] }, { line: ['six'] });
    expect(t.events.filter((e) => e.type === 'placeAember').map((e) => e.exalt)).toEqual([
      0,
      0,
      0,
      undefined,
      undefined,
    ]);
    t.expect({
      me: { line: [{ id: 'five', aember: 4 }], hand: ['one', 'two'] },
      foe: { line: [{ id: 'six', aember: 3 }] },
    });
  });
  it('put on a card from the supply', () =>
    cast(spell('x', putAember(2, a(artifact))), { artifacts: ['rock'] }).expect({
      me: { aember: 0, artifacts: [{ id: 'rock', aember: 2 }] },
    }));
  it('moved from a pool to a card, at most what is there', () =>
    cast(spell('x', moveAember(2, 'you', a(creature))), { aember: 1, line: ['five'] }).expect({
      me: { aember: 0, line: [{ id: 'five', aember: 1 }] },
    }));
  it('taken from a card to a pool or the supply', () => {
    cast(spell('x', takeAember(2, a(creature), 'you')), { line: [{ id: 'five', aember: 3 }] }).expect({
      me: { aember: 2, line: [{ id: 'five', aember: 1 }] },
    });
    cast(spell('x', takeAember(5, a(creature), 'supply')), { line: [{ id: 'five', aember: 3 }] }).expect({
      me: { aember: 0, line: ['five'] },
    });
  });
  it('"æmber that would enter your pool is put on this card"', () => {
    const sink = thing('sink', constant(poolGoesTo('opponent', self)));
    cast(spell('x', gain(2), steal(1)), {}, { aember: 3, artifacts: [sink] }).expect({
      me: { aember: 0 },
      foe: { aember: 2, artifacts: [{ id: 'sink', aember: 3 }] },
    });
  });
  it('"æmber that would enter your pool is captured by this creature", which is a creature that captures then', () => {
    const sink = (id: string, o: { readonly captured?: true }): string =>
      being(
        id,
        {},
        constant(poolGoesTo('opponent', self, o)),
        eachTime(captures(thisCreature), addPowerCounters(1, self)),
      );
    cast(spell('x', gain(2), steal(1)), {}, { aember: 3, line: [sink('captor', { captured: true })] }).expect({
      me: { aember: 0 },
      foe: { aember: 2, line: [{ id: 'captor', aember: 3, power: 2 }] },
    });
    cast(spell('x', gain(2)), {}, { line: [sink('keeper', {})] }).expect({
      me: { aember: 0 },
      foe: { line: [{ id: 'keeper', aember: 2 }] },
    });
  });
  it('only æmber in the pool is yours [rule aember]', () =>
    cast(spell('x', gain(aember('you'))), { aember: 1, line: [{ id: 'five', aember: 4 }] }).expect({
      me: { aember: 2, line: [{ id: 'five', aember: 4 }] },
    }));
});

describe('keys', () => {
  it('Node unforge: the key must be forged again [rule unforge]', () =>
    cast(spell('x', unforge('opponent')), {}, { keys: 2 }).expect({ foe: { keys: 1 } }));
  it('nothing to unforge [rule unforge]', () =>
    cast(spell('x', unforge('opponent'), ifYouDo(gain(1))), {}, { keys: 0 }).expect({
      me: { aember: 0 },
      foe: { keys: 0 },
    }));
  it('effects may count them [rule keys]', () =>
    cast(spell('x', gain(keysForgedBy('opponent'))), {}, { keys: 2 }).expect({ me: { aember: 2 } }));
});

describe('chains (v1.3 p.8)', () => {
  it('are gained by effects [rule chains]', () =>
    cast(spell('x', gainChains(2)), { chains: 1 }).expect({ me: { chains: 3 } }));

  it('are never more than 24, and then none is gained [rule chains]', () => {
    const x = spell('x', gainChains(3));
    for (const [before, after] of [
      [20, 23],
      [21, 24],
      [22, 24],
      [24, 24],
    ] as const)
      cast(x, { chains: before }).expect({ me: { chains: after } });
    cast(spell('x', gain(2), gainChains(3), ifYouDo(gain(1))), { chains: 24 }).expect({ me: { aember: 2 } });
  });

  it.each([
    [1, 5],
    [6, 5],
    [7, 4],
    [12, 4],
    [13, 3],
    [18, 3],
    [19, 2],
    [24, 2],
  ])('with %i chains the hand is refilled to %i cards, and one is shed', (chains, cards) => {
    const t = table({ me: { house: 'brobnar', chains, deck: copies(9, 'one') } });
    t.me.end();
    t.expect({ me: { hand: copies(cards, 'one'), chains: chains - 1 } });
  });

  it('FAQ: with 7 cards in hand none is shed [rule shedding-chains]', () => {
    const t = table({ me: { house: 'brobnar', chains: 2, hand: copies(7, 'two'), deck: copies(9, 'one') } });
    t.me.end();
    t.expect({ me: { hand: copies(7, 'two'), chains: 2 } });
  });

  it('FAQ: with 5 cards in hand the chain keeps the card away and is shed [rule shedding-chains]', () => {
    const t = table({ me: { house: 'brobnar', chains: 2, hand: copies(5, 'two'), deck: copies(9, 'one') } });
    t.me.end();
    t.expect({ me: { hand: copies(5, 'two'), chains: 1 } });
  });

  it('with 6 cards in hand none is shed [rule shedding-chains]', () => {
    const t = table({ me: { house: 'brobnar', chains: 2, hand: copies(6, 'two'), deck: copies(9, 'one') } });
    t.me.end();
    t.expect({ me: { hand: copies(6, 'two'), chains: 2 } });
  });

  it('no chain is shed where there was no card to keep away [rule shedding-chains]', () => {
    const t = table({ me: { house: 'brobnar', chains: 2, hand: copies(2, 'two') } });
    t.me.end();
    t.expect({ me: { hand: copies(2, 'two'), chains: 2 } });
  });

  it('no chain is shed where an effect forbids to draw, for it was not the chain that kept the cards away', () => {
    const t = table({
      me: {
        house: 'brobnar',
        chains: 2,
        artifacts: [thing('seal', constant(playerCannot('you', 'draw')))],
        deck: copies(9, 'one'),
      },
    });
    t.me.end();
    t.expect({ me: { hand: [], chains: 2, artifacts: ['seal'] } });
  });

  it('other draws are not reduced [rule chains]', () => {
    const t = table({ me: { house: 'brobnar', chains: 8, hand: [spell('x', draw(2))], deck: copies(9, 'one') } });
    t.me.play('x');
    t.expect({ me: { hand: copies(2, 'one'), chains: 8 } });
  });

  it("the opponent's chains wait for the opponent's draw", () => {
    const t = table({
      me: { house: 'brobnar', deck: copies(9, 'one') },
      foe: { houses: ['dis'], chains: 1, deck: copies(9, 'one') },
    });
    t.me.end();
    t.expect({ me: { hand: copies(6, 'one') }, foe: { chains: 1 } });
    t.foe.end();
    t.expect({ foe: { hand: copies(5, 'one'), chains: 0 } });
  });
});

describe('hand size', () => {
  it('modifiers change what the hand is refilled to [rule draw-cards]', () => {
    const mother = thing('mother', constant(handSize('you', 1)));
    const t = table({ me: { house: 'brobnar', artifacts: [mother], deck: copies(9, 'one') } });
    t.me.end();
    t.expect({ me: { hand: copies(7, 'one') } });
  });

  it('or what is drawn besides, with a full hand too, which chains keep away as little as they are shed for it', () => {
    const more = thing('more', constant(drawsBeyond('you', 2)));
    const drawn = (hand: number, chains: number) => {
      const t = table({
        me: { house: 'brobnar', artifacts: [more], hand: copies(hand, 'one'), deck: copies(9, 'one'), chains },
      });
      t.me.end();
      return [t.state.players[0]?.hand.length, t.state.players[0]?.chains];
    };
    expect([drawn(4, 0), drawn(7, 0), drawn(6, 1), drawn(5, 1)]).toEqual([
      [8, 0],
      [9, 0],
      [8, 1],
      [7, 0],
    ]);
  });

  it('also for the opponent, for a time', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: [spell('x', lasting('their-next-turn', constant(handSize('opponent', -2))))],
        deck: copies(9, 'one'),
      },
      foe: { houses: ['dis'], deck: copies(20, 'one') },
    });
    t.me.play('x').end();
    t.foe.end();
    t.expect({ foe: { hand: copies(4, 'one') } });
    t.me.end();
    t.foe.end();
    t.expect({ foe: { hand: copies(6, 'one') } });
  });

  it('a draw step can be skipped [rule turn]', () => {
    const t = table({
      me: { house: 'brobnar', deck: copies(9, 'one') },
      foe: { artifacts: [thing('dam', constant({ mod: 'skip-step', who: 'opponent', step: 'draw' }))] },
    });
    t.me.end();
    t.expect({ me: { hand: [] } });
    expect(t.events.some((e) => e.type === 'stepBegan' && e.step === 'draw')).toBe(false);
  });
});

describe('effects with a condition hold only while it is true', () => {
  const rich = (give: Parameters<typeof whileTrue>[1], id = 'gate'): string =>
    thing(id, whileTrue(atLeast(aember('you'), 3), give));

  it('a toll', () => {
    const gate = rich({ mod: 'toll', who: 'opponent', do: 'play', card: creature, amount: 1 });
    const free = table({ me: { house: 'brobnar', hand: ['five'], aember: 1 }, foe: { artifacts: [gate], aember: 2 } });
    free.me.play('five');
    free.expect({ me: { aember: 1, line: [{ id: 'five', exhausted: true }] }, foe: { aember: 2 } });
    const due = table({ me: { house: 'brobnar', hand: ['five'], aember: 1 }, foe: { artifacts: [gate], aember: 3 } });
    due.me.play('five');
    due.expect({ me: { aember: 0, line: [{ id: 'five', exhausted: true }] }, foe: { aember: 4 } });
  });

  it('a play limit', () => {
    const gate = rich({ mod: 'play-limit', who: 'opponent', card: creature, most: 0 });
    table({ me: { house: 'brobnar', hand: ['five'] }, foe: { artifacts: [gate], aember: 3 } }).me.cannot(
      'play',
      'five',
      'limit',
    );
    table({ me: { house: 'brobnar', hand: ['five'] }, foe: { artifacts: [gate], aember: 2 } }).me.play('five');
  });

  it('a skipped step', () => {
    const gate = rich({ mod: 'skip-step', who: 'opponent', step: 'forge' });
    table({ step: 'forge', me: { houses: ['brobnar'], aember: 6 }, foe: { artifacts: [gate], aember: 2 } }).expect({
      me: { keys: 1 },
    });
    table({ step: 'forge', me: { houses: ['brobnar'], aember: 6 }, foe: { artifacts: [gate], aember: 3 } }).expect({
      me: { keys: 0 },
    });
  });

  it('spendable æmber on cards', () => {
    const purse = (n: number): string =>
      thing('purse', whileTrue(atLeast(aember('you'), n), { mod: 'spendable', who: 'you', card: { is: self } }));
    table({ step: 'forge', me: { houses: ['brobnar'], aember: 4, artifacts: [{ id: purse(4), aember: 2 }] } }).expect({
      me: { keys: 1 },
    });
    table({ step: 'forge', me: { houses: ['brobnar'], aember: 4, artifacts: [{ id: purse(5), aember: 2 }] } }).expect({
      me: { keys: 0 },
    });
  });

  it('a pool that goes elsewhere', () => {
    const sink = (n: number): string =>
      thing('sink', whileTrue(atLeast(aember('opponent'), n), { mod: 'pool-goes-to', who: 'opponent', card: self }));
    cast(spell('x', gain(1)), { aember: 4 }, { artifacts: [sink(4)] }).expect({ me: { aember: 4 } });
    cast(spell('x', gain(1)), { aember: 4 }, { artifacts: [sink(5)] }).expect({ me: { aember: 5 } });
  });
});

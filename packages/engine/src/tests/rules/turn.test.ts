import { describe, expect, it } from 'vitest';
import {
  a,
  atLeast,
  cardsInHand,
  constant,
  creature,
  draw,
  eachTime,
  forgeKey,
  friendly,
  gain,
  handSize,
  inHand,
  keyCost,
  lasting,
  mayPlay,
  maySpendAemberOn,
  not,
  only,
  playCard,
  playerCannot,
  refillHand,
  self,
  skipsForgeStep,
  table,
  topOfDeck,
  whileTrue,
} from '../../index.ts';
import { being, copies, spell, thing } from '../../testing/cards.ts';

describe('first-turn rule (v1.3 p.4) [rule first-turn-rule]', () => {
  const first = { turn: 1, first: 0 } as const;

  it('the first player plays one card from hand', () => {
    const t = table({ ...first, me: { house: 'brobnar', hand: ['five', 'four'] } });
    t.me.play('five').cannot('play', 'four', 'first-turn').cannot('discard', 'four', 'first-turn');
    t.expect({ me: { line: [{ id: 'five', exhausted: true }], hand: ['four'] } });
  });

  it('or discards one card from hand', () => {
    const t = table({ ...first, me: { house: 'brobnar', hand: ['five', 'four'] } });
    t.me.discard('five').cannot('play', 'four', 'first-turn').cannot('discard', 'four', 'first-turn');
    t.expect({ me: { discard: ['five'], hand: ['four'] } });
  });

  it('does not bind the second player', () => {
    const t = table({ turn: 2, first: 1, me: { house: 'brobnar', hand: ['five', 'four'] } });
    t.me.play('five').play('four', 'right');
    t.expect({
      me: {
        line: [
          { id: 'five', exhausted: true },
          { id: 'four', exhausted: true },
        ],
      },
    });
  });

  it('does not bind the first player in a later turn', () => {
    const t = table({ turn: 3, first: 0, me: { house: 'brobnar', hand: ['five', 'four'] } });
    t.me.discard('five').discard('four');
    t.expect({ me: { hand: [], discard: ['four', 'five'] } });
  });

  it('FAQ Wild Wormhole: effects may play cards from elsewhere', () => {
    const t = table({
      ...first,
      me: { house: 'brobnar', hand: [spell('wormhole', playCard(topOfDeck()))], deck: ['five'] },
    });
    t.me.play('wormhole');
    t.expect({ me: { line: [{ id: 'five', exhausted: true }] } });
  });

  it('FAQ Phase Shift: an effect may permit another card [rule golden-rule]', () => {
    const shift = spell('shift', lasting('turn', constant(mayPlay({ notHouse: 'brobnar' })), 1));
    const t = table({ ...first, me: { house: 'brobnar', hand: [shift, 'scholar', 'imp', 'four'] } });
    t.me.play('shift').cannot('play', 'four', 'first-turn').play('scholar').cannot('play', 'imp', 'wrong-house');
    t.expect({ me: { line: [{ id: 'scholar', exhausted: true }], hand: ['imp', 'four'] } });
  });

  it('a card that an effect plays from hand is played too, as card effects modify the rule', () => {
    const t = table({
      ...first,
      me: { house: 'brobnar', hand: [spell('call', playCard(a(inHand(creature)))), 'imp'] },
    });
    t.me.play('call');
    t.expect({ me: { line: [{ id: 'imp', exhausted: true }] } });
  });
});

describe('the five steps (v1.3 p.3)', () => {
  it('forge, house, main, ready, draw, in this order [rule play-discard-and-use, rule turn]', () => {
    const t = table({
      step: 'forge',
      me: { houses: ['brobnar'], aember: 6, line: [{ id: 'five', exhausted: true }], deck: copies(7, 'one') },
    });
    t.me.house('brobnar').end();
    const happened = t.events.map((e) => (e.type === 'stepBegan' ? e.step : e.type));
    expect(happened).toEqual([
      'houseChosen',
      'main',
      'ready',
      'ready',
      'draw',
      'draw',
      'turnEnded',
      'turnPassed',
      'turnBegan',
      'forge',
      'house',
      'houseChosen',
      'main',
    ]);
    t.expect({ me: { keys: 1, aember: 0, line: ['five'], hand: copies(6, 'one') } });
  });

  it('players take turns [rule turn]', () => {
    const t = table({
      me: { house: 'brobnar', deck: copies(9, 'one') },
      foe: { houses: ['dis'], deck: copies(9, 'one') },
    });
    t.me.end();
    t.expect({ active: 'foe', house: 'dis' });
    t.foe.end();
    t.expect({ active: 'me' });
  });

  it('step 4 readies creatures and artifacts of the active player only [rule ready-cards]', () => {
    const t = table({
      me: { house: 'brobnar', line: [{ id: 'five', exhausted: true }], artifacts: [{ id: 'rock', exhausted: true }] },
      foe: { houses: ['dis'], line: [{ id: 'imp', exhausted: true }], artifacts: [{ id: 'lens', exhausted: true }] },
    });
    t.me.end();
    t.expect({
      me: { line: ['five'], artifacts: ['rock'] },
      foe: { line: [{ id: 'imp', exhausted: true }], artifacts: [{ id: 'lens', exhausted: true }] },
    });
  });

  it('step 5 draws up to six cards [rule draw-cards]', () => {
    const t = table({ me: { house: 'brobnar', hand: copies(2, 'two'), deck: copies(9, 'one') } });
    t.me.end();
    t.expect({ me: { hand: [...copies(2, 'two'), ...copies(4, 'one')] } });
  });

  it('how many cards step 5 draws is fixed before the first (18.4, Draw) [rule draw-cards]', () => {
    const drawn = (law: string): number => {
      const t = table({ me: { house: 'brobnar', hand: copies(3, 'two'), deck: copies(9, 'one'), artifacts: [law] } });
      t.me.end();
      return t.state.players[0]!.hand.length - 3;
    };
    const full = atLeast(cardsInHand('you'), 4);
    expect(drawn(thing('grows', whileTrue(full, handSize('you', 3))))).toBe(3);
    expect(drawn(thing('shrinks', whileTrue(not(full), handSize('you', 3))))).toBe(6);
  });

  it('and so is the number for an effect that refills the hand (18.4, FAQ on Forbidden Tome)', () => {
    const law = thing('grows', whileTrue(atLeast(cardsInHand('you'), 3), handSize('you', 3)));
    const me = { house: 'brobnar', hand: [spell('fill', refillHand()), 'two', 'two'], artifacts: [law] } as const;
    const t = table({ me: { ...me, deck: copies(9, 'one') } });
    t.me.play('fill');
    t.expect({ me: { artifacts: ['grows'], hand: ['two', 'two', ...copies(4, 'one')], deck: copies(5, 'one') } });
  });

  it('a hand of more than six is kept [rule draw-cards]', () => {
    const t = table({ me: { house: 'brobnar', hand: copies(8, 'two'), deck: copies(9, 'one') } });
    t.me.end();
    t.expect({ me: { hand: copies(8, 'two') } });
  });

  it('an empty deck is reset from the discard pile in the middle of a draw [rule empty-deck, rule discard-pile]', () => {
    const t = table({ me: { house: 'brobnar', deck: copies(2, 'one'), discard: copies(5, 'two') } });
    t.me.end();
    t.expect({ me: { hand: [...copies(2, 'one'), ...copies(4, 'two')], deck: ['two'], discard: [] } });
    expect(t.events.filter((e) => e.type === 'shuffle')).toEqual([{ type: 'shuffle', player: 0, withDiscard: true }]);
  });

  it('so it is outside of step 5 [rule empty-deck]', () => {
    const t = table({ me: { house: 'brobnar', hand: [spell('study', draw(2))], deck: ['one'], discard: ['two'] } });
    t.me.play('study');
    t.expect({ me: { hand: ['one', 'two'], deck: [], discard: ['study'] } });
  });

  it('without a card in deck and discard pile nothing is drawn [rule objective, rule empty-deck]', () => {
    const t = table({ me: { house: 'brobnar', hand: [spell('study', draw(2), gain(1))] } });
    t.me.play('study');
    t.expect({ me: { hand: [], aember: 1 } });
  });

  it('says "Check!" when the pool can afford a key at the end of the turn [rule check]', () => {
    const check = (aember: number): unknown => {
      const t = table({ me: { house: 'brobnar', aember } });
      t.me.end();
      return t.events.find((e) => e.type === 'turnEnded');
    };
    expect(check(6)).toMatchObject({ player: 0, check: true });
    expect(check(5)).toMatchObject({ player: 0, check: false });
  });

  it('start-of-turn abilities come before forging [rule start-of-turn]', () => {
    const bell = thing('bell', eachTime({ event: 'turnBegan', who: 'you' }, gain(1)));
    const t = table({ step: 'forge', me: { houses: ['brobnar'], aember: 5, artifacts: [bell] } });
    t.expect({ me: { keys: 1, aember: 0 } });
  });

  it('end-of-turn abilities come after the draw [rule end-of-turn]', () => {
    const lamp = thing('lamp', eachTime({ event: 'turnEnded', who: 'you' }, draw(1)));
    const t = table({ me: { house: 'brobnar', artifacts: [lamp], deck: copies(9, 'one') } });
    t.me.end();
    t.expect({ me: { hand: copies(7, 'one') } });
  });
});

describe('forging (v1.3 p.3) [rule forge-a-key]', () => {
  it('is mandatory with six æmber', () => {
    const t = table({ step: 'forge', me: { houses: ['brobnar'], aember: 7 } });
    t.expect({ me: { keys: 1, aember: 1 } });
  });

  it('does not happen with five', () => {
    const t = table({ step: 'forge', me: { houses: ['brobnar'], aember: 5 } });
    t.expect({ me: { keys: 0, aember: 5 } });
  });

  it('forges only one key in the step', () => {
    const t = table({ step: 'forge', me: { houses: ['brobnar'], aember: 13 } });
    t.expect({ me: { keys: 1, aember: 7 } });
  });

  it('the third key ends the game at once [rule objective, rule keys]', () => {
    const t = table({ step: 'forge', me: { houses: ['brobnar'], aember: 6, keys: 2 } });
    t.expect({ winner: 'me', me: { keys: 3, aember: 0 } });
  });

  it('the third key ends the game in the middle of an effect [rule objective]', () => {
    const t = table({ me: { house: 'brobnar', aember: 6, keys: 2, hand: [spell('hammer', forgeKey(), gain(3))] } });
    t.me.play('hammer');
    t.expect({ winner: 'me', me: { keys: 3, aember: 0 } });
    expect(t.options()).toEqual([]);
  });

  it('costs what modifiers say [rule current-cost]', () => {
    const t = table({
      step: 'forge',
      me: { houses: ['brobnar'], aember: 8, artifacts: [thing('cheap', constant(keyCost('you', -2)))] },
      foe: { artifacts: [thing('dear', constant(keyCost('opponent', 3)))] },
    });
    t.expect({ me: { keys: 1, aember: 1 } });
  });

  it('costs never less than nothing [rule current-cost]', () => {
    const t = table({
      step: 'forge',
      me: { houses: ['brobnar'], artifacts: [thing('gift', constant(keyCost('you', -9)))] },
    });
    t.expect({ me: { keys: 1, aember: 0 } });
  });

  it('an effect can forge at a higher cost, and does nothing where it cannot be paid [rule current-cost]', () => {
    const t = table({ me: { house: 'brobnar', aember: 8, hand: [spell('hammer', forgeKey(3))] } });
    t.me.play('hammer');
    t.expect({ me: { keys: 0, aember: 8 } });
  });

  it('can be forbidden', () => {
    const t = table({
      step: 'forge',
      me: { houses: ['brobnar'], aember: 6 },
      foe: { artifacts: [thing('seal', constant(playerCannot('opponent', 'forge')))] },
    });
    t.expect({ me: { keys: 0, aember: 6 } });
  });

  it('can be skipped with its step', () => {
    const t = table({
      step: 'forge',
      me: { houses: ['brobnar'], aember: 6 },
      foe: { artifacts: [thing('miasma', constant(skipsForgeStep('opponent')))] },
    });
    t.expect({ me: { keys: 0, aember: 6 } });
  });

  it('must be done with æmber on cards that may be spent', () => {
    const purse = being('purse', {}, constant(maySpendAemberOn(only(self))));
    const t = table({ step: 'forge', me: { houses: ['brobnar'], aember: 4, line: [{ id: purse, aember: 2 }] } });
    t.expect({ me: { keys: 1, aember: 0, line: [purse] } });
  });

  it('lets the player choose how much of it comes from cards', () => {
    const purse = being('purse', {}, constant(maySpendAemberOn(only(self))));
    const t = table({ step: 'forge', me: { houses: ['brobnar'], aember: 5, line: [{ id: purse, aember: 3 }] } });
    expect(t.options()).toEqual(['purse']);
    t.me.choose('purse').done();
    t.expect({ me: { keys: 1, aember: 0, line: [{ id: purse, aember: 2 }] } });
  });

  it('counts the æmber on a card once, whatever number of effects let it be spent', () => {
    const purse = being('purse', {}, constant(maySpendAemberOn(only(self)), maySpendAemberOn(friendly(creature))));
    const poor = table({ step: 'forge', me: { houses: ['brobnar'], aember: 2, line: [{ id: purse, aember: 2 }] } });
    poor.expect({ me: { keys: 0, aember: 2, line: [{ id: purse, aember: 2 }] } });
    const rich = table({ step: 'forge', me: { houses: ['brobnar'], aember: 5, line: [{ id: purse, aember: 3 }] } });
    expect(rich.options()).toEqual(['purse']);
    rich.me.choose('purse').done();
    rich.expect({ me: { keys: 1, aember: 0, line: [{ id: purse, aember: 2 }] } });
  });

  it('cannot spend captured æmber otherwise [rule capture]', () => {
    const t = table({ step: 'forge', me: { houses: ['brobnar'], aember: 5, line: [{ id: 'five', aember: 3 }] } });
    t.expect({ me: { keys: 0, aember: 5, line: [{ id: 'five', aember: 3 }] } });
  });

  it('check! counts the æmber on such cards [rule check]', () => {
    const purse = being('purse', {}, constant(maySpendAemberOn(only(self))));
    const t = table({ me: { house: 'brobnar', aember: 5, line: [{ id: purse, aember: 1 }] } });
    t.me.end();
    expect(t.events.find((e) => e.type === 'turnEnded')).toMatchObject({ check: true });
  });
});

describe('permissions are spent only when they are needed', () => {
  it('a card of the active house does not use up a permission for any card, in the rules of 2022', () => {
    const shift = spell('shift', lasting('turn', constant(mayPlay({})), 1));
    const t = table({ edition: 'master-16', me: { house: 'brobnar', hand: [shift, 'five', 'imp'] } });
    t.me.play('shift').play('five').play('imp');
    t.expect({
      me: {
        line: [
          { id: 'five', exhausted: true },
          { id: 'imp', exhausted: true },
        ],
      },
    });
  });
});

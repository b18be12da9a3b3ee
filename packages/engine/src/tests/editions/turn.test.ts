// The switches of the editions that a turn is about: forging, the choice of a house, the archives, the first turn, alpha.
import { describe, expect, it } from 'vitest';
import type { EditionName, Modifier, Table, TablePosition } from '../../index.ts';
import {
  a,
  actionCard,
  becomeCopy,
  cannotChooseHouse,
  cardsInHand,
  constant,
  creature,
  define,
  discard,
  eachTime,
  forgeKey,
  gain,
  ifYouDo,
  inHand,
  lasting,
  may,
  mayPlay,
  maySpendAemberOn,
  mustChooseHouse,
  omni,
  only,
  play,
  playCard,
  putIntoPlay,
  returnToHand,
  self,
  table,
  topOfDeck,
  whenPlayed,
  youChooseHouse,
} from '../../index.ts';
import { being, copies, spell, thing } from '../../testing/cards.ts';

/** The same position in each of the editions. */
const eachOf = (editions: readonly EditionName[], position: TablePosition, test: (t: Table) => void): void => {
  for (const edition of editions) test(table({ ...position, edition }));
};
const all = ['cota-1.0', 'cota-1.3', 'master-16', 'current', 'manual'] as const;
const rulebooks = ['cota-1.0', 'cota-1.3', 'master-16', 'current'] as const;
const sinceSecond = ['cota-1.3', 'master-16', 'current', 'manual'] as const;

/** The kind of the pending question, and its answers. */
const asked = (t: Table): readonly (string | undefined)[] => [t.state.ask?.kind, ...t.options()];

describe('forging', () => {
  const rich = { step: 'forge', me: { houses: ['brobnar', 'dis'], aember: 7 } } as const;

  it('switch forging: a key that can be paid is forged unasked, or only if the player likes [rule forge-a-key @manual]', () => {
    eachOf(rulebooks, rich, (t) => {
      expect(t.options()).toEqual(['brobnar', 'dis']);
      t.expect({ me: { keys: 1, aember: 1 } });
    });
    eachOf(['manual'], rich, (t) => {
      expect(asked(t)).toEqual(['may', 'yes', 'no']);
      t.me.no();
      expect(t.options()).toEqual(['brobnar', 'dis']);
      t.expect({ me: { keys: 0, aember: 7 } });
    });
    eachOf(['manual'], rich, (t) => {
      t.me.yes();
      t.expect({ me: { keys: 1, aember: 1 } });
    });
  });

  it('switch forging: nobody is asked about a key that cannot be paid', () =>
    eachOf(all, { step: 'forge', me: { houses: ['brobnar', 'dis'], aember: 5 } }, (t) => {
      expect(t.options()).toEqual(['brobnar', 'dis']);
      t.expect({ me: { keys: 0, aember: 5 } });
    }));

  it('switch forging: a card that says to forge is obeyed in every edition', () =>
    eachOf(all, { me: { house: 'brobnar', aember: 6, hand: [spell('hammer', forgeKey())] } }, (t) => {
      t.me.play('hammer');
      t.expect({ me: { keys: 1, aember: 0 } });
    }));

  const anvil = spell('anvil', may(forgeKey()), ifYouDo(gain(2)));

  it('switch firstTurnForging: a card lets the first player forge in the first turn, or not [rule first-turn-rule @manual, rule forge-a-key @manual]', () => {
    const position = { turn: 1, first: 0, me: { house: 'brobnar', aember: 6, hand: [anvil] } } as const;
    eachOf(rulebooks, position, (t) => {
      t.me.play(anvil).yes();
      t.expect({ me: { keys: 1, aember: 2 } });
    });
    eachOf(['manual'], position, (t) => {
      t.me.play(anvil);
      t.expect({ me: { keys: 0, aember: 6, discard: [anvil] } });
    });
  });

  it('switch firstTurnForging: the second player and later turns are free', () => {
    const me = { house: 'brobnar', aember: 6, hand: [anvil] } as const;
    for (const when of [
      { turn: 2, first: 1 },
      { turn: 3, first: 0 },
    ])
      eachOf(all, { ...when, me }, (t) => {
        t.me.play(anvil).yes();
        t.expect({ me: { keys: 1, aember: 2 } });
      });
  });

  const safe = thing('safe', constant(maySpendAemberOn(only(self))));
  const saved = (aember: number, more: Partial<TablePosition> = {}): TablePosition => ({
    step: 'forge',
    ...more,
    me: { houses: ['brobnar', 'dis'], aember, artifacts: [{ id: safe, aember: 2 }], ...more.me },
  });

  it('switch aemberOnCards: æmber on a card is spent where the pool does not suffice, or only if the player likes [rule forge-a-key @cota-1.0]', () => {
    eachOf(['cota-1.3', 'master-16', 'current'], saved(4), (t) => {
      expect(t.options()).toEqual(['brobnar', 'dis']);
      t.expect({ me: { keys: 1, aember: 0, artifacts: [safe] } });
    });
    eachOf(['cota-1.0'], saved(4), (t) => {
      expect(asked(t)).toEqual(['cards', safe, 'done']);
      t.me.done();
      t.expect({ me: { keys: 0, aember: 4, artifacts: [{ id: safe, aember: 2 }] } });
    });
    eachOf(['cota-1.0'], saved(4), (t) => {
      t.me.choose(safe);
      t.expect({ me: { keys: 1, aember: 0, artifacts: [safe] } });
    });
  });

  it('switch aemberOnCards: a pool that suffices is spent all the same, and all together can be too little [rule forge-a-key @cota-1.0]', () => {
    eachOf(['cota-1.0', 'cota-1.3', 'master-16', 'current'], saved(6), (t) => {
      expect(asked(t)).toEqual(['cards', safe, 'done']);
      t.me.done();
      t.expect({ me: { keys: 1, aember: 0, artifacts: [{ id: safe, aember: 2 }] } });
    });
    eachOf(['cota-1.0', 'cota-1.3', 'master-16', 'current'], saved(3), (t) =>
      t.expect({ me: { keys: 0, aember: 3, artifacts: [{ id: safe, aember: 2 }] } }),
    );
  });

  it('switch aemberOnCards: what is begun with one card is not given up at the next', () => {
    const purse = being('purse', {}, constant(maySpendAemberOn(only(self))));
    const position = saved(4, { me: { aember: 4, line: [{ id: purse, aember: 2 }] } });
    eachOf(['cota-1.0'], position, (t) => {
      expect(t.options()).toEqual([purse, safe, 'done']);
      t.me.choose(safe);
      expect(t.options()).toEqual([purse, safe]);
      t.me.choose(purse);
      expect(t.options()).toEqual([purse, safe, 'done']);
      t.me.done();
      t.expect({
        me: { keys: 1, aember: 0, line: [{ id: purse, aember: 1 }], artifacts: [{ id: safe, aember: 1 }] },
      });
    });
  });

  it('switch aemberOnCards: to decline the key of a card is not to forge it', () => {
    const position = {
      me: { house: 'brobnar', aember: 4, hand: [anvil], artifacts: [{ id: safe, aember: 2 }] },
    } as const;
    eachOf(['cota-1.0'], position, (t) => {
      t.me.play(anvil).yes().done();
      t.expect({ me: { keys: 0, aember: 4, artifacts: [{ id: safe, aember: 2 }] } });
    });
    eachOf(sinceSecond, position, (t) => {
      t.me.play(anvil).yes();
      t.expect({ me: { keys: 1, aember: 2, artifacts: [safe] } });
    });
  });

  it('switch aemberOnCards: "Check!" counts such æmber, or the pool alone', () => {
    const checked = (t: Table): unknown => {
      t.me.end();
      return t.events.find((e) => e.type === 'turnEnded');
    };
    const position = (aember: number): TablePosition => ({
      me: { house: 'brobnar', aember, artifacts: [{ id: safe, aember: 2 }], deck: copies(9, 'one') },
    });
    eachOf(['cota-1.0'], position(5), (t) => expect(checked(t)).toMatchObject({ check: false }));
    eachOf(['cota-1.0'], position(6), (t) => expect(checked(t)).toMatchObject({ check: true }));
    eachOf(sinceSecond, position(5), (t) => expect(checked(t)).toMatchObject({ check: true }));
  });
});

describe('choosing a house', () => {
  const houses = ['brobnar', 'logos'] as const;
  const rule = (id: string, modifier: Modifier) => thing(id, constant(modifier));

  it('switch activeHouse: the house of a card that one controls can be chosen, or not [rule choose-a-house @manual]', () => {
    const position = { step: 'forge', me: { houses, line: [{ id: 'imp', owner: 1 }] } } as const;
    eachOf(rulebooks, position, (t) => {
      expect(t.options()).toEqual(['brobnar', 'logos', 'dis']);
      t.me.house('dis').reap('imp');
      t.expect({ house: 'dis', me: { aember: 1, line: [{ id: 'imp', owner: 1, exhausted: true }] } });
    });
    eachOf(['manual'], position, (t) => expect(t.options()).toEqual(['brobnar', 'logos']));
  });

  it('switch unreachableMandate: a house that is not there must be chosen, or the mandate is ignored [rule house-choice @cota-1.0]', () => {
    const position = {
      step: 'forge',
      me: { houses, hand: ['five'], artifacts: [rule('pit', mustChooseHouse('you', 'dis'))] },
    } as const;
    eachOf(['cota-1.0'], position, (t) => {
      expect(t.options()).toEqual(['dis']);
      t.me.cannot('play', 'five', 'wrong-house');
      expect(t.options()).toEqual(['end']);
      t.expect({ house: 'dis' });
    });
    eachOf(sinceSecond, position, (t) => expect(t.options()).toEqual(['brobnar', 'logos']));
  });

  it('switch unreachableMandate: the house of a controlled card is there, but by the manual [rule house-choice @manual]', () => {
    const position = {
      step: 'forge',
      me: { houses, line: [{ id: 'imp', owner: 1 }], artifacts: [rule('pit', mustChooseHouse('you', 'dis'))] },
    } as const;
    eachOf(rulebooks, position, (t) => expect(t.options()).toEqual(['dis']));
    eachOf(['manual'], position, (t) => expect(t.options()).toEqual(['brobnar', 'logos']));
  });

  const must = rule('oath', mustChooseHouse('you', 'brobnar'));
  const ban = rule('veto', cannotChooseHouse('opponent', 'brobnar'));

  it('switch mandateAgainstBan: a banned house that must be chosen leaves no house, or the others [rule house-choice @cota-1.0]', () => {
    const bell = thing('bell', omni(gain(1)));
    const position = {
      step: 'forge',
      me: { houses, hand: ['five'], line: ['one', 'scholar'], artifacts: [must, bell] },
      foe: { artifacts: [ban] },
    } as const;
    eachOf(['cota-1.0'], position, (t) => {
      expect(t.options()).toEqual(['none']);
      t.me.cannot('play', 'five', 'wrong-house').cannot('reap', 'scholar', 'wrong-house');
      expect(t.options()).toEqual(['omni bell', 'end']);
      t.expect({ house: null, me: { line: ['one', 'scholar'] } });
    });
    eachOf(sinceSecond, position, (t) => {
      expect(t.options()).toEqual(['logos']);
      t.me.reap('scholar');
      t.expect({ house: 'logos', me: { aember: 1, line: ['one', { id: 'scholar', exhausted: true }] } });
    });
  });

  it('switch mandateAgainstBan: a second mandate that can be met is met', () => {
    const second = rule('vow', mustChooseHouse('you', 'logos'));
    const position = {
      step: 'forge',
      me: { houses: ['brobnar', 'logos', 'dis'], artifacts: [must, second] },
      foe: { artifacts: [ban] },
    } as const;
    eachOf(all, position, (t) => expect(t.options()).toEqual(['logos']));
  });

  it('switch mandateAgainstBan: without a mandate a ban leaves the other houses, without a ban two mandates both', () => {
    const three = ['brobnar', 'logos', 'dis'] as const;
    const second = rule('vow', mustChooseHouse('you', 'logos'));
    eachOf(all, { step: 'forge', me: { houses: three }, foe: { artifacts: [ban] } }, (t) =>
      expect(t.options()).toEqual(['logos', 'dis']),
    );
    eachOf(all, { step: 'forge', me: { houses: three, artifacts: [second, must] } }, (t) =>
      expect(t.options()).toEqual(['brobnar', 'logos']),
    );
  });
});

describe('archives', () => {
  const counter = thing('tally', eachTime(youChooseHouse('brobnar'), gain(cardsInHand('you'))));
  const position = {
    step: 'forge',
    me: { houses: ['brobnar', 'dis'], hand: ['four'], archives: ['five', 'six'], artifacts: [counter] },
  } as const;

  it('switch archives: they are taken after the house is chosen and what follows from it, or before [rule choose-a-house @manual, rule archives @manual]', () => {
    eachOf(rulebooks, position, (t) => {
      expect(t.options()).toEqual(['brobnar', 'dis']);
      t.me.house('brobnar');
      expect(asked(t)).toEqual(['archives', 'yes', 'no']);
      t.me.yes();
      t.expect({ house: 'brobnar', me: { aember: 1, hand: ['four', 'five', 'six'], archives: [] } });
    });
    eachOf(['manual'], position, (t) => {
      expect(asked(t)).toEqual(['archives', 'yes', 'no']);
      t.me.yes().house('brobnar');
      t.expect({ house: 'brobnar', me: { aember: 3, hand: ['four', 'five', 'six'], archives: [] } });
    });
  });

  it('switch archives: they are offered once, and may be left', () => {
    eachOf(rulebooks, position, (t) => {
      t.me.house('brobnar').no().play('four');
      t.expect({ me: { aember: 1, archives: ['five', 'six'], line: [{ id: 'four', exhausted: true }] } });
    });
    eachOf(['manual'], position, (t) => {
      t.me.no().house('brobnar').play('four');
      t.expect({ me: { aember: 1, archives: ['five', 'six'], line: [{ id: 'four', exhausted: true }] } });
    });
  });
});

describe('first-turn rule', () => {
  const first = { turn: 1, first: 0 } as const;
  const wormhole = spell('wormhole', playCard(topOfDeck()));
  const shift = spell('shift', lasting('turn', constant(mayPlay({ notHouse: 'brobnar' })), 1));

  it('switch firstTurnRule: an effect plays a second card, or that is one too many [rule first-turn-rule @manual, rule golden-rule @manual]', () => {
    const position = { ...first, me: { house: 'brobnar', hand: [wormhole, 'five'], deck: ['four'] } } as const;
    eachOf(rulebooks, position, (t) => {
      t.me.play(wormhole).cannot('play', 'five', 'first-turn').cannot('discard', 'five', 'first-turn');
      t.expect({ me: { line: [{ id: 'four', exhausted: true }], deck: [], hand: ['five'] } });
    });
    eachOf(['manual'], position, (t) => {
      t.me.play(wormhole).cannot('play', 'five', 'first-turn').cannot('discard', 'five', 'first-turn');
      t.expect({ me: { line: [], deck: ['four'], hand: ['five'], discard: [wormhole] } });
    });
  });

  it('switch firstTurnRule: an effect permits a second card, or cannot [rule first-turn-rule @manual, rule golden-rule @manual]', () => {
    const position = { ...first, me: { house: 'brobnar', hand: [shift, 'scholar'] } } as const;
    eachOf(rulebooks, position, (t) => {
      t.me.play(shift).play('scholar');
      t.expect({ me: { line: [{ id: 'scholar', exhausted: true }] } });
    });
    eachOf(['manual'], position, (t) => {
      t.me.play(shift).cannot('play', 'scholar', 'first-turn');
      expect(t.options()).toEqual(['end']);
    });
  });

  it('switch firstTurnRule: a card that came by permission leaves one from hand, or is the one', () => {
    const key = thing('key', constant(mayPlay({ house: 'logos' })));
    const position = { ...first, me: { house: 'brobnar', hand: ['scholar', 'five'], artifacts: [key] } } as const;
    eachOf(rulebooks, position, (t) => {
      t.me.play('scholar').play('five');
      t.expect({
        me: {
          line: [
            { id: 'scholar', exhausted: true },
            { id: 'five', exhausted: true },
          ],
        },
      });
    });
    eachOf(['manual'], position, (t) => {
      t.me.play('scholar').cannot('play', 'five', 'first-turn').cannot('discard', 'five', 'first-turn');
      t.expect({ me: { line: [{ id: 'scholar', exhausted: true }], hand: ['five'] } });
    });
  });

  it('switch firstTurnRule: a discard counts for the plays of effects, too', () => {
    const portal = thing('portal', omni(playCard(topOfDeck())));
    const position = {
      ...first,
      me: { house: 'brobnar', hand: ['five'], deck: ['four'], artifacts: [portal] },
    } as const;
    eachOf(rulebooks, position, (t) => {
      t.me.discard('five').omni(portal);
      t.expect({ me: { line: [{ id: 'four', exhausted: true }] } });
    });
    eachOf(['manual'], position, (t) => {
      t.me.discard('five').omni(portal);
      t.expect({ me: { line: [], deck: ['four'] } });
    });
  });

  it('switch firstTurnRule: what an effect puts into play or discards is neither played nor discarded by the player', () => {
    const raise = thing('raise', omni(putIntoPlay(a(inHand(creature))), discard(topOfDeck())));
    const position = {
      ...first,
      me: { house: 'brobnar', hand: ['five', 'rock'], deck: ['blank'], artifacts: [raise] },
    } as const;
    eachOf(all, position, (t) => {
      t.me.omni(raise).play('rock');
      t.expect({ me: { line: [{ id: 'five', exhausted: true }], hand: [], deck: [], discard: ['blank'] } });
    });
  });

  it('switch firstTurnRule: no limit for the second player, nor later', () => {
    const me = { house: 'brobnar', hand: [wormhole, 'five'], deck: ['four'] } as const;
    for (const when of [
      { turn: 2, first: 1 },
      { turn: 3, first: 0 },
    ])
      eachOf(all, { ...when, me }, (t) => {
        t.me.play(wormhole).discard('five');
        t.expect({ me: { line: [{ id: 'four', exhausted: true }], hand: [] } });
      });
  });
});

describe('alpha', () => {
  define([
    actionCard({ id: 'cock', name: 'Cock', house: 'brobnar', keywords: ['alpha'] }, play(gain(1), returnToHand(self))),
    actionCard(
      { id: 'mimic', name: 'Mimic', house: 'brobnar' },
      whenPlayed(becomeCopy(a({ zone: 'discard', of: 'opponent', type: 'action' }))),
    ),
  ]);
  const early = ['cota-1.0', 'cota-1.3', 'master-16', 'current'] as const;
  const late = ['manual'] as const;

  it('switch alpha: a card that came back to hand does not bar itself, or does [rule alpha, rule alpha @manual]', () => {
    const position = { me: { house: 'brobnar', hand: ['cock'] } } as const;
    eachOf(early, position, (t) => {
      t.me.play('cock').play('cock');
      t.expect({ me: { aember: 2, hand: ['cock'] } });
    });
    eachOf(late, position, (t) => {
      t.me.play('cock').cannot('play', 'cock', 'alpha');
      t.expect({ me: { aember: 1, hand: ['cock'] } });
    });
  });

  it('switch alpha: a creature that was used and came back is the same card', () => {
    const owl = being('owl', { keywords: ['alpha'] }, omni(returnToHand(self)));
    const position = { me: { house: 'brobnar', line: [owl] } } as const;
    eachOf(early, position, (t) => {
      t.me.omni(owl).play(owl);
      t.expect({ me: { line: [{ id: owl, exhausted: true }] } });
    });
    eachOf(late, position, (t) => {
      t.me.omni(owl).cannot('play', owl, 'alpha');
      t.expect({ me: { hand: [owl] } });
    });
  });

  it('switch alpha: a copy of such a card is played first, and again or not', () => {
    const position = { me: { house: 'brobnar', hand: ['mimic'] }, foe: { discard: ['cock'] } } as const;
    eachOf(early, position, (t) => {
      t.me.play('mimic').play('mimic');
      t.expect({ me: { aember: 2, hand: ['mimic'] } });
    });
    eachOf(late, position, (t) => {
      t.me.play('mimic').play('mimic');
      t.expect({ me: { aember: 1, hand: ['mimic'] } });
    });
  });

  it('switch alpha: another card bars it, what was done before the step does not', () => {
    eachOf(all, { me: { house: 'brobnar', hand: ['cock'], line: ['five'] } }, (t) => {
      t.me.reap('five').cannot('play', 'cock', 'alpha');
    });
    const gate = thing('gate', eachTime(youChooseHouse('brobnar'), playCard(topOfDeck())));
    const position = {
      step: 'forge',
      me: { houses: ['brobnar'], hand: ['cock'], deck: ['rock'], artifacts: [gate] },
    } as const;
    eachOf(all, position, (t) => {
      t.me.house('brobnar').play('cock');
      t.expect({ me: { aember: 1, hand: ['cock'], artifacts: [gate, { id: 'rock', exhausted: true }] } });
    });
  });
});

import { describe, expect, it } from 'vitest';
import {
  a,
  actionAbility,
  aember,
  artifact,
  artifactCard,
  both,
  cardsUnder,
  constant,
  controls,
  count,
  creature,
  define,
  destroy,
  discard,
  discardAtRandom,
  each,
  enemy,
  exactly,
  friendly,
  gain,
  giveControl,
  host,
  ifYouDo,
  inDeck,
  inDiscard,
  inHand,
  leavesPlay,
  moreThan,
  named,
  neighborOf,
  play,
  playCard,
  powerOf,
  purge,
  purgedBy,
  putIntoPlay,
  putOnDeck,
  putUnder,
  repeatOnce,
  repeatWhile,
  returnToHand,
  reveal,
  self,
  shuffle,
  shuffleIntoDeck,
  steal,
  swap,
  table,
  takeControl,
  topOfDeck,
  upTo,
} from '../../index.ts';
import { being, gear, spell } from '../../testing/cards.ts';

describe('control (v1.3 glossary) [rule control]', () => {
  it("a creature goes to a flank of the new controller's line that the active player chooses", () => {
    const t = table({
      me: { house: 'brobnar', hand: [spell('charm', takeControl(a(enemy(creature))))], line: ['one', 'two'] },
      foe: { line: ['five', 'four'] },
    });
    t.me.play('charm').choose('five').flank('left');
    t.expect({ me: { line: ['five', 'one', 'two'] }, foe: { line: ['four'] } });
  });

  it('given away: the active player still chooses the flank [rule active-player]', () => {
    const t = table({
      me: { house: 'brobnar', hand: [spell('gift', giveControl(a(friendly(creature))))], line: ['five'] },
      foe: { line: ['one', 'two'] },
    });
    t.me.play('gift').choose('five');
    expect(t.state.ask).toMatchObject({ kind: 'flank', player: 0 });
    t.me.flank('left');
    t.expect({ me: { line: [] }, foe: { line: ['five', 'one', 'two'] } });
  });

  it("an artifact goes to the new controller's row", () => {
    const t = table({
      me: { house: 'brobnar', hand: [spell('charm', takeControl(a(enemy(artifact))))] },
      foe: { artifacts: ['rock'] },
    });
    t.me.play('charm');
    t.expect({ me: { artifacts: ['rock'] }, foe: { artifacts: [] } });
  });

  it("it keeps what it carries, and is used by its controller in the controller's turn", () => {
    const t = table({
      me: { house: 'brobnar', hand: [spell('charm', takeControl(a(enemy(creature))))] },
      foe: { line: [{ id: 'five', damage: 2, aember: 1, upgrades: ['hat'] }] },
    });
    t.me.play('charm').reap('five');
    t.expect({
      me: { aember: 1, line: [{ id: 'five', damage: 2, aember: 1, exhausted: true, upgrades: ['hat'] }] },
      foe: { line: [] },
    });
  });

  it('"until this leaves play": it returns when the source leaves, to a flank that the active player chooses', () => {
    const lord = being('lord', {}, play(takeControl(a(enemy(creature)), { until: 'source-leaves' })));
    const t = table({
      me: { house: 'brobnar', hand: [lord, spell('kill', destroy(a(named('lord'))))] },
      foe: { line: ['five', 'four'] },
    });
    t.me.play('lord').choose('five').flank('right');
    t.expect({ me: { line: [{ id: 'lord', exhausted: true }, 'five'] }, foe: { line: ['four'] } });
    t.me.play('kill');
    t.me.flank('right');
    t.expect({ me: { line: [] }, foe: { line: ['four', 'five'] } });
  });

  it('such an effect does not begin when its source is gone', () => {
    const lord = being(
      'lord',
      {},
      play(returnToHand(self), takeControl(a(enemy(creature)), { until: 'source-leaves' })),
    );
    const t = table({ me: { house: 'brobnar', hand: [lord] }, foe: { line: ['five'] } });
    t.me.play('lord');
    t.expect({ me: { line: [], hand: ['lord'] }, foe: { line: ['five'] } });
  });

  it('the most recent effect takes precedence, and when it ends the one before it rules', () => {
    const lord = being('lord', {}, actionAbility(takeControl(a(enemy(named('five'))), { until: 'source-leaves' })));
    const charm = spell('charm', takeControl(a(enemy(named('five')))));
    const kill = spell('kill', destroy(a(named('lord'))));
    const t = table({
      me: { house: 'brobnar', hand: [charm, kill] },
      foe: { houses: ['brobnar'], line: ['five', lord] },
    });
    t.me.play('charm').end();
    t.expect({ active: 'foe', me: { line: ['five'] }, foe: { line: ['lord'] } });
    t.foe.action('lord').choose('right').end();
    t.expect({ active: 'me', foe: { line: ['lord', 'five'] } });
    t.me.play('kill');
    t.expect({ me: { line: ['five'] }, foe: { line: [] } });
  });

  it('an upgrade that says so controls its creature as long as it is attached', () => {
    const collar = gear('collar', constant(controls(host)));
    const t = table({
      me: { house: 'brobnar', hand: [collar, spell('strip', destroy(a({ type: 'upgrade' })))] },
      foe: { line: ['five', 'four'] },
    });
    t.me.play('collar').choose('five');
    t.expect({ me: { line: [{ id: 'five', upgrades: ['collar'] }] }, foe: { line: ['four'] } });
    t.me.play('strip');
    t.me.flank('right');
    t.expect({ me: { line: [] }, foe: { line: ['four', 'five'] } });
  });

  it('a changed controller sees friendly and enemy the other way round [rule enemy, rule friendly]', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: [spell('charm', takeControl(a(enemy(creature)))), spell('tally', gain(count(each(friendly(creature)))))],
      },
      foe: { line: ['five'] },
    });
    t.me.play('charm').play('tally');
    t.expect({ me: { aember: 1, line: ['five'] } });
  });
});

describe('purge, archive, hand, deck', () => {
  it('purged cards are out of the game, by owner [rule purge]', () => {
    const t = table({
      me: { house: 'brobnar', hand: [spell('void', purge(each(creature)))], line: [{ id: 'one', owner: 1 }] },
      foe: { line: ['five'] },
    });
    t.me.play('void');
    t.expect({ me: { line: [], purged: [] }, foe: { line: [], purged: ['five', 'one'] } });
  });

  it('an action can purge itself', () => {
    const t = table({ me: { house: 'brobnar', hand: [spell('once', gain(1), purge(self))] } });
    t.me.play('once');
    t.expect({ me: { aember: 1, purged: ['once'], discard: [] } });
  });

  it('FAQ Faygin: "return to hand" goes to the owner\'s hand [rule owner]', () => {
    const t = table({
      me: { house: 'brobnar', hand: [spell('lift', returnToHand(a(creature)))] },
      foe: { line: ['five'] },
    });
    t.me.play('lift');
    t.expect({ me: { hand: [] }, foe: { line: [], hand: ['five'] } });
  });

  it('onto the deck, top or bottom', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: [
          spell('top', putOnDeck(each(named('one', inDiscard({}))))),
          spell('bottom', putOnDeck(each(named('two', inDiscard({}))), 'bottom')),
        ],
        discard: ['one', 'two'],
        deck: ['three'],
      },
    });
    t.me.play('top').play('bottom');
    t.expect({ me: { deck: ['one', 'three', 'two'] } });
  });

  it("shuffled into the owner's deck", () => {
    const t = table({
      me: { house: 'brobnar', hand: [spell('lost', shuffleIntoDeck(each(creature)))], line: ['one'], deck: ['two'] },
      foe: { line: ['five'] },
    });
    t.me.play('lost');
    expect(t.state.players.map((p) => p.deck.length)).toEqual([2, 1]);
    expect(t.events.flatMap((e) => (e.type === 'shuffle' ? [e.player] : [])).sort()).toEqual([0, 1]);
    t.expect({ me: { line: [] }, foe: { line: [], deck: ['five'] } });
  });

  it('shuffling no card into a deck shuffles it all the same, where the deck of a player is meant (18.4, Shuffle)', () => {
    const shuffled = (...into: Parameters<typeof shuffleIntoDeck>): readonly number[] => {
      const t = table({
        me: { house: 'brobnar', hand: [spell('lost', shuffleIntoDeck(...into))], deck: ['one', 'two'] },
      });
      t.me.play('lost');
      return t.events.flatMap((e) => (e.type === 'shuffle' ? [e.player] : []));
    };
    expect(shuffled(each(inDiscard(creature)))).toEqual([0]);
    expect(shuffled(upTo(2, inDiscard(creature, 'opponent')))).toEqual([1]);
    expect(shuffled(both(each(inHand({})), each(inDiscard({}))))).toEqual([0]);
    expect(shuffled(each(friendly(creature)), 'you')).toEqual([0]);
    expect(shuffled(each(friendly(creature)))).toEqual([]);
  });

  it('FAQ Lost in the Woods: as many as there are [rule resolve-as-much-as-you-can]', () => {
    const lost = spell(
      'lost',
      { kind: 'choose', as: 'mine', ...exactly(2, friendly(creature)) },
      { kind: 'choose', as: 'theirs', ...exactly(2, enemy(creature)) },
      shuffleIntoDeck(both({ var: 'mine' }, { var: 'theirs' })),
    );
    const t = table({ me: { house: 'brobnar', hand: [lost] }, foe: { line: ['one', 'two', 'three'] } });
    t.me.play('lost').choose('one', 'three');
    t.expect({ foe: { line: ['two'] } });
    expect(t.state.players.map((p) => p.deck.length)).toEqual([0, 2]);
  });

  it('the discard pile can be shuffled into the deck', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: [spell('again', shuffle('discard-into-deck'))],
        discard: ['one', 'two'],
        deck: ['three'],
      },
    });
    t.me.play('again');
    t.expect({ me: { discard: ['again'] } });
    expect(t.state.players[0]?.deck).toHaveLength(3);
  });

  it('discarding from the top of the deck', () => {
    const t = table({
      me: { house: 'brobnar', hand: [spell('mill', discard(topOfDeck(2, 'opponent')))] },
      foe: { deck: ['one', 'two', 'three'] },
    });
    t.me.play('mill');
    t.expect({ foe: { deck: ['three'], discard: ['two', 'one'] } });
  });

  it('discarding at random asks nobody [rule discarding-cards]', () => {
    const t = table({
      me: { house: 'brobnar', hand: [spell('barb', discardAtRandom('opponent', 2))] },
      foe: { hand: ['one', 'two', 'three'] },
    });
    t.me.play('barb');
    expect(t.state.players[1]?.hand).toHaveLength(1);
    expect(t.state.players[1]?.discard).toHaveLength(2);
  });

  it('a search may fail, and the deck is shuffled afterwards [rule search]', () => {
    const seek = spell(
      'seek',
      { kind: 'choose', as: 'c', ...upTo(1, inDeck(creature)) },
      reveal({ var: 'c' }),
      returnToHand({ var: 'c' }),
      shuffle('deck'),
    );
    const t = table({ me: { house: 'brobnar', hand: [seek], deck: ['one', 'rock', 'two'] } });
    t.me.play('seek');
    expect([...t.options()].sort()).toEqual(['done', 'one', 'two']);
    t.me.done();
    t.expect({ me: { hand: [] } });
    expect(t.events.some((e) => e.type === 'shuffle')).toBe(true);
  });

  it('cards purged by a card can be put back when it leaves [rule purge]', () => {
    define([
      artifactCard(
        { id: 'box', name: 'Box', house: 'brobnar' },
        actionAbility(purge(a(creature))),
        leavesPlay(putIntoPlay(purgedBy(self))),
      ),
    ]);
    const t = table({
      me: { house: 'brobnar', artifacts: ['box'], hand: [spell('smash', destroy(a(artifact)))] },
      foe: { line: ['five'] },
    });
    t.me.action('box');
    t.expect({ foe: { line: [], purged: ['five'] } });
    t.me.play('smash');
    t.expect({ me: { line: [], artifacts: [] }, foe: { line: [{ id: 'five', exhausted: true }], purged: [] } });
  });

  it('a card cannot lie beneath itself', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: [spell('bury', putUnder(each({ type: 'artifact' }), each(named('rock'))))],
        artifacts: ['rock', 'lens'],
      },
    });
    t.me.play('bury');
    t.expect({ me: { artifacts: [{ id: 'rock', under: ['lens'] }] } });
  });

  it('a card that is in play already cannot be played or put into play', () => {
    for (const program of ['play', 'put-into-play'] as const) {
      const x = spell('x', { kind: 'run', program, card: each(creature) }, ifYouDo(gain(1)));
      const t = table({ me: { house: 'brobnar', hand: [x], line: [{ id: 'five', damage: 1, upgrades: ['hat'] }] } });
      t.me.play('x');
      t.expect({ me: { aember: 0, line: [{ id: 'five', damage: 1, upgrades: ['hat'] }] } });
    }
  });

  it('an effect does not play another card that took the place of the one it means', () => {
    const x = spell(
      'x',
      { kind: 'choose', as: 'c', ...upTo(1, inDeck(creature)) },
      shuffle('deck'),
      playCard({ var: 'c' }),
    );
    const t = table({ me: { house: 'brobnar', hand: [x], deck: ['one', 'two', 'three', 'four', 'five'] } });
    t.me.play('x').choose('three');
    t.expect({ me: { line: [] } });
    expect(t.state.players[0]?.deck).toHaveLength(5);
  });

  it('a creature that was destroyed can be put back from the discard pile', () => {
    const x = spell('x', { kind: 'choose', as: 'c', ...a(creature) }, destroy({ var: 'c' }), putIntoPlay({ var: 'c' }));
    const t = table({ me: { house: 'brobnar', hand: [x], line: [{ id: 'five', damage: 3 }] } });
    t.me.play('x');
    t.expect({ me: { line: [{ id: 'five', exhausted: true }], discard: ['x'] } });
  });

  it('cards beneath a card can be played from there', () => {
    define([
      artifactCard(
        { id: 'plan', name: 'Plan', house: 'brobnar' },
        play(putUnder(a(inHand({})))),
        actionAbility(playCard(cardsUnder(self)), destroy(self)),
      ),
    ]);
    const t = table({ me: { house: 'brobnar', hand: ['plan', 'imp'] } });
    t.me.play('plan');
    t.expect({ me: { hand: [], artifacts: [{ id: 'plan', under: ['imp'], exhausted: true }] } });
    t.me.end();
    t.foe.end();
    t.me.house('brobnar').action('plan');
    t.expect({ me: { line: [{ id: 'imp', exhausted: true }], artifacts: [], discard: ['plan'] } });
  });
});

describe('swap (v1.3 glossary) [rule swap]', () => {
  it('two creatures of one line exchange positions', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: [spell('shift', swap(a(named('one')), a(named('three'))))],
        line: ['one', 'two', 'three'],
      },
    });
    t.me.play('shift');
    t.expect({ me: { line: ['three', 'two', 'one'] } });
  });

  it('FAQ Replicator: creatures of different controllers are not swapped [rule battleline]', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: [spell('shift', swap(a(friendly(creature)), a(enemy(creature))), ifYouDo(gain(1)))],
        line: ['one'],
      },
      foe: { line: ['two'] },
    });
    t.me.play('shift');
    t.expect({ me: { aember: 0, line: ['one'] }, foe: { line: ['two'] } });
  });

  it('neighbors change with it [rule battleline, rule neighbor]', () => {
    const tally = spell('tally', gain(powerOf(each(neighborOf(each(named('four')))))));
    const t = table({
      me: {
        house: 'brobnar',
        hand: [spell('shift', swap(a(named('one')), a(named('three')))), tally, tally],
        line: ['one', 'four', 'two', 'three'],
      },
    });
    t.me.play('tally');
    t.expect({ me: { aember: 3, line: ['one', 'four', 'two', 'three'] } });
    t.me.play('shift').play('tally');
    t.expect({ me: { aember: 8, line: ['three', 'four', 'two', 'one'] } });
  });
});

describe('repeat (v1.3 glossary)', () => {
  it('FAQ Bait and Switch: "repeat the preceding effect" repeats once [rule repeat-the-preceding]', () => {
    const bait = spell('bait', repeatOnce(moreThan(aember('opponent'), aember('you')), steal(1)));
    const t = table({ me: { house: 'brobnar', hand: [bait] }, foe: { aember: 14 } });
    t.me.play('bait');
    t.expect({ me: { aember: 2 }, foe: { aember: 12 } });
  });

  it('the condition is asked again [rule repeat-the-preceding]', () => {
    const bait = spell('bait', repeatOnce(moreThan(aember('opponent'), aember('you')), steal(1)));
    const t = table({ me: { house: 'brobnar', hand: [bait] }, foe: { aember: 2 } });
    t.me.play('bait');
    t.expect({ me: { aember: 1 }, foe: { aember: 1 } });
  });

  it('"repeat this effect" goes on as long as the condition holds [rule repeat]', () => {
    const drain = spell('drain', repeatWhile(moreThan(aember('opponent'), aember('you')), steal(1)));
    const t = table({ me: { house: 'brobnar', hand: [drain] }, foe: { aember: 7 } });
    t.me.play('drain');
    t.expect({ me: { aember: 4 }, foe: { aember: 3 } });
  });
});

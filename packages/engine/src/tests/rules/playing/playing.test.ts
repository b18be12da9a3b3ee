// Playing cards of each type, their bonus icons, playing through effects, and discarding.
import { describe, expect, it } from 'vitest';
import type { Bonus } from '../../../index.ts';
import {
  a,
  actionCard,
  aember,
  another,
  anyCard,
  artifact,
  artifactCard,
  atLeast,
  constant,
  count,
  creature,
  creatureCard,
  deeds,
  define,
  destroy,
  draw,
  each,
  eachTime,
  enemy,
  entersReady,
  entersReadyWhenPlayed,
  equal,
  forRemainderOfTurn,
  gain,
  getsPower,
  host,
  inDiscard,
  inHand,
  play,
  playCard,
  playerCannot,
  putIntoPlay,
  resolvesPlayAgain,
  returnToHand,
  self,
  table,
  takeControl,
  topOfDeck,
  whileTrue,
  youPlay,
} from '../../../index.ts';
import { being, copies, gear, spell, thing } from '../../../testing/cards.ts';

describe('playing a creature (v1.3 p.5)', () => {
  it('it enters exhausted on the flank that the player chooses [rule creature, rule ready-and-exhausted]', () => {
    const t = table({ me: { house: 'brobnar', hand: ['five', 'four'], line: ['one', 'two'] } });
    t.me.play('five', 'left').play('four', 'right');
    t.expect({ me: { line: [{ id: 'five', exhausted: true }, 'one', 'two', { id: 'four', exhausted: true }] } });
  });

  it('the first creature of a line stands on both flanks: one option [rule flank]', () => {
    const t = table({ me: { house: 'brobnar', hand: ['five'] } });
    t.me.play('five');
    t.expect({ me: { line: [{ id: 'five', exhausted: true }] } });
  });

  it('without deploy only the flanks are offered [rule flank]', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: [spell('call', playCard(a(inDiscard(creature))))],
        discard: ['five'],
        line: ['one', 'two'],
      },
    });
    t.me.play('call').choose('five');
    expect(t.options()).toEqual(['left', 'right']);
    t.me.flank('right');
    t.expect({ me: { line: ['one', 'two', { id: 'five', exhausted: true }] } });
  });

  it('with deploy it may go anywhere in the line [rule deploy]', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: [spell('call', playCard(a(inDiscard(creature))))],
        discard: ['scout'],
        line: ['one', 'two', 'three'],
      },
    });
    t.me.play('call').choose('scout');
    expect(t.options()).toEqual(['left', 'place 1', 'place 2', 'right']);
    t.me.choose('place 2');
    t.expect({ me: { line: ['one', 'two', { id: 'scout', exhausted: true }, 'three'] } });
  });

  it('deploy is for playing in 2022: put into play or taken over, it goes to a flank', () => {
    const x = spell('raise', putIntoPlay(a(inDiscard(creature))));
    const line = ['one', 'two', 'three'];
    const put = table({ edition: 'master-16', me: { house: 'brobnar', hand: [x], discard: ['scout'], line } });
    put.me.play('raise').choose('scout');
    expect(put.options()).toEqual(['left', 'right']);
    const taken = table({
      me: { house: 'brobnar', hand: [spell('lure', takeControl(a(enemy(creature))))], line },
      foe: { line: ['scout'] },
    });
    taken.me.play('lure').choose('scout');
    expect(taken.options()).toEqual(['left', 'right']);
  });

  it('its Play: ability resolves after it entered play [rule play-abilities, rule order-of-playing]', () => {
    const census = being('census', {}, play(gain(count(each(creature)))));
    const t = table({ me: { house: 'brobnar', hand: [census], line: ['one'] } });
    t.me.play('census');
    t.expect({ me: { aember: 2, line: ['one', { id: 'census', exhausted: true }] } });
  });

  it('it enters ready where an effect says so', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['five'], artifacts: [thing('alarm', constant(entersReady(creature)))] },
    });
    t.me.play('five');
    t.expect({ me: { line: ['five'] } });
  });

  it('"the first creature each turn enters ready when played" does so once, and not for a creature put into play', () => {
    const sigil = thing(
      'sigil',
      whileTrue(
        equal(deeds({ did: 'play', by: 'active', turn: 'this', type: 'creature' }), 1),
        entersReadyWhenPlayed(creature),
      ),
    );
    const t = table({
      me: {
        house: 'brobnar',
        hand: ['five', 'four', spell('raise', putIntoPlay(a(inDiscard(creature))))],
        discard: ['one'],
        artifacts: [sigil],
      },
    });
    t.me.play('five').play('raise').choose('right').play('four');
    t.expect({ me: { line: ['five', { id: 'one', exhausted: true }, { id: 'four', exhausted: true }] } });
  });
});

describe('playing an artifact', () => {
  it('it enters exhausted, and has no flank [rule artifact]', () => {
    const t = table({ me: { house: 'brobnar', hand: ['rock'], line: ['one'], artifacts: ['lens'] } });
    t.me.play('rock');
    t.expect({ me: { line: ['one'], artifacts: ['lens', { id: 'rock', exhausted: true }] } });
  });
});

describe('playing an upgrade (v1.3 p.6) [rule upgrade]', () => {
  it('it is attached to any creature, friendly or enemy', () => {
    const t = table({ me: { house: 'brobnar', hand: ['hat'], line: ['one'] }, foe: { line: ['two'] } });
    t.me.play('hat');
    expect(t.options()).toEqual(['one', 'two']);
    t.me.choose('two');
    t.expect({ me: { line: ['one'] }, foe: { line: [{ id: 'two', upgrades: ['hat'] }] } });
  });

  it('it cannot be played without a creature in play', () => {
    const t = table({ me: { house: 'brobnar', hand: ['hat'] } });
    t.me.cannot('play', 'hat', 'no-host').discard('hat');
    t.expect({ me: { discard: ['hat'] } });
  });

  it("it modifies its creature, and goes to its owner's discard pile with it", () => {
    const sword = gear('sword', constant(getsPower(host, 2)));
    const t = table({
      me: { house: 'brobnar', hand: [sword, spell('kill', destroy(a(enemy(creature))))], line: ['four'] },
      foe: { line: ['five'] },
    });
    t.me.play('sword').choose('five').fight('four', 'five');
    t.expect({ me: { line: [], discard: ['four'] }, foe: { line: [{ id: 'five', damage: 4, upgrades: ['sword'] }] } });
    t.me.play('kill');
    t.expect({ me: { line: [], discard: ['kill', 'sword', 'four'] }, foe: { line: [], discard: ['five'] } });
  });

  it('it is no creature that can be used [rule using-cards]', () => {
    const t = table({ me: { house: 'brobnar', hand: ['hat'], line: ['one'] } });
    t.me.play('hat').choose('one');
    expect(t.options()).toEqual(['reap one', 'end']);
  });
});

describe('playing an action (v1.3 p.4)', () => {
  it('it resolves and then goes to the discard pile [rule action-card]', () => {
    const peek = spell('peek', gain(count(each(inDiscard(anyCard)))));
    const t = table({ me: { house: 'brobnar', hand: [peek], discard: ['one'] } });
    t.me.play('peek');
    t.expect({ me: { aember: 1, discard: ['peek', 'one'] } });
  });

  it('it goes elsewhere where its text says so [rule action-card]', () => {
    const t = table({ me: { house: 'brobnar', hand: [spell('back', returnToHand(self))] } });
    t.me.play('back');
    t.expect({ me: { hand: ['back'], discard: [] } });
  });

  it('resolves as much as it can [rule resolve-as-much-as-you-can]', () => {
    const t = table({ me: { house: 'brobnar', hand: [spell('mixed', destroy(a(creature)), gain(1))] } });
    t.me.play('mixed');
    t.expect({ me: { aember: 1 } });
  });
});

describe('bonus icons', () => {
  const withBonus = (bonus: number | readonly Bonus[]): string => {
    define([actionCard({ id: 'bonus', name: 'Bonus', house: 'brobnar', bonus }, play(gain(10)))]);
    return 'bonus';
  };

  it('æmber bonus is the first thing, before the Play: ability [rule aember-bonus, rule order-of-playing]', () => {
    const t = table({ me: { house: 'brobnar', hand: [withBonus(2)] } });
    t.me.play('bonus');
    expect(t.events.flatMap((e) => (e.type === 'gain' ? [[e.amount, e.cause]] : []))).toEqual([
      [1, 'bonus'],
      [1, 'bonus'],
      [10, null],
    ]);
    t.expect({ me: { aember: 12 } });
  });

  it('are resolved one by one in printed order [rule bonus-icons]', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: [withBonus(['capture', 'aember', 'damage', 'draw', 'discard'])],
        line: ['one'],
        deck: ['two'],
      },
      foe: { line: ['three'], aember: 1 },
    });
    t.me.play('bonus').choose('three');
    t.expect({
      me: { aember: 11, line: [{ id: 'one', aember: 1 }], hand: [], deck: [], discard: ['bonus', 'two'] },
      foe: { aember: 0, line: [{ id: 'three', damage: 1 }] },
    });
    expect(
      t.events.flatMap((e) => (['capture', 'gain', 'damage', 'draw', 'discard'].includes(e.type) ? [e.type] : [])),
    ).toEqual(['capture', 'gain', 'damage', 'draw', 'discard', 'gain']);
  });

  it('what cannot be resolved is skipped [rule bonus-icons]', () => {
    const t = table({
      me: { house: 'brobnar', hand: [withBonus(['capture', 'damage', 'draw', 'discard'])] },
      foe: { aember: 1 },
    });
    t.me.play('bonus');
    t.expect({ me: { aember: 10 }, foe: { aember: 1 } });
  });

  it('creatures and artifacts give theirs too, a card put into play does not [rule aember-bonus, rule put-into-play]', () => {
    define([
      creatureCard({ id: 'rich', name: 'Rich', house: 'brobnar', power: 3, bonus: 1 }, play(draw(1))),
      artifactCard({ id: 'vault', name: 'Vault', house: 'brobnar', bonus: 1 }),
    ]);
    const t = table({
      me: {
        house: 'brobnar',
        hand: ['rich', 'vault', spell('raise', putIntoPlay(a(inDiscard(creature))))],
        discard: ['rich'],
        deck: copies(3, 'one'),
      },
    });
    t.me.play('rich').play('vault').play('raise').choose('right');
    t.expect({
      me: {
        aember: 2,
        hand: ['one'],
        line: [
          { id: 'rich', exhausted: true },
          { id: 'rich', exhausted: true },
        ],
      },
    });
  });
});

describe('playing through effects', () => {
  it('the card may belong to any house (v1.3 p.7) [rule using-through-abilities]', () => {
    const t = table({ me: { house: 'brobnar', hand: [spell('call', playCard(a(inHand(creature)))), 'imp'] } });
    t.me.play('call');
    t.expect({ me: { line: [{ id: 'imp', exhausted: true }], hand: [] } });
  });

  it('an upgrade without a creature in play stays where it is [rule unplayable-card]', () => {
    const t = table({ me: { house: 'brobnar', hand: [spell('wormhole', playCard(topOfDeck()))], deck: ['hat'] } });
    t.me.play('wormhole');
    t.expect({ me: { deck: ['hat'] } });
  });

  it('FAQ Kelifi Dragon: a card whose condition is not met stays on the deck; what was gained before counts [rule unplayable-card]', () => {
    const dragon = being(
      'dragon',
      {},
      { on: 'constant', give: [{ mod: 'play-needs', cond: atLeast(aember('you'), 2) }] },
    );
    define([actionCard({ id: 'wormhole', name: 'Wormhole', house: 'brobnar', bonus: 1 }, play(playCard(topOfDeck())))]);
    const poor = table({ me: { house: 'brobnar', hand: ['wormhole'], deck: [dragon] } });
    poor.me.play('wormhole');
    poor.expect({ me: { deck: ['dragon'], aember: 1 } });
    const rich = table({ me: { house: 'brobnar', aember: 1, hand: ['wormhole'], deck: [dragon] } });
    rich.me.play('wormhole');
    rich.expect({ me: { line: [{ id: 'dragon', exhausted: true }], deck: [] } });
  });

  it('FAQ Spangler Box: putting into play passes by the conditions of playing, and Play: abilities [rule play-abilities, rule put-into-play]', () => {
    const dragon = being(
      'dragon',
      {},
      { on: 'constant', give: [{ mod: 'play-needs', cond: atLeast(aember('you'), 2) }] },
      play(gain(5)),
    );
    const t = table({
      me: { house: 'brobnar', hand: [spell('raise', putIntoPlay(a(inDiscard(creature))))], discard: [dragon] },
    });
    t.me.play('raise');
    t.expect({ me: { aember: 0, line: [{ id: 'dragon', exhausted: true }] } });
  });

  it('FAQ Library Access with Wild Wormhole: other cards\' "each time you play" come before the Play: ability [rule play-abilities, rule order-of-playing]', () => {
    define([actionCard({ id: 'wormhole', name: 'Wormhole', house: 'brobnar', bonus: 1 }, play(playCard(topOfDeck())))]);
    const library = spell('library', forRemainderOfTurn(eachTime(youPlay(another(anyCard)), draw(1))));
    define([actionCard({ id: 'gift', name: 'Gift', house: 'dis', bonus: 1 }, play(gain(10)))]);
    const t = table({
      edition: 'cota-1.3',
      me: { house: 'brobnar', hand: [library, 'wormhole'], deck: ['one', 'gift', 'two'] },
    });
    t.me.play('library').play('wormhole');
    t.expect({ me: { hand: ['one', 'two'], aember: 12, discard: ['wormhole', 'gift', 'library'] } });
    expect(
      t.events.flatMap((e) => (e.type === 'gain' ? [`gain ${e.amount}`] : e.type === 'draw' ? ['draw'] : [])),
    ).toEqual(['gain 1', 'draw', 'gain 1', 'draw', 'gain 10']);
  });
});

describe('discarding (v1.3 p.6) [rule discarding-cards]', () => {
  it("any number of cards of the active house, one at a time, into the owner's pile on top [rule play-discard-and-use]", () => {
    const t = table({ me: { house: 'brobnar', hand: ['one', 'two', 'imp'], discard: ['three'] } });
    t.me.discard('one').discard('two');
    t.expect({ me: { hand: ['imp'], discard: ['two', 'one', 'three'] } });
  });

  it('can be forbidden', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['one'] },
      foe: { artifacts: [thing('keep', constant(playerCannot('opponent', 'discard')))] },
    });
    t.me.cannot('discard', 'one', 'forbidden');
  });
});

describe('Play: abilities that resolve once more', () => {
  const echo = (): string => thing('echo', constant(resolvesPlayAgain('you', creature)));

  it('each Play: ability resolves again right after itself, before the next', () => {
    const twin = being('twin-play', {}, play(gain(1)), play(gain(aember('you'))));
    const t = table({ me: { house: 'brobnar', aember: 1, hand: [twin], artifacts: [echo()] } });
    t.me.play('twin-play').order('twin-play');
    t.expect({ me: { aember: 12, line: [{ id: 'twin-play', exhausted: true }], artifacts: ['echo'] } });
  });

  it('not of cards that others play, nor after what repeats it has left play', () => {
    const bomb = being('bomb-play', {}, play(gain(1), destroy(each(artifact))));
    const t = table({ me: { house: 'brobnar', hand: [bomb], artifacts: [echo()] } });
    t.me.play('bomb-play');
    t.expect({ me: { aember: 1, line: [{ id: 'bomb-play', exhausted: true }], artifacts: [] } });
    const u = table({
      me: { house: 'brobnar', hand: [being('plain-play', {}, play(gain(1)))] },
      foe: { artifacts: [echo()] },
    });
    u.me.play('plain-play');
    u.expect({ me: { aember: 1, line: [{ id: 'plain-play', exhausted: true }] }, foe: { artifacts: ['echo'] } });
  });
});

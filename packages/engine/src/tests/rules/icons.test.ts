// Bonus icons as events: replaced, doubled, waited for, forbidden, counted, and resolved without a play.
import { describe, expect, it } from 'vitest';
import type { Ability, Bonus, Node, SeatPosition, Table } from '../../index.ts';
import {
  a,
  actionAbility,
  actionCard,
  addCounters,
  anyCard,
  archive,
  constant,
  creature,
  creatureCard,
  dealDamage,
  define,
  destroy,
  discard,
  each,
  eachTime,
  enemy,
  forEach,
  gain,
  iconsOn,
  ifYouDo,
  inDiscard,
  inHand,
  isDamagedByIcon,
  lasting,
  lose,
  mayInsteadOf,
  mayResolveAs,
  playerCannot,
  purge,
  putIntoPlay,
  resolveIcons,
  resolvesIcon,
  resolvesIconsAgain,
  self,
  steal,
  table,
  it as thatCard,
  topOfDeck,
  withIcon,
  withoutIcons,
  youPlay,
} from '../../index.ts';
import { being, copies, spell, thing } from '../../testing/cards.ts';

/** An action without text, with these icons. */
function iconic(...bonus: readonly Bonus[]): string {
  const id = ['iconic', ...bonus].join('-');
  define([actionCard({ id, name: id, house: 'brobnar', bonus })]);
  return id;
}

/** The icons that were resolved and what they did, in order. */
const eventsOf = (t: Table): readonly string[] =>
  t.events.flatMap((e) => {
    if (e.type === 'bonus') return [`icon ${e.icon}`];
    return ['gain', 'capture', 'damage', 'draw', 'discard', 'counter', 'steal'].includes(e.type) ? [e.type] : [];
  });

const me = (hand: readonly string[], more: SeatPosition = {}) => ({
  house: 'brobnar' as const,
  hand,
  ...more,
});

describe('what an icon does', () => {
  it('the power icon puts a +1 power counter on any creature [rule bonus-icons]', () => {
    const t = table({ me: me([iconic('power')], { line: ['one'] }), foe: { line: ['two'] } });
    t.me.play('iconic-power').choose('two');
    t.expect({ me: { line: ['one'], discard: ['iconic-power'] }, foe: { line: [{ id: 'two', power: 1 }] } });
  });

  it('damage of an icon is dealt by no card [rule bonus-icons]', () => {
    const shoulder = being('shoulder', { keywords: ['poison'], bonus: ['damage'] });
    const t = table({ edition: 'manual', me: me([shoulder]), foe: { line: ['five'] } });
    t.me.play('shoulder').choose('five');
    t.expect({ me: { line: [{ id: 'shoulder', exhausted: true }] }, foe: { line: [{ id: 'five', damage: 1 }] } });
    expect(t.events).toContainEqual(expect.objectContaining({ type: 'damage', by: null, kind: 'icon' }));
  });

  it('each is dealt by itself, so that the second kills whom a ward saved from the first [rule bonus-icons]', () => {
    const t = table({ me: me([iconic('damage', 'damage')]), foe: { line: [{ id: 'one', warded: true }] } });
    t.me.play('iconic-damage-damage');
    t.expect({ foe: { line: [], discard: ['one'] } });
  });

  it('an æmber icon is told by the æmber alone', () => {
    const t = table({ me: me([iconic('aember', 'draw')], { deck: ['one'] }) });
    t.me.play('iconic-aember-draw');
    expect(eventsOf(t)).toEqual(['gain', 'icon draw', 'draw']);
  });

  it('all are resolved, although the card leaves play before the last [rule bonus-icons]', () => {
    const penny = being('penny', { power: 1, bonus: ['damage', 'aember', 'aember'] });
    const t = table({ me: me([penny]) });
    t.me.play('penny');
    t.expect({ me: { aember: 2, line: [], discard: ['penny'] } });
  });

  it('all are resolved although it was shuffled away, with those of that copy', () => {
    const gone: Ability = eachTime(resolvesIcon('you', 'damage'), {
      kind: 'shuffleIntoDeck',
      what: each({ name: 'fish' }),
    });
    const fish = being('fish', { bonus: ['damage', 'aember', 'aember'] });
    const t = table({ me: me([fish], { artifacts: [thing('net', gone)], deck: copies(5, 'rock') }) });
    t.me.play('fish');
    t.expect({ me: { aember: 2, line: [] } });
  });
});

describe('waiting for an icon', () => {
  it('what waits for an icon comes right after each, for that kind and that player only [rule bonus-icons]', () => {
    const chronus = thing('chronus', eachTime(resolvesIcon('you', 'draw'), gain(2)));
    const other = thing('other', eachTime(resolvesIcon('opponent'), gain(5)));
    const t = table({
      me: me([iconic('draw', 'discard', 'draw')], { artifacts: [chronus, other], deck: ['one', 'two'] }),
      foe: { artifacts: [thing('foes', eachTime(resolvesIcon('opponent', 'discard'), gain(1)))] },
    });
    t.me.play('iconic-draw-discard-draw').choose('one');
    expect(eventsOf(t)).toEqual([
      'icon draw',
      'draw',
      'gain',
      'icon discard',
      'discard',
      'gain',
      'icon draw',
      'draw',
      'gain',
    ]);
    t.expect({ me: { aember: 4, hand: ['two'] }, foe: { aember: 1 } });
  });

  it('the constant abilities of a card that entered play count for its own icons', () => {
    const eel = being(
      'eel',
      { bonus: ['damage'] },
      eachTime(isDamagedByIcon(enemy(creature)), dealDamage(1, thatCard)),
    );
    const zap = spell('zap', dealDamage(1, each(enemy(creature))));
    const t = table({ me: me([eel, zap]), foe: { line: ['five'] } });
    t.me.play('eel').choose('five');
    t.expect({ me: { line: [{ id: 'eel', exhausted: true }] }, foe: { line: [{ id: 'five', damage: 2 }] } });
    t.me.play('zap');
    t.expect({ me: { line: [{ id: 'eel', exhausted: true }] }, foe: { line: [{ id: 'five', damage: 3 }] } });
  });
});

describe('replacing an icon', () => {
  const amphora = (): string => thing('amphora', mayResolveAs(resolvesIcon('you'), 'capture'));
  const favian = (): string => thing('favian', mayInsteadOf(resolvesIcon('you', 'capture'), steal(1)));
  const trinket = (): string =>
    thing('trinket', mayResolveAs(resolvesIcon('you', 'aember'), 'capture', 'damage', 'draw'));

  it('an icon may be resolved as another, and what it became may be replaced again, by each source once [rule bonus-icons]', () => {
    const t = table({
      me: me([iconic('aember')], { artifacts: [amphora(), favian()], line: ['one'] }),
      foe: { aember: 3 },
    });
    t.me.play('iconic-aember');
    expect(t.options()).toEqual(['amphora', 'no']);
    t.me.choose('amphora');
    expect(t.options()).toEqual(['favian', 'no']);
    t.me.choose('favian');
    t.expect({ me: { aember: 1, line: ['one'] }, foe: { aember: 2 } });
    expect(eventsOf(t)).toEqual(['steal']);
  });

  it('as it is where the player likes; what it did not become does not happen', () => {
    const t = table({
      me: me([iconic('aember')], { artifacts: [amphora(), favian()], line: ['one'] }),
      foe: { aember: 3 },
    });
    t.me.play('iconic-aember').choose('no');
    t.expect({ me: { aember: 1, line: ['one'] }, foe: { aember: 3 } });
  });

  it('a source that gives several icons offers each of them, and no more after that', () => {
    const t = table({
      me: me([iconic('aember')], {
        artifacts: [trinket(), thing('loop', mayResolveAs(resolvesIcon('you', 'draw'), 'aember'))],
        deck: ['one'],
      }),
    });
    t.me.play('iconic-aember');
    expect(t.options()).toEqual(['trinket capture', 'trinket damage', 'trinket draw', 'no']);
    t.me.choose('trinket draw').choose('loop');
    // It is an æmber icon again, and the trinket had its turn.
    t.expect({ me: { aember: 1, hand: [], deck: ['one'] } });
    expect(t.events).toContainEqual(expect.objectContaining({ type: 'bonus', icon: 'aember', printed: 'aember' }));
  });

  it('an icon is not replaced by what it is', () => {
    const t = table({ me: me([iconic('capture')], { artifacts: [amphora()], line: ['one'] }), foe: { aember: 1 } });
    t.me.play('iconic-capture');
    t.expect({ me: { line: [{ id: 'one', aember: 1 }] }, foe: { aember: 0 } });
  });

  it('what waits for it hears of what it became, and of nothing where something else is done instead [rule bonus-icons]', () => {
    const rage = thing('rage', eachTime(resolvesIcon('you'), addCounters('any', 1, self)));
    const caught = thing('caught', eachTime(resolvesIcon('you', 'capture'), addCounters('capture', 1, self)));
    const librarian = thing('librarian', mayInsteadOf(resolvesIcon('you'), archive(a(inHand(anyCard)))));
    const t = table({
      me: me([iconic('aember', 'draw'), 'one'], {
        artifacts: [rage, caught, amphora(), librarian],
        deck: copies(2, 'two'),
      }),
      foe: { aember: 1 },
    });
    t.me.play('iconic-aember-draw').choose('amphora').choose('no').choose('rage').choose('librarian');
    const counters = (name: string) =>
      t.state.bodies[t.state.cards.findIndex((c) => c.ref.name === name)]?.besides?.counters;
    expect([counters('rage'), counters('caught')]).toEqual([{ any: 1 }, { capture: 1 }]);
    t.expect({ me: { hand: [], archives: ['one'], deck: copies(2, 'two') }, foe: { aember: 1 } });
  });

  it('only its own player is asked, and the questions are the same in a copy of the game', () => {
    const t = table({ me: me([iconic('aember')]), foe: { artifacts: [amphora()] } });
    t.me.play('iconic-aember');
    t.expect({ me: { aember: 1 } });
  });
});

describe('resolving an icon again', () => {
  const bloom = (): string => thing('bloom', actionAbility(lasting('turn', constant(resolvesIconsAgain('you')), 1)));
  const bounty = (): Node => lasting('turn', constant(resolvesIconsAgain('you')), 1);

  it('an icon is resolved again right after itself, and three times by two effects [rule bonus-icons]', () => {
    const t = table({
      me: me([spell('bounty', bounty()), iconic('aember', 'draw')], { artifacts: [bloom()], deck: copies(4, 'one') }),
    });
    t.me.action('bloom').play('bounty').play('iconic-aember-draw');
    // The bounty itself was the next card after the bloom.
    expect(eventsOf(t)).toEqual(['gain', 'gain', 'icon draw', 'draw', 'icon draw', 'draw']);
    const both = table({
      me: me([spell('bounty', bounty(), bounty()), iconic('aember')]),
    });
    both.me.play('bounty').play('iconic-aember');
    both.expect({ me: { aember: 3 } });
  });

  it('the next card uses it up, whether it has icons or not, and only that card', () => {
    const t = table({ me: me([iconic('aember'), 'blank', iconic('aember')], { artifacts: [bloom()] }) });
    t.me.action('bloom').play('blank').play('iconic-aember');
    t.expect({ me: { aember: 1, hand: ['iconic-aember'] } });
  });

  it('each time it is resolved it may become something else', () => {
    const t = table({
      me: me([spell('bounty', bounty()), iconic('aember')], {
        artifacts: [thing('amphora', mayResolveAs(resolvesIcon('you'), 'capture'))],
        line: ['one'],
      }),
      foe: { aember: 2 },
    });
    t.me.play('bounty').play('iconic-aember').choose('amphora').choose('no');
    t.expect({ me: { aember: 1, line: [{ id: 'one', aember: 1 }] }, foe: { aember: 1 } });
  });

  it('for some cards only, as long as a card is in play', () => {
    const altar = thing('altar', constant(resolvesIconsAgain('you', creature)));
    const t = table({ me: me([being('rich', { bonus: 1 }), iconic('aember')], { artifacts: [altar] }) });
    t.me.play('rich').play('iconic-aember');
    t.expect({ me: { aember: 3, line: [{ id: 'rich', exhausted: true }] } });
  });
});

describe('forbidding icons', () => {
  it('"cannot resolve bonus icons" stops those that are played and those that are resolved as if [rule bonus-icons]', () => {
    const master = being('master', {}, constant(playerCannot('opponent', 'resolve-icons')));
    const samra = spell('samra', resolveIcons(a(inHand(anyCard))));
    const t = table({ me: me([iconic('aember'), samra, iconic('draw')], { deck: ['one'] }), foe: { line: [master] } });
    t.me.play('iconic-aember').play('samra');
    t.expect({ me: { aember: 0, hand: ['iconic-draw'] }, foe: { line: ['master'] } });
  });

  it('not for its own side', () => {
    const master = being('master', {}, constant(playerCannot('opponent', 'resolve-icons')));
    const t = table({ me: me([iconic('aember')], { line: [master] }) });
    t.me.play('iconic-aember');
    t.expect({ me: { aember: 1, line: ['master'] } });
  });

  it('from the moment on in which it is so, in the middle of the icons of a card too', () => {
    const master = being('master', {}, constant(playerCannot('opponent', 'resolve-icons')));
    const call = thing('call', eachTime(resolvesIcon('opponent'), putIntoPlay(each(inHand(creature)))));
    const t = table({ me: me([iconic('aember', 'aember')]), foe: { artifacts: [call], hand: [master] } });
    t.me.play('iconic-aember-aember');
    t.expect({ me: { aember: 1 }, foe: { line: [{ id: 'master', exhausted: true }], hand: [] } });
  });
});

describe('resolving icons without playing', () => {
  it('the icons of a card are resolved as if it had been played, and it was not [rule bonus-icons]', () => {
    const played = thing('played', eachTime(youPlay(anyCard), addCounters('played', 1, self)));
    const samra = thing('samra', actionAbility(resolveIcons(a(inHand(anyCard)))));
    const t = table({ me: me([iconic('aember', 'draw')], { artifacts: [played, samra], deck: ['one'] }) });
    t.me.action('samra');
    t.expect({ me: { aember: 1, hand: ['iconic-aember-draw', 'one'] } });
    const lamp = t.state.cards.findIndex((c) => c.ref.name === 'played');
    expect(t.state.bodies[lamp]?.besides?.counters).toEqual(undefined);
    expect(t.state.deeds.filter(({ did }) => did === 'play')).toEqual([]);
  });

  it('for whoever resolves it: of a card of the opponent too, and for a card that left play on the way', () => {
    define([creatureCard({ id: 'rich', name: 'rich', house: 'brobnar', power: 3, bonus: ['aember', 'capture'] })]);
    const nature = spell('nature', {
      kind: 'seq',
      steps: [
        purge(each(enemy(creature))),
        forEach(each({ zone: 'purged', of: 'each' }), (card) => [resolveIcons(card)]),
      ],
    });
    const t = table({ me: me([nature], { line: ['one'] }), foe: { line: ['rich'], aember: 1 } });
    t.me.play('nature');
    t.expect({ me: { aember: 1, line: [{ id: 'one', aember: 1 }] }, foe: { aember: 0, line: [], purged: ['rich'] } });
  });

  it('it counts as the next card that is played, for what resolves icons again', () => {
    const samra = thing('samra', actionAbility(resolveIcons(a(inHand(anyCard)))));
    const bloom = thing('bloom', actionAbility(lasting('turn', constant(resolvesIconsAgain('you')), 1)));
    const t = table({ me: me([iconic('aember')], { artifacts: [samra, bloom] }) });
    t.me.action('bloom').action('samra').play('iconic-aember');
    t.expect({ me: { aember: 3 } });
  });

  it('a card that is put into play resolves none [rule put-into-play]', () => {
    define([creatureCard({ id: 'rich', name: 'rich', house: 'brobnar', power: 3, bonus: 2 })]);
    const t = table({ me: me([spell('raise', putIntoPlay(a(inDiscard(creature))))], { discard: ['rich'] }) });
    t.me.play('raise');
    t.expect({ me: { aember: 0, line: [{ id: 'rich', exhausted: true }] } });
  });
});

describe('counting icons', () => {
  it('Num: iconsOn, all of them or of one kind', () => {
    define([
      creatureCard({ id: 'rich', name: 'rich', house: 'brobnar', power: 3, bonus: ['aember', 'draw', 'aember'] }),
    ]);
    const count = spell(
      'count',
      gain(iconsOn(each(creature))),
      gain(iconsOn(each(creature), 'draw')),
      gain(iconsOn(each(creature), 'power')),
    );
    const t = table({ me: me([count], { line: ['rich', 'one'] }) });
    t.me.play('count');
    t.expect({ me: { aember: 4, line: ['rich', 'one'] } });
  });

  it('of a card that was destroyed or discarded: those of that copy', () => {
    define([creatureCard({ id: 'rich', name: 'rich', house: 'brobnar', power: 3, bonus: ['aember', 'draw'] })]);
    const cauterize = spell('cauterize', destroy(a(creature)), ifYouDo(lose(iconsOn({ thisWay: {} }), 'opponent')));
    const maw = spell('maw', discard(topOfDeck(1, 'opponent')), gain(iconsOn({ thisWay: {} }, 'aember')));
    const t = table({ me: me([cauterize, maw]), foe: { line: ['rich', 'one'], deck: ['rich'], aember: 5 } });
    t.me.play('cauterize').choose('rich').play('maw');
    t.expect({ me: { aember: 1 }, foe: { aember: 3, line: ['one'], discard: ['rich', 'rich'], deck: [] } });
  });

  it('Filter: icon', () => {
    define([creatureCard({ id: 'rich', name: 'rich', house: 'brobnar', power: 3, bonus: ['draw'] })]);
    const wail = spell('wail', destroy(each(withoutIcons(creature))));
    const adaptoid = thing(
      'adaptoid',
      eachTime(youPlay(withIcon(anyCard)), gain(1)),
      eachTime(youPlay(withIcon(anyCard, 'aember')), gain(10)),
    );
    const t = table({ me: me([wail, iconic('draw')], { artifacts: [adaptoid], line: ['rich', 'one'] }) });
    t.me.play('wail').play('iconic-draw');
    t.expect({ me: { aember: 1, line: ['rich'] } });
  });
});

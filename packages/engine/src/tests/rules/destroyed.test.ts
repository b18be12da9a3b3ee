import { describe, expect, it } from 'vitest';
import {
  a,
  another,
  archive,
  artifact,
  constant,
  count,
  creature,
  damaged,
  dealDamage,
  destroy,
  destroyed,
  each,
  eachTime,
  enemy,
  friendly,
  gain,
  gainsAbility,
  gainsKeyword,
  getsPower,
  granter,
  heal,
  host,
  ifYouDo,
  insteadOf,
  isDestroyed,
  lasting,
  leavesPlay,
  may,
  neighborOf,
  ofHouse,
  onFlank,
  only,
  powerOf,
  purge,
  putOnDeck,
  putUnder,
  returnToHand,
  sacrifice,
  saveInstead,
  self,
  shuffleIntoDeck,
  steal,
  table,
  it as thatCard,
  thisCard,
  ward,
  wasDestroyed,
  when,
  withTrait,
  wouldGoToDiscardFromPlay,
} from '../../index.ts';
import { being, gear, spell, thing } from '../../testing/cards.ts';

const wrath = (): string => spell('wrath', destroy(each(creature)));
const kill = (): string => spell('kill', destroy(a(creature)));
const leaves = (t: ReturnType<typeof table>): readonly string[] =>
  t.events.flatMap((e) => (e.type === 'leave' ? [e.card.name] : []));

describe('destruction (v1.3 "Destroyed", timing notes) [rule destroyed]', () => {
  it("a destroyed card goes on top of its owner's discard pile [rule discard-pile]", () => {
    const t = table({ me: { house: 'brobnar', hand: [kill()] }, foe: { line: ['five'], discard: ['one'] } });
    t.me.play('kill');
    t.expect({ foe: { line: [], discard: ['five', 'one'] } });
  });

  it('a controlled card goes to its owner [rule owner]', () => {
    const t = table({ me: { house: 'brobnar', hand: [kill()], line: [{ id: 'five', owner: 1 }] } });
    t.me.play('kill');
    t.expect({ me: { line: [], discard: ['kill'] }, foe: { discard: ['five'] } });
  });

  it('cards destroyed together leave together, after all Destroyed: abilities [rule order-of-destruction]', () => {
    const census = being('census', {}, destroyed(gain(count(each(creature)))));
    const t = table({ me: { house: 'brobnar', hand: [wrath()], line: [census, 'five'] }, foe: { line: ['four'] } });
    t.me.play('wrath');
    t.expect({ me: { aember: 3, line: [] }, foe: { line: [] } });
    expect(leaves(t)).toEqual(['census', 'five', 'four']);
  });

  it('the active player orders the Destroyed: abilities, also those of the opponent [rule active-player, rule simultaneous-abilities]', () => {
    const spark = being('spark', {}, destroyed(gain(2)));
    const thiefy = being('thiefy', {}, destroyed(steal(1)));
    const t = table({ me: { house: 'brobnar', hand: [wrath()], line: [spark] }, foe: { line: [thiefy] } });
    t.me.play('wrath');
    expect(t.state.ask).toMatchObject({ kind: 'order', player: 0 });
    t.me.order('spark');
    t.expect({ me: { aember: 1, line: [] }, foe: { aember: 1, line: [] } });
    const other = table({ me: { house: 'brobnar', hand: [wrath()], line: [spark] }, foe: { line: [thiefy] } });
    other.me.play('wrath').order('thiefy');
    other.expect({ me: { aember: 2, line: [] }, foe: { aember: 0, line: [] } });
  });

  it('destructions inside a Destroyed: ability join the open one: all leave together [rule order-of-destruction]', () => {
    const bomb = being('bomb', {}, destroyed(dealDamage(3, each(another(creature)))));
    const census = being('census', { power: 3 }, destroyed(gain(count(each(creature)))));
    const t = table({ me: { house: 'brobnar', hand: [kill()], line: [bomb] }, foe: { line: [census, 'three'] } });
    t.me.play('kill').choose('bomb');
    t.expect({ me: { line: [] }, foe: { aember: 3, line: [] } });
    expect(leaves(t)).toEqual(['bomb', 'census', 'three']);
  });

  it('a tagged card cannot be destroyed again, and its ability resolves once [rule order-of-destruction]', () => {
    const bomb = being('bomb', {}, destroyed(destroy(each(creature)), gain(1)));
    const t = table({ me: { house: 'brobnar', hand: [wrath()], line: [bomb] }, foe: { line: ['five'] } });
    t.me.play('wrath');
    t.expect({ me: { aember: 1, line: [] }, foe: { line: [] } });
  });

  it('healing does not remove the tag [rule heal]', () => {
    const medic = being('medic', {}, destroyed(heal('all', each(creature))));
    const t = table({
      me: { house: 'brobnar', hand: [spell('wave', dealDamage(5, each(creature)))], line: [medic, 'five'] },
    });
    t.me.play('wave');
    t.expect({ me: { line: [] } });
  });

  it('a card that its Destroyed: ability moves to hand was destroyed all the same [rule destroyed-ability]', () => {
    const penny = being('penny', {}, destroyed(returnToHand(self)));
    const grave = thing('grave', eachTime(isDestroyed(creature), gain(1)));
    const t = table({ me: { house: 'brobnar', hand: [kill()], line: [penny], artifacts: [grave] } });
    t.me.play('kill');
    t.expect({ me: { aember: 1, line: [], hand: ['penny'], discard: ['kill'] } });
  });

  it('FAQ Bad Penny: what was about to happen to it cannot reach it in a hidden zone [rule destroyed-ability, rule hidden-zone]', () => {
    const penny = being('penny', { power: 1 }, destroyed(returnToHand(self)));
    const bolter = spell(
      'bolter',
      { kind: 'choose', as: 'c', ...a(enemy(creature)) },
      dealDamage(2, { var: 'c' }),
      when(wasDestroyed({ var: 'c' }), purge({ var: 'c' })),
    );
    const t = table({ me: { house: 'brobnar', hand: [bolter] }, foe: { line: [penny] } });
    t.me.play('bolter');
    t.expect({ foe: { line: [], hand: ['penny'], purged: [] } });
  });

  it('"if this damage destroys it, purge it" reaches it in the discard pile [rule hidden-zone]', () => {
    const bolter = spell(
      'bolter',
      { kind: 'choose', as: 'c', ...a(enemy(creature)) },
      dealDamage(2, { var: 'c' }),
      when(wasDestroyed({ var: 'c' }), purge({ var: 'c' })),
    );
    const t = table({ me: { house: 'brobnar', hand: [bolter] }, foe: { line: ['two'] } });
    t.me.play('bolter');
    t.expect({ foe: { line: [], discard: [], purged: ['two'] } });
  });

  it('a card saved by its Destroyed: ability stays in play [rule destroyed-ability]', () => {
    const cloak = gear(
      'cloak',
      constant(gainsAbility(host, destroyed(heal('all', self), destroy(granter), saveInstead(self)))),
    );
    const t = table({
      me: {
        house: 'brobnar',
        hand: [spell('wave', dealDamage(5, each(creature)))],
        line: [{ id: 'five', upgrades: [cloak] }],
      },
    });
    t.me.play('wave');
    t.expect({ me: { line: ['five'], discard: ['wave', 'cloak'] } });
  });

  it('a saved card was not destroyed: no "is destroyed" trigger [rule replacement]', () => {
    const cat = being('cat', {}, destroyed(saveInstead(self)));
    const grave = thing('grave', eachTime(isDestroyed(creature), gain(1)));
    const t = table({ me: { house: 'brobnar', hand: [kill()], line: [cat], artifacts: [grave] } });
    t.me.play('kill');
    t.expect({ me: { aember: 0, line: ['cat'] } });
  });

  it('"if you do" after destroying a card that saved itself fails (a replaced event did not happen) [rule replacement]', () => {
    const cat = being('cat', {}, destroyed(saveInstead(self)));
    const t = table({
      me: { house: 'brobnar', hand: [spell('kill', destroy(a(creature)), ifYouDo(gain(1)))], line: [cat] },
    });
    t.me.play('kill');
    t.expect({ me: { aember: 0, line: ['cat'] } });
  });

  it('Destroyed: abilities are those held at the moment of the tag [rule destroyed-ability]', () => {
    const lord = being('lord', {}, constant(gainsAbility(friendly(another(creature)), destroyed(gain(1)))));
    const t = table({ me: { house: 'brobnar', hand: [wrath()], line: [lord, 'five'] } });
    t.me.play('wrath');
    t.expect({ me: { aember: 1, line: [] } });
  });

  it('"after … is destroyed" triggers once for each card, only for cards still in play [rule order-of-destruction]', () => {
    const ghoul = being('ghoul', {}, eachTime(isDestroyed(enemy(creature)), gain(1)));
    const t = table({
      me: { house: 'brobnar', hand: [spell('purge-foe', destroy(each(enemy(creature))))], line: [ghoul] },
      foe: { line: ['one', 'two'] },
    });
    t.me.play('purge-foe');
    t.expect({ me: { aember: 2, line: ['ghoul'] }, foe: { line: [] } });
    const both = table({ me: { house: 'brobnar', hand: [wrath()], line: [ghoul] }, foe: { line: ['one', 'two'] } });
    both.me.play('wrath');
    both.expect({ me: { aember: 0, line: [] }, foe: { line: [] } });
  });

  it('a sacrificed card counts as destroyed, and its Destroyed: ability resolves [rule sacrifice]', () => {
    const spark = being('spark', {}, destroyed(gain(2)));
    const grave = thing('grave', eachTime(isDestroyed(creature), gain(1)));
    const t = table({
      me: { house: 'brobnar', hand: [spell('offer', sacrifice(a(creature)))], line: [spark], artifacts: [grave] },
    });
    t.me.play('offer');
    t.expect({ me: { aember: 3, line: [] } });
  });

  it('a player cannot sacrifice a card they do not control [rule sacrifice]', () => {
    const t = table({
      me: { house: 'brobnar', hand: [spell('offer', sacrifice(a(creature)), ifYouDo(gain(1)))] },
      foe: { line: ['five'] },
    });
    t.me.play('offer');
    t.expect({ me: { aember: 0 }, foe: { line: ['five'] } });
  });

  it('a tagged card cannot be chosen to be destroyed or sacrificed [rule order-of-destruction]', () => {
    for (const away of [destroy, sacrifice]) {
      const avenger = being('avenger', {}, destroyed(away(a(friendly(creature)))));
      const t = table({ me: { house: 'brobnar', hand: [kill()], line: [avenger, 'five', 'four'] } });
      t.me.play('kill').choose('avenger');
      expect(t.options()).toEqual(['five', 'four']);
      t.me.choose('five');
      t.expect({ me: { line: ['four'] } });
      const alone = table({ me: { house: 'brobnar', hand: [wrath()], line: [avenger, 'five'] } });
      alone.me.play('wrath');
      alone.expect({ me: { line: [] } });
    }
  });

  it('a tagged card can be chosen for anything else', () => {
    const medic = being('medic', {}, destroyed(returnToHand(a(creature))));
    const t = table({ me: { house: 'brobnar', hand: [wrath()], line: [medic, 'five'] } });
    t.me.play('wrath');
    expect(t.options()).toEqual(['medic', 'five']);
    t.me.choose('five');
    t.expect({ me: { line: [], hand: ['five'], discard: ['wrath', 'medic'] } });
  });

  it('an optional destruction is not offered where all that could be chosen are tagged', () => {
    const avenger = being('avenger', {}, destroyed(may(destroy(a(creature)))));
    const t = table({ me: { house: 'brobnar', hand: [wrath()], line: [avenger, 'five'] } });
    t.me.play('wrath');
    t.expect({ me: { line: [] } });
  });

  it('a ward that a tagged creature gets does not save it, but keeps it from leaving otherwise [rule ward]', () => {
    const angel = being('angel', {}, destroyed(ward(each(creature)), returnToHand(each(creature))));
    const t = table({ me: { house: 'brobnar', hand: [wrath()], line: [angel, 'five'] } });
    t.me.play('wrath');
    t.expect({ me: { line: [], hand: [], discard: ['wrath', 'five', 'angel'] } });
  });

  it('a Destroyed: ability that is gained after the tag does not resolve', () => {
    const lord = being('lord', {}, constant(gainsAbility(neighborOf(self), destroyed(gain(1)))));
    const ghost = being('ghost', {}, destroyed(returnToHand(self)));
    const t = table({ me: { house: 'brobnar', hand: [wrath()], line: [lord, ghost, 'five'] } });
    t.me.play('wrath').order('ghost#1');
    t.expect({ me: { aember: 0, line: [], hand: ['ghost'] } });
  });

  it('nor does one that is lost before it resolves', () => {
    const lord = being(
      'lord',
      {},
      constant(gainsAbility(friendly(another(creature)), destroyed(gain(1)))),
      destroyed(returnToHand(self)),
    );
    const t = table({ me: { house: 'brobnar', hand: [wrath()], line: [lord, 'five'] } });
    t.me.play('wrath').order('lord');
    t.expect({ me: { aember: 0, line: [], hand: ['lord'] } });
  });

  it('an invulnerable card is neither destroyed nor sacrificed, whatever it is, and may leave otherwise [rule invulnerable]', () => {
    const rock = thing('firm', constant(gainsKeyword(thisCard, 'invulnerable')));
    const t = table({
      me: {
        house: 'brobnar',
        hand: [
          spell('smash', destroy(each(artifact))),
          spell('offer', sacrifice(each(artifact)), ifYouDo(gain(5))),
          spell('lift', returnToHand(each(artifact))),
        ],
        artifacts: [rock],
      },
    });
    t.me.play('smash').play('offer');
    t.expect({ me: { aember: 0, artifacts: ['firm'] } });
    t.me.play('lift');
    t.expect({ me: { artifacts: [], hand: ['firm'] } });
  });

  it('an invulnerable creature takes no damage, which uses up no ward on it [rule invulnerable]', () => {
    const solid = { id: being('solid', { power: 2, keywords: ['invulnerable'] }), warded: true };
    const blast = spell('blast', dealDamage(5, each(creature)));
    const t = table({ me: { house: 'brobnar', hand: [blast], line: ['nine'] }, foe: { line: [solid] } });
    t.me.fight('nine', 'solid').play(blast);
    t.expect({ me: { line: [{ id: 'nine', damage: 7, exhausted: true }] }, foe: { line: [solid] } });
  });

  it('an invulnerable creature stays in play with a power of 0, another does not [rule invulnerable]', () => {
    const solid = being('solid', { power: 2, keywords: ['invulnerable'] });
    const drain = spell('drain', lasting('turn', constant(getsPower(creature, -2))));
    const t = table({ me: { house: 'brobnar', hand: [drain], line: [solid, 'two', 'nine'] } });
    t.me.play(drain);
    t.expect({ me: { line: ['solid', 'nine'], discard: ['drain', 'two'] } });
  });

  it('what works on a destroyed card finds it in any zone that is not hidden', () => {
    const ritual = thing('ritual', insteadOf(wouldGoToDiscardFromPlay(creature), { zone: 'purged' }));
    const reaper = spell(
      'reaper',
      { kind: 'choose', as: 'c', ...a(creature) },
      destroy({ var: 'c' }),
      returnToHand({ var: 'c' }),
    );
    const t = table({ me: { house: 'brobnar', hand: [reaper], artifacts: [ritual] }, foe: { line: ['five'] } });
    t.me.play('reaper');
    t.expect({ foe: { line: [], purged: [], hand: ['five'] } });
  });

  it('artifacts and upgrades are destroyed in the same way', () => {
    const relic = thing('relic', destroyed(gain(1)));
    const charm = gear('charm', destroyed(gain(2)));
    const t = table({
      me: {
        house: 'brobnar',
        hand: [spell('void', destroy(each({ type: ['artifact', 'upgrade'] })))],
        line: [{ id: 'five', upgrades: [charm] }],
        artifacts: [relic],
      },
    });
    t.me.play('void');
    while (t.state.ask?.kind === 'order') t.me.choose(t.options()[0] ?? '');
    t.expect({ me: { aember: 3, line: ['five'], artifacts: [] } });
  });

  it('last known information: power, house, traits and position of what left', () => {
    const test = (f: Parameters<typeof isDestroyed>[0]): number => {
      const grave = thing('grave', eachTime(isDestroyed(f), gain(powerOf(thatCard))));
      const t = table({
        me: { house: 'brobnar', hand: [kill()], artifacts: [grave] },
        foe: { line: ['one', { id: 'shield', power: 2, damage: 1, aember: 1 }] },
      });
      t.me.play('kill').choose('shield');
      return (t.state.players[0]?.aember ?? 0) - 1;
    };
    expect(test(withTrait('knight', creature))).toBe(6);
    expect(test(ofHouse('brobnar', creature))).toBe(6);
    expect(test(enemy(creature))).toBe(6);
    expect(test(onFlank(creature))).toBe(6);
    expect(test({ ...creature, powerAtLeast: 6 })).toBe(6);
    expect(test(damaged(creature))).toBe(6);
    expect(test({ ...creature, hasAember: true })).toBe(6);
    expect(test(withTrait('elf', creature))).toBe(0);
  });

  it('a creature destroyed twice at once is one creature: damage and destruction together', () => {
    const grave = thing('grave', eachTime(isDestroyed(creature), gain(1)));
    const t = table({
      me: {
        house: 'brobnar',
        hand: [spell('over', dealDamage(9, each(creature)), destroy(each(creature)))],
        artifacts: [grave],
      },
      foe: { line: ['five'] },
    });
    t.me.play('over');
    t.expect({ me: { aember: 1 }, foe: { line: [] } });
  });
});

describe('leaving play (v1.3 "Leaves play") [rule leaves-play]', () => {
  it('æmber on a creature goes to the opponent of its controller', () => {
    const t = table({ me: { house: 'brobnar', hand: [kill()], line: [{ id: 'five', aember: 3 }] } });
    t.me.play('kill');
    t.expect({ me: { aember: 0, line: [] }, foe: { aember: 3 } });
  });

  it('also where it returns to hand', () => {
    const t = table({
      me: { house: 'brobnar', hand: [spell('lift', returnToHand(a(creature)))] },
      foe: { line: [{ id: 'five', aember: 2 }] },
    });
    t.me.play('lift');
    t.expect({ me: { aember: 2 }, foe: { line: [], hand: ['five'] } });
  });

  it('of a controlled creature: the opponent of the controller gets it [rule return-aember]', () => {
    const t = table({ me: { house: 'brobnar', hand: [kill()], line: [{ id: 'five', owner: 1, aember: 2 }] } });
    t.me.play('kill');
    t.expect({ me: { aember: 0, line: [] }, foe: { aember: 2, discard: ['five'] } });
  });

  it('æmber on an artifact goes to the supply', () => {
    const t = table({
      me: { house: 'brobnar', hand: [spell('smash', destroy(a(artifact)))], artifacts: [{ id: 'rock', aember: 3 }] },
    });
    t.me.play('smash');
    t.expect({ me: { aember: 0, artifacts: [] }, foe: { aember: 0 } });
  });

  it('removes damage, counters, stun and the like; the card comes back fresh [rule power-counter]', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: [spell('lift', returnToHand(a(creature)))],
        line: [{ id: 'five', damage: 2, power: 1, stunned: true, counters: { doom: 1 } }],
      },
    });
    t.me.play('lift').play('five');
    t.expect({ me: { line: [{ id: 'five', exhausted: true }] } });
  });

  it('upgrades on it are discarded, each to its owner [rule upgrade]', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['hat', spell('lift', returnToHand(a(creature)))] },
      foe: { line: [{ id: 'five', upgrades: ['hat'] }] },
    });
    t.me.play('hat').play('lift');
    t.expect({ me: { discard: ['lift', 'hat'] }, foe: { line: [], hand: ['five'], discard: ['hat'] } });
  });

  it('cards beneath it are discarded', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: [spell('smash', destroy(a(artifact)))],
        artifacts: [{ id: 'rock', under: ['one'] }],
      },
    });
    t.me.play('smash');
    t.expect({ me: { artifacts: [], discard: ['smash', 'rock', 'one'] } });
  });

  it('the line closes the gap [rule battleline]', () => {
    const t = table({ me: { house: 'brobnar', hand: [kill()], line: ['one', 'two', 'three'] } });
    t.me.play('kill').choose('two');
    t.expect({ me: { line: ['one', 'three'] } });
  });

  it('lasting effects on it expire: it is a new object when it comes back [rule lasting-effect]', () => {
    const bless = spell(
      'bless',
      { kind: 'choose', as: 'c', ...a(creature) },
      lasting('turn', constant(getsPower({ is: { var: 'c' } }, 5))),
    );
    const t = table({
      me: {
        house: 'brobnar',
        hand: [bless, spell('lift', returnToHand(a(creature))), spell('tally', gain(powerOf(each(creature))))],
        line: ['three'],
      },
    });
    t.me.play('bless').play('lift').play('three').play('tally');
    t.expect({ me: { aember: 3, line: [{ id: 'three', exhausted: true }] } });
  });

  it('Leaves Play: abilities resolve just after, whatever takes the card away [rule leaves-play-ability]', () => {
    for (const away of [destroy, returnToHand, purge, archive, shuffleIntoDeck, putOnDeck]) {
      const ghost = being('ghost', {}, leavesPlay(gain(1), gain(count(each(creature)))));
      const t = table({ me: { house: 'brobnar', hand: [spell('away', away(a(creature)))], line: [ghost] } });
      t.me.play('away');
      t.expect({ me: { aember: 1, line: [] } });
    }
  });

  it('a Leaves Play: ability that sends its own card away resolves once [rule leaves-play-ability]', () => {
    const ghost = being('ghost', {}, leavesPlay(gain(1), putOnDeck(self, 'bottom')));
    const t = table({ me: { house: 'brobnar', hand: [spell('kill', destroy(a(creature)))], line: [ghost] } });
    t.me.play('kill');
    t.expect({ me: { aember: 1, line: [], deck: ['ghost'], discard: ['kill'] } });
  });

  it('"after … leaves play" sees it with last known information', () => {
    const mourner = thing(
      'mourner',
      eachTime({ event: 'leave', card: friendly(creature), to: 'hand' }, gain(powerOf(thatCard))),
    );
    const t = table({
      me: {
        house: 'brobnar',
        hand: [spell('lift', returnToHand(each(creature)))],
        line: ['five'],
        artifacts: [mourner],
      },
    });
    t.me.play('lift');
    t.expect({ me: { aember: 5, line: [] } });
  });

  it('it can be put elsewhere instead of the discard pile', () => {
    const soul = being('soul', {}, insteadOf(wouldGoToDiscardFromPlay(only(self)), { zone: 'archives' }));
    const grave = thing('grave', eachTime(isDestroyed(creature), gain(1)));
    const t = table({ me: { house: 'brobnar', hand: [kill()], line: [soul], artifacts: [grave] } });
    t.me.play('kill');
    t.expect({ me: { aember: 1, line: [], archives: ['soul'], discard: ['kill'] } });
  });

  it('a creature from play can be put beneath a card like any other that leaves play', () => {
    const t = table({
      me: { house: 'brobnar', hand: [spell('bury', putUnder(a(creature), each(artifact)))], artifacts: ['rock'] },
      foe: { line: [{ id: 'five', aember: 2, upgrades: ['hat'] }] },
    });
    t.me.play('bury');
    t.expect({ me: { aember: 2, artifacts: [{ id: 'rock', under: ['five'] }] }, foe: { line: [], discard: ['hat'] } });
  });
});

// Cards whose text is blank: no abilities and no keywords, as long as an effect says so.
import { describe, expect, it } from 'vitest';
import {
  actionCard,
  blanks,
  cannot,
  constant,
  creature,
  define,
  destroy,
  draw,
  each,
  entersReady,
  friendly,
  gain,
  gainsAbility,
  gainsKeyword,
  getsPower,
  named,
  neighborOf,
  play,
  reap,
  see,
  self,
  table,
  withPowerAtLeast,
} from '../../index.ts';
import { being, spell, thing } from '../../testing/cards.ts';
import '../../testing/faceCards.ts';

const powers = (t: ReturnType<typeof table>, seat = 0) => see(t.state, 0).players[seat]!.line.map(({ power }) => power);

describe('a blank text [rule blank-text]', () => {
  it('Modifier blank: no abilities and no keywords; power, armor, traits and house stay', () => {
    const t = table({ me: { house: 'sanctum', line: ['one', { id: 'model-general', upgrades: ['hush-gag'] }] } });
    expect(see(t.state, 0).players[0]!.line[1]).toMatchObject({
      power: 6,
      armor: 1,
      traits: ['knight'],
      keywords: {},
      houses: ['sanctum'],
    });
    expect(powers(t)).toEqual([1, 6]);
    t.me.reap('model-general');
    t.expect({ me: { line: ['one', { id: 'model-general', upgrades: ['hush-gag'], exhausted: true }], aember: 1 } });
  });

  it('triggers and replacements of such a card are not there', () => {
    const t = table({
      me: { house: 'brobnar', line: [{ id: 'model-herald', upgrades: ['hush-gag'] }], hand: ['three'], deck: ['four'] },
    });
    t.me.play('three');
    expect(t.state.players[0]!.hand).toEqual([]);
  });

  it('what other cards give it stays', () => {
    const lord = being(
      'blank-lord',
      { house: 'sanctum' },
      constant(
        gainsKeyword(named('model-general'), 'skirmish'),
        gainsAbility(named('model-general'), reap(draw(1))),
        getsPower(named('model-general'), 1),
      ),
    );
    const t = table({
      me: { house: 'sanctum', line: [{ id: 'model-general', upgrades: ['hush-gag'] }, lord], deck: ['one'] },
    });
    expect(see(t.state, 0).players[0]!.line[0]).toMatchObject({ keywords: { skirmish: 1 }, power: 7 });
    t.me.reap('model-general');
    t.expect({
      me: {
        line: [{ id: 'model-general', upgrades: ['hush-gag'], exhausted: true }, lord],
        hand: ['one'],
        deck: [],
        aember: 1,
      },
    });
  });

  it('lasts as long as the effect does, and reaches creatures that come later', () => {
    const t = table({
      me: {
        house: 'dis',
        hand: ['hush'],
        line: ['nine'],
        deck: ['one', 'one', 'one', 'one', 'one', 'one', 'one', 'one'],
      },
      foe: {
        houses: ['sanctum'],
        line: ['model-general', 'two'],
        hand: ['model-general'],
        deck: ['one', 'one', 'one', 'one', 'one', 'one', 'one'],
      },
    });
    expect(powers(t, 1)).toEqual([6, 4]);
    t.me.play('hush');
    expect(powers(t, 1)).toEqual([6, 2]);
    t.me.end();
    t.foe.house('sanctum').play('model-general', 'right');
    expect(powers(t, 1)).toEqual([6, 2, 6]);
    t.foe.end();
    expect(powers(t, 1)).toEqual([6, 6, 6]);
  });

  it('a lasting effect that it made before goes on', () => {
    const maker = being(
      'blank-maker',
      {},
      reap({ kind: 'lasting', until: 'turn', ability: constant(getsPower(friendly(creature), 1)) }),
    );
    const t = table({ me: { house: 'brobnar', line: [maker, 'one'], hand: ['hush-gag'] } });
    t.me.reap(maker);
    t.me.play('hush-gag').choose(maker);
    expect(powers(t)).toEqual([6, 2]);
  });

  it('power that a blank text gave is gone at once', () => {
    const t = table({
      me: { house: 'brobnar', line: [{ id: 'one', damage: 2 }, 'model-general'], hand: ['hush-gag'] },
    });
    t.me.play('hush-gag').choose('model-general');
    t.expect({ me: { line: [{ id: 'model-general', upgrades: ['hush-gag'] }], discard: ['one'] } });
  });

  it('cards out of play are not blank', () => {
    const mute = being('mute-all', {}, constant(blanks(creature)));
    const first = actionCard({ id: 'mute-alpha', name: 'Mute', house: 'brobnar', keywords: ['alpha'] }, play(gain(1)));
    define([first]);
    const t = table({ me: { house: 'brobnar', line: [mute], hand: ['one', 'mute-alpha'] } });
    t.me.play('one').cannot('play', 'mute-alpha', 'alpha');
  });

  describe('a card whose text is blank', () => {
    const beast = () => ({ id: 'hush-beast', upgrades: ['hush-gag'] });

    it('blanks nothing', () => {
      const t = table({ me: { house: 'logos', line: [beast()], artifacts: ['wake-tool'] } });
      t.me.action('wake-tool');
      expect(t.state.players[0]!.aember).toBe(1);
      const other = table({ me: { house: 'logos', line: ['hush-beast'], artifacts: ['wake-tool'] } });
      other.me.cannot('action', 'wake-tool', 'no-such-ability');
    });

    it('cards that blank each other are both blank', () => {
      const [left, right] = ['blank-left', 'blank-right'].map((id) =>
        being(id, { keywords: ['taunt'] }, constant(blanks(neighborOf(self)))),
      ) as [string, string];
      const t = table({ me: { house: 'brobnar', line: [left, right, 'taunter'] } });
      expect(see(t.state, 0).players[0]!.line.map(({ keywords }) => keywords.taunt)).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
    });

    it('whom it would blank is decided with values of texts that are not blank', () => {
      const boost = being('blank-boost', { power: 3 }, constant(getsPower(friendly(creature), 2)));
      const strict = thing('blank-strict', constant(blanks(withPowerAtLeast(5, creature))));
      const t = table({ me: { house: 'brobnar', line: [boost, 'two', 'snake'], artifacts: [strict] } });
      expect(powers(t)).toEqual([3, 2, 1]);
    });
  });

  it('blanks: "cannot" is gone too', () => {
    const stone = being('blank-stone', {}, constant(cannot({ is: self }, 'destroyed')));
    const kill = spell('blank-kill', destroy(each(creature)));
    const t = table({ me: { house: 'brobnar', line: [{ id: stone, upgrades: ['hush-gag'] }, stone], hand: [kill] } });
    t.me.play(kill);
    t.expect({ me: { line: [stone], discard: [kill, stone, 'hush-gag'] } });
  });

  it('what a blank card in play says of how others enter play counts no more', () => {
    const captain = being('blank-captain', {}, constant(entersReady(friendly(creature))));
    const gray = thing('blank-gray', constant(blanks(creature)));
    const t = table({ me: { house: 'brobnar', artifacts: [gray], line: [captain], hand: ['one'] } });
    t.me.play('one');
    t.expect({ me: { artifacts: [gray], line: [captain, { id: 'one', exhausted: true }] } });
  });

  it('what a card says of how it enters play is not reached by what blanks cards in play', () => {
    const quick = being('blank-quick', {}, constant(entersReady({ is: self })));
    const gray = thing('blank-gray', constant(blanks(creature)));
    const t = table({ me: { house: 'brobnar', artifacts: [gray], hand: [quick, 'one'] } });
    t.me.play(quick, 'left').play('one', 'right');
    t.expect({ me: { artifacts: [gray], line: [quick, { id: 'one', exhausted: true }] } });
  });
});

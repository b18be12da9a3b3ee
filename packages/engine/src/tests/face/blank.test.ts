// Cards whose text is blank: no abilities and no keywords, as long as an effect says so.
import { describe, expect, it } from 'vitest';
import {
  a,
  actionCard,
  blanks,
  cannot,
  choose,
  constant,
  creature,
  define,
  destroy,
  draw,
  each,
  eachTime,
  entersReady,
  forRemainderOfTurn,
  friendly,
  gain,
  gainsAbility,
  gainsKeyword,
  gainsTextOf,
  getsPower,
  heal,
  host,
  inHand,
  insteadOf,
  keyCost,
  named,
  neighborOf,
  only,
  play,
  reap,
  reaps,
  see,
  self,
  table,
  thisCreature,
  withPowerAtLeast,
  wouldBeDestroyed,
  youPlay,
} from '../../index.ts';
import { being, gear, spell, thing } from '../../testing/cards.ts';
import { bySwitch } from '../../testing/editions.ts';
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

  describe('what it gains from others', () => {
    const gag = (...more: string[]) => ({ id: 'model-general', upgrades: ['hush-gag', ...more] });
    const isGone = (value: string): boolean => value === 'blank-with-its-text';

    it.each(bySwitch('gainedText'))(
      'switch gainedText: keywords and abilities that another card gives it in %s: %s; power stays [rule blank-text @current]',
      (edition, value) => {
        const lord = being(
          'blank-lord',
          { house: 'sanctum' },
          constant(
            gainsKeyword(named('model-general'), 'skirmish'),
            gainsAbility(named('model-general'), reap(draw(1))),
            getsPower(named('model-general'), 1),
          ),
        );
        const t = table({ edition, me: { house: 'sanctum', line: [gag(), lord], deck: ['one'] } });
        expect(see(t.state, 0).players[0]!.line[0]).toMatchObject({ power: 7 });
        expect(see(t.state, 0).players[0]!.line[0]!.keywords).toEqual(isGone(value) ? {} : { skirmish: 1 });
        t.me.reap('model-general');
        t.expect({
          me: {
            line: [{ ...gag(), exhausted: true }, lord],
            aember: 1,
            ...(isGone(value) ? { deck: ['one'] } : { hand: ['one'], deck: [] }),
          },
        });
      },
    );

    it.each(bySwitch('gainedText'))(
      'switch gainedText: keywords and abilities of an upgrade in %s: %s; its power stays',
      (edition, value) => {
        const kit = gear(
          'blank-kit',
          constant(
            gainsKeyword(host, 'taunt'),
            gainsAbility(host, reap(gain(1))),
            gainsAbility(host, eachTime(reaps({ is: self }), gain(2))),
            getsPower(host, 2),
          ),
        );
        const t = table({ edition, me: { house: 'sanctum', line: [gag(kit)] } });
        expect(see(t.state, 0).players[0]!.line[0]).toMatchObject({ power: 8 });
        expect(see(t.state, 0).players[0]!.line[0]!.keywords).toEqual(isGone(value) ? {} : { taunt: 1 });
        t.me.reap('model-general');
        if (!isGone(value)) t.me.order('model-general');
        t.expect({ me: { line: [{ ...gag(kit), exhausted: true }], aember: isGone(value) ? 1 : 4 } });
      },
    );

    it.each(bySwitch('gainedText'))(
      'switch gainedText: what an upgrade says that happens instead in %s: %s',
      (edition, value) => {
        const shield = gear(
          'blank-shield',
          constant(gainsAbility(host, insteadOf(wouldBeDestroyed(only(self)), { do: heal('all', self) }))),
        );
        const kill = spell('blank-slay', destroy(each(creature)));
        const t = table({ edition, me: { house: 'brobnar', hand: [kill], line: [gag(shield)] } });
        t.me.play(kill);
        expect(t.state.players[0]!.line).toHaveLength(isGone(value) ? 0 : 1);
      },
    );

    it.each(bySwitch('gainedText'))(
      'switch gainedText: a constant ability that it gains in %s: %s',
      (edition, value) => {
        const cell = gear('blank-cell', constant(gainsAbility(host, constant(keyCost('opponent', 2)))));
        const { players } = see(table({ edition, me: { house: 'sanctum', line: [gag(cell)] } }).state, 0);
        expect(players[1]!.keyCost).toBe(isGone(value) ? 6 : 8);
        const lord = being(
          'blank-host',
          {},
          constant(gainsAbility(neighborOf(self), constant(keyCost('opponent', 2)))),
        );
        const line = ['one', { id: lord, upgrades: ['hush-gag'] }];
        expect(see(table({ edition, me: { house: 'sanctum', line } }).state, 0).players[1]!.keyCost).toBe(6);
      },
    );

    it.each(bySwitch('gainedText'))('switch gainedText: a text box that it gains in %s: %s', (edition, value) => {
      const model = being(
        'blank-model',
        { keywords: ['taunt'], traits: ['sage'] },
        constant(getsPower(thisCreature, 3)),
        reap(gain(1)),
        eachTime(youPlay(creature), gain(2)),
      );
      const lend = spell(
        'blank-lend',
        choose(a(inHand(creature)), (text) => [
          choose(a(friendly(creature)), (chosen) => [forRemainderOfTurn(constant(gainsTextOf(chosen, text)))]),
        ]),
      );
      const t = table({ edition, me: { house: 'brobnar', hand: [lend, model], line: [gag()] } });
      t.me.play(lend).choose(model).choose('model-general');
      const [before] = see(t.state, 0).players[0]!.line;
      expect(before).toMatchObject({ power: isGone(value) ? 6 : 9, traits: ['knight', 'sage'] });
      expect(before!.keywords).toEqual(isGone(value) ? {} : { taunt: 1 });
      t.me.play(model, 'right');
      // It gains 2 by the text that is on the card itself.
      expect(t.state.players[0]!.aember).toBe(isGone(value) ? 2 : 4);
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

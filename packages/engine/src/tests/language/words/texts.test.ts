// Texts that go to other words, and to other cards.
import { describe, expect, it } from 'vitest';
import {
  a,
  actionAbility,
  alsoOn,
  becomeCopy,
  cardsUnder,
  choose,
  combined,
  constant,
  creature,
  destroyed,
  eachTime,
  fight,
  forRemainderOfTurn,
  friendly,
  gain,
  gainsTextOf,
  getsPower,
  graft,
  inHand,
  omni,
  play,
  reap,
  see,
  self,
  table,
  thisCreature,
  triggerPlayOf,
  whenPlayed,
  youPlay,
} from '../../../index.ts';
import { being, spell, thing } from '../../../testing/cards.ts';

const aemberOf = (t: ReturnType<typeof table>, seat: 0 | 1 = 0): number | undefined => t.state.players[seat]?.aember;
const tagged = (t: ReturnType<typeof table>): readonly string[] =>
  [0, 1].flatMap((seat) => (t.state.players[seat]?.line ?? []).map((id) => t.state.cards[id]?.ref.name ?? ''));

describe('texts on other words and other cards', () => {
  it('Modifier also-on: on another word too, and once where it is printed for both', () => {
    const mentor = being('mentor', {}, constant(alsoOn(friendly(creature), 'fight', 'reap')));
    const fighter = being('fighter', {}, fight(gain(2)));
    const both = being('both', {}, combined(['fight', 'reap'], gain(4)));
    const t = table({ me: { house: 'brobnar', line: [mentor, fighter, both] } });
    t.me.reap(fighter);
    expect(aemberOf(t)).toBe(3);
    t.me.reap(both);
    expect(aemberOf(t)).toBe(8);
  });

  it('Modifier text-of: abilities, triggers, constants, keywords and traits of the other card', () => {
    const learned = being(
      'learned',
      { keywords: ['skirmish'], traits: ['wise'] },
      reap(gain(2)),
      eachTime(youPlay(creature), gain(5)),
      constant(getsPower(thisCreature, 3)),
      destroyed(gain(1)),
    );
    const teach = spell(
      'teach',
      choose(a(inHand(creature)), (text) => [
        choose(a(friendly(creature)), (pupil) => [forRemainderOfTurn(constant(gainsTextOf(pupil, text)))]),
      ]),
    );
    const t = table({
      me: { house: 'brobnar', hand: [teach, learned], line: ['two', 'six'], deck: ['one'] },
      foe: { line: ['four'], houses: ['dis'] },
    });
    t.me.play(teach).choose('two');
    expect(see(t.state, 0).players[0]?.line[0]?.traits).toContain('wise');
    t.me.fight('two', 'four');
    expect(tagged(t)).toEqual(['two', 'six']);
    t.me.play(learned, 'right');
    expect(aemberOf(t)).toBe(10);
    t.me.end();
    expect(see(t.state, 0).players[0]?.line.find((card) => card.name === 'two')?.power).toBe(2);
  });

  it('a Play: ability is triggered again', () => {
    const herald = being(
      'herald',
      {},
      eachTime(youPlay({ type: 'creature', isNot: self }), triggerPlayOf({ ref: 'it' })),
    );
    const giver = being('giver', {}, play(gain(2)));
    const t = table({ me: { house: 'brobnar', line: [herald], hand: [giver, 'one'] } });
    t.me.play(giver, 'right');
    if (t.state.ask?.kind === 'order') t.me.order(giver);
    expect(aemberOf(t)).toBe(4);
  });

  it('graft: a card lies faceup under another, where its Play: ability can be triggered', () => {
    const store = thing(
      'store',
      omni(graft(a(inHand({ type: 'action' })))),
      actionAbility(triggerPlayOf({ pick: { is: cardsUnder(self), zone: 'under' }, min: 1, max: 1 })),
    );
    const t = table({ me: { house: 'brobnar', artifacts: [store, store], hand: [spell('prize', gain(3))] } });
    t.me.omni(`${store}#1`).choose('prize');
    const under = t.state.cards.find((card) => card.ref.name === 'prize');
    expect([under?.zone, under?.known]).toEqual(['under', 3]);
  });

  it('a copy may keep a house', () => {
    const gel = being('gel', { house: 'logos', power: 0 }, whenPlayed(becomeCopy(a(creature), { house: 'logos' })));
    const t = table({ me: { house: 'logos', hand: [gel], line: ['six'] } });
    t.me.play(gel).choose('six').flank('right');
    const seen = see(t.state, 0).players[0]?.line.at(-1);
    expect([seen?.name, seen?.power, seen?.house]).toEqual(['gel', 6, 'logos']);
  });
});

// Texts that go to other words, and to other cards.
import { describe, expect, it } from 'vitest';
import {
  a,
  action,
  actionAbility,
  actionCard,
  alsoOn,
  becomeCopy,
  cardsUnder,
  choose,
  combined,
  constant,
  creature,
  destroy,
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
  insteadOf,
  omni,
  onThatFlank,
  opponentPlays,
  play,
  reap,
  resolvesPlayAgain,
  see,
  self,
  table,
  thisCreature,
  triggerPlayOf,
  whenPlayed,
  wouldResolvePlayOf,
  youPlay,
} from '../../../index.ts';
import { define } from '../../../language/definitions.ts';
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

describe('instead of a Play: ability', () => {
  const warden = being(
    'warden',
    {},
    insteadOf(wouldResolvePlayOf('opponent', action), { do: destroy(a(onThatFlank('left', friendly(creature)))) }),
  );
  const windfall = spell('windfall', gain(3));
  const foe = { line: ['one', warden] };

  it('Pattern playAbility: what it would do is not done, but the card is played', () => {
    const t = table({ me: { house: 'brobnar', hand: [windfall] }, foe });
    t.me.play(windfall);
    t.expect({ me: { aember: 0, discard: [windfall] }, foe: { line: [warden], discard: ['one'] } });
  });

  it('Pattern playAbility: icons resolve all the same, and so does what waits for the play', () => {
    define([actionCard({ id: 'boon', name: 'Boon', house: 'brobnar', bonus: ['aember'] }, play(gain(3)))]);
    const herald = being('herald', {}, eachTime(opponentPlays(action), gain(5)));
    const t = table({ me: { house: 'brobnar', hand: ['boon'] }, foe: { line: ['one', warden, herald] } });
    t.me.play('boon').order('boon');
    t.expect({ me: { aember: 1 }, foe: { aember: 5, line: [warden, herald], discard: ['one'] } });
  });

  it('Pattern playAbility: several Play: abilities are replaced as one, and are not repeated', () => {
    define([actionCard({ id: 'twofold', name: 'Twofold', house: 'brobnar' }, play(gain(3)), play(gain(4)))]);
    const echo = being('echo', {}, constant(resolvesPlayAgain('you', action)));
    const t = table({
      me: { house: 'brobnar', hand: ['twofold'], line: [echo] },
      foe: { line: ['one', 'two', warden] },
    });
    t.me.play('twofold').order('twofold#1');
    t.expect({ me: { aember: 0, line: [echo] }, foe: { line: ['two', warden], discard: ['one'] } });
  });

  it('Pattern playAbility: a card without one is played as ever, and so is one of another kind or player', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['blank', being('guest', {}, play(gain(1)))] },
      foe: { houses: ['brobnar'], hand: [windfall], line: ['one', warden] },
    });
    t.me.play('blank').play('guest').end();
    t.foe.play(windfall);
    t.expect({
      me: { aember: 1, line: ['guest'] },
      foe: { aember: 3, line: ['one', warden] },
    });
  });

  it('Pattern playAbility: it is lost although there is nothing to do instead', () => {
    const idle = thing(
      'idle-warden',
      insteadOf(wouldResolvePlayOf('opponent', action), { do: destroy(a(onThatFlank('left', friendly(creature)))) }),
    );
    const t = table({ me: { house: 'brobnar', hand: [windfall] }, foe: { artifacts: [idle] } });
    t.me.play(windfall);
    t.expect({ me: { aember: 0 }, foe: { artifacts: [idle] } });
  });

  it('Pattern playAbility: of two the first takes the place, and the other has nothing to do', () => {
    const t = table({ me: { house: 'brobnar', hand: [windfall] }, foe: { line: ['one', 'two', warden, warden] } });
    t.me.play(windfall);
    t.expect({ me: { aember: 0 }, foe: { line: ['two', warden, warden], discard: ['one'] } });
  });
});

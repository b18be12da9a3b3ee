// Treachery (later sets 1.7): a card that enters play on the other side.
import { describe, expect, it } from 'vitest';
import {
  a,
  actionAbility,
  artifactCard,
  constant,
  creature,
  define,
  draw,
  each,
  eachTime,
  enemy,
  enters,
  entersReady,
  entersReadyWhenPlayed,
  friendly,
  gain,
  getsPower,
  host,
  inDiscard,
  inHand,
  lasting,
  lose,
  named,
  play,
  playCard,
  putIntoPlay,
  reap,
  returnToHand,
  table,
  upgradeCard,
  yourTurnEnds,
} from '../../index.ts';
import { being, spell } from '../../testing/cards.ts';

describe('treachery', () => {
  it('a creature with treachery stands on the side of the opponent [rule treachery]', () => {
    const spy = being('spy', { keywords: ['treachery'] });
    const t = table({ me: { house: 'brobnar', hand: [spy], line: ['one'] }, foe: { line: ['two', 'three'] } });
    t.me.play(spy, 'left');
    t.expect({ me: { line: ['one'], hand: [] }, foe: { line: [{ id: 'spy', exhausted: true }, 'two', 'three'] } });
  });

  it('its bonus and its Play: ability are for the player who plays it, the rest for its controller [rule treachery]', () => {
    const agent = being('agent', { keywords: ['treachery'], bonus: ['aember'] }, play(gain(2)), reap(gain(4)));
    const t = table({ me: { house: 'brobnar', hand: [agent] } });
    t.me.play(agent).end();
    t.expect({ me: { aember: 3 }, foe: { line: [{ id: 'agent', exhausted: true }] } });
  });

  it('put into play by anybody it goes to the opponent of its owner [rule treachery]', () => {
    const mole = being('mole', { keywords: ['treachery'] });
    const t = table({
      me: { house: 'brobnar', hand: [spell('dig', putIntoPlay(each(inDiscard(creature, 'each'))))] },
      foe: { discard: [mole] },
    });
    t.me.play('dig');
    t.expect({ me: { line: [{ id: 'mole', exhausted: true }] }, foe: { discard: [], line: [] } });
  });

  it('with deploy whoever plays it says where in the line of the opponent it stands [rule treachery, rule deploy]', () => {
    const mole = being('burrower', { keywords: ['treachery', 'deploy'] });
    const t = table({ me: { house: 'brobnar', hand: [mole], line: ['one', 'four'] }, foe: { line: ['two', 'three'] } });
    t.me.play(mole, { between: ['two', 'three'] });
    t.expect({ me: { line: ['one', 'four'] }, foe: { line: ['two', { id: 'burrower', exhausted: true }, 'three'] } });
  });

  it('an artifact is the opponent’s: they use it, and its Play: ability is for whoever plays it [rule treachery]', () => {
    define([
      artifactCard(
        { id: 'lure', name: 'Lure', house: 'brobnar', keywords: ['treachery'], bonus: 1 },
        play(draw(1)),
        actionAbility(gain(4)),
        eachTime(yourTurnEnds, lose(1)),
      ),
    ]);
    const t = table({
      me: { house: 'brobnar', hand: ['lure'], deck: ['one'], aember: 1 },
      foe: { houses: ['brobnar'], aember: 2 },
    });
    t.me.play('lure');
    t.expect({ me: { aember: 2, hand: ['one'] }, foe: { artifacts: [{ id: 'lure', exhausted: true }], aember: 2 } });
    // Its owner's turn is not "your turn" to it.
    t.me.end();
    t.expect({ me: { aember: 2 }, foe: { aember: 2, artifacts: [{ id: 'lure', exhausted: true }] } });
    t.foe.end();
    t.me.end();
    t.foe.action('lure');
    t.expect({ me: { aember: 2 }, foe: { aember: 5, artifacts: [{ id: 'lure', exhausted: true }] } });
  });

  it('an upgrade is attached to any creature, and the opponent is “you” to it [rule treachery]', () => {
    define([
      upgradeCard(
        { id: 'leech', name: 'Leech', house: 'brobnar', keywords: ['treachery'] },
        play(gain(1)),
        constant(getsPower(host, -1)),
        eachTime(yourTurnEnds, gain(5)),
      ),
    ]);
    const t = table({
      me: { house: 'brobnar', hand: ['leech'], line: ['four'] },
      foe: { houses: ['dis'], line: ['five'] },
    });
    t.me.play('leech');
    expect(t.options()).toEqual(['four', 'five']);
    t.me.choose('four');
    t.expect({ me: { aember: 1, line: [{ id: 'four', upgrades: ['leech'] }] }, foe: { aember: 0, line: ['five'] } });
    t.me.end();
    t.foe.house('dis').end();
    t.expect({ me: { aember: 1, line: [{ id: 'four', upgrades: ['leech'] }] }, foe: { aember: 5, line: ['five'] } });
  });

  it('another sees it come on the side where it lands, and its owner gets it back [rule treachery]', () => {
    const welcome = being('welcome', {}, eachTime(enters(friendly(creature)), gain(1)));
    const foeHost = being('greeting', {}, eachTime(enters(friendly(creature)), gain(3)));
    const agent = being('turncoat', { keywords: ['treachery'] });
    const t = table({
      me: {
        house: 'brobnar',
        hand: [agent, spell('home', returnToHand(a(enemy(named('turncoat')))))],
        line: [welcome],
      },
      foe: { line: [foeHost] },
    });
    t.me.play(agent, 'right');
    t.expect({
      me: { aember: 0, line: ['welcome'] },
      foe: { aember: 3, line: ['greeting', { id: 'turncoat', exhausted: true }] },
    });
    t.me.play('home');
    t.expect({ me: { hand: ['turncoat'], line: ['welcome'] }, foe: { line: ['greeting'], hand: [] } });
  });

  it('of a card that the other player owns it is the one who plays it who loses it: it comes back to its owner [rule treachery]', () => {
    const agent = being('renegade', { keywords: ['treachery'], bonus: ['aember'] });
    const t = table({
      me: { house: 'brobnar', hand: [spell('snatch', playCard(a(inDiscard(creature, 'opponent'))))] },
      foe: { discard: [agent] },
    });
    t.me.play('snatch');
    t.expect({ me: { aember: 1, line: [] }, foe: { aember: 0, line: [{ id: 'renegade', exhausted: true }] } });
  });

  it('with versatile its new controller uses it in every house [rule treachery, rule versatile]', () => {
    const guest = being('guest', { keywords: ['treachery', 'versatile'] });
    const t = table({ me: { house: 'brobnar', hand: [guest] }, foe: { houses: ['dis'] } });
    t.me.play(guest).end();
    t.foe.house('dis').end();
    t.me.end();
    t.foe.house('dis').reap('guest');
    t.expect({ foe: { aember: 1, line: [{ id: 'guest', exhausted: true }] } });
  });

  it('what makes the cards of a player enter ready makes those ready that they send over, and those that come [rule treachery]', () => {
    const spy = being('spy', { keywords: ['treachery'] });
    const guide = being('guide', {}, constant(entersReady(friendly(creature))));
    const sent = table({ me: { house: 'brobnar', hand: [spy], line: [guide] } });
    sent.me.play(spy);
    sent.expect({ me: { line: [guide] }, foe: { line: [spy] } });
    const got = table({ me: { house: 'brobnar', hand: [spy] }, foe: { line: [guide] } });
    got.me.play(spy, 'left');
    got.expect({ foe: { line: [spy, guide] } });
    const summon = spell('summon', putIntoPlay(a(inHand(creature))));
    const put = table({ me: { house: 'brobnar', hand: [summon, spy], line: [guide] } });
    put.me.play(summon);
    put.expect({ me: { line: [guide] }, foe: { line: [spy] } });
  });

  it('that is a use of an effect on the next card, though it goes to the other side', () => {
    const spy = being('spy', { keywords: ['treachery'] });
    const hurry = spell('hurry', lasting('turn', constant(entersReadyWhenPlayed(friendly(creature))), 1));
    const t = table({ me: { house: 'brobnar', hand: [hurry, spy, 'five'] } });
    t.me.play(hurry).play(spy).play('five');
    t.expect({ me: { line: [{ id: 'five', exhausted: true }] }, foe: { line: [spy] } });
  });

  it('a card makes itself enter as it makes others', () => {
    const guide = being('guide', {}, constant(entersReady(friendly(creature))));
    const t = table({ me: { house: 'brobnar', hand: [guide] } });
    t.me.play(guide);
    t.expect({ me: { line: [guide] } });
  });
});

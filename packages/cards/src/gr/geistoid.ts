// Geistoid, Grim Reminders.
import {
  a,
  action,
  actionAbility,
  addCounters,
  aember,
  aemberOn,
  again,
  allTrue,
  another,
  anyCard,
  anyNumberOf,
  anyOf,
  archive,
  artifact,
  assignDamage,
  atLeast,
  attach,
  belongsTo,
  both,
  capture,
  captureFromOwnSide,
  choose,
  chooseOne,
  combined,
  constant,
  count,
  countersOn,
  countsAs,
  creature,
  damageOn,
  dealDamage,
  destroy,
  destroyed,
  discard,
  draw,
  draws,
  duringYourTurn,
  each,
  eachHauntedPlayer,
  eachPlayer,
  eachTime,
  enemy,
  enters,
  entersReady,
  exactly,
  exhaust,
  exists,
  fight,
  fights,
  forRemainderOfTurn,
  friendly,
  gain,
  gainsAbility,
  gainsKeyword,
  getsPower,
  granter,
  half,
  haunted,
  heal,
  host,
  hostOf,
  houseOf,
  ifElse,
  ifYouDo,
  inDeck,
  inDiscard,
  inHand,
  inPurged,
  is,
  isHaunted,
  isPurged,
  keyCost,
  lasting,
  may,
  mayInsteadOf,
  moveCounters,
  moveFromDiscard,
  named,
  neighborsOf,
  not,
  ofHouse,
  omni,
  onFlank,
  only,
  play,
  playable,
  playCard,
  purge,
  putOnDeck,
  ready,
  reap,
  remember,
  repeatWhile,
  returnToHand,
  scrap,
  self,
  seq,
  setsPower,
  shuffle,
  shuffleIntoDeck,
  stun,
  swapDeckAndDiscard,
  takeAember,
  takeAnotherTurn,
  takeControl,
  thisCard,
  thisCreature,
  thisWay,
  times,
  topmost,
  topOfDeck,
  topOfDiscard,
  upTo,
  ward,
  when,
  whileIn,
  whileTrue,
  withAember,
  withoutAember,
  withTrait,
  yourTurnBegins,
  yourTurnEnds,
} from '@vaultsong/engine';
import { abilities, entersOnArtifact, textAsUpgrade } from '../abilities.ts';
import { gr } from '../facts/gr.ts';

const aSpecter = withTrait('specter', creature);
const tick = addCounters('time', 1, each(friendly(withTrait('clock', creature))));
const friendlyCapture = capture(1, a(friendly(creature)));
/** The whole effect once more, with a deck of choice, as long as something comes of it. */
const untilHaunted = (who: 'you' | 'opponent') =>
  seq(discard(topOfDeck(1, who)), ifYouDo(when(not(haunted(who)), again)));
const anyPile = a(inDiscard(anyCard, 'each'));

export const geistoid = abilities(gr, 'geistoid', {
  'a-strong-feeling': [
    play(ready(each(withAember(friendly(creature)))), takeAember(1, each(friendly(creature)), 'supply')),
  ],
  'aelbia-stray': [whileTrue(haunted(), entersReady(thisCreature)), reap(capture(1))],
  'ancestral-timekeeper': [
    eachTime(yourTurnEnds, tick, when(atLeast(countersOn(self, 'time'), 12), purge(self), ifYouDo(takeAnotherTurn))),
  ],
  'animating-force': [
    entersOnArtifact,
    play(
      remember(hostOf(self), (moved) => [
        takeControl(moved),
        lasting(
          'game',
          constant(
            countsAs(only(moved), 'creature'),
            setsPower(only(moved), 4),
            gainsKeyword(only(moved), 'versatile'),
          ),
        ),
      ]),
    ),
    scrap(gain(1)),
  ],
  'be-our-geist': [play(playCard(a(inDiscard(creature, eachHauntedPlayer))))],
  boiler: [destroyed(dealDamage(6, each(onFlank(enemy(creature))))), scrap(dealDamage(1, each(enemy(creature))))],
  boo: [
    play(
      chooseOne(
        { label: 'Your deck', then: discard(topOfDeck(10)) },
        { label: 'The deck of your opponent', then: discard(topOfDeck(10, 'opponent')) },
      ),
    ),
  ],
  'call-of-need': [play(discard(a(inDeck(anyCard))))],
  chronometer: [
    eachTime(yourTurnEnds, tick, when(atLeast(countersOn(self, 'time'), 6), destroy(self), ifYouDo(purge(anyPile)))),
  ],
  'cursed-tomb': [
    constant(gainsAbility(withoutAember(creature), destroyed(purge(self)))),
    whileTrue(not(exists(creature)), isPurged(thisCard)),
  ],
  'dark-memento': [
    eachTime(
      yourTurnBegins,
      when(not(haunted()), repeatWhile(allTrue(not(haunted()), exists(inDeck(anyCard))), discard(topOfDeck()))),
    ),
    scrap(
      chooseOne(
        { label: 'Your deck', then: untilHaunted('you') },
        { label: 'The deck of your opponent', then: untilHaunted('opponent') },
      ),
    ),
  ],
  darklamp: [constant(gainsKeyword(withAember(friendly(creature)), 'elusive')), play(capture(1))],
  'dimo-elderghast': [
    constant(gainsAbility(withAember(friendly(creature)), destroyed(when(haunted(), gain(aemberOn(self)))))),
  ],
  echofly: [actionAbility(returnToHand(a(inDiscard(action)))), scrap(archive(topmost(action)))],
  'empathic-malice': [play(capture(3, a(friendly(creature))), when(haunted(), putOnDeck(self, 'bottom')))],
  'energy-vampirism': [
    play(choose(a(creature), (chosen) => [captureFromOwnSide(1, chosen), assignDamage(1, aemberOn(chosen), creature)])),
  ],
  'future-is-past': [play(eachPlayer(swapDeckAndDiscard), eachPlayer(shuffle('deck')))],
  'hallowed-eve-festival': [
    play(discard(topOfDeck(5)), times(count(thisWay(ofHouse('geistoid', anyCard))), friendlyCapture)),
  ],
  'harvest-skimmer': [reap(discard(topOfDeck()), when(is(thisWay(), creature), gain(1)))],
  'haunted-house': [
    eachTime(yourTurnBegins, when(not(haunted()), discard(topOfDeck()))),
    omni(when(haunted(), gain(1))),
  ],
  'immortal-greking': [
    play(
      choose(a(enemy(creature)), (taken) => [
        takeControl(taken, { anywhere: true }),
        lasting('source-leaves', constant(belongsTo(only(taken), houseOf(self)))),
      ]),
    ),
    destroyed(when(haunted(), archive(self))),
  ],
  'in-here-somewhere': [play(ifElse(haunted(), archive(exactly(2, inDiscard(anyCard))), discard(topOfDeck(5))))],
  infiltrator: [eachTime(yourTurnEnds, destroy(neighborsOf(self)))],
  'island-of-misfit-toys': [actionAbility(returnToHand(each(inDiscard(ofHouse('geistoid', anyCard)))), purge(self))],
  'junk-restoration': [play(discard(topOfDeck(3)), may(returnToHand(a(inDiscard(only(thisWay()))))))],
  'junkyard-cemetery': [
    whileTrue(atLeast(count(each({ zone: ['purged', 'discard'], of: 'you' })), 10), isHaunted('you')),
    actionAbility(purge(a(inDiscard(anyCard)))),
  ],
  kaspara: [
    constant(setsPower(thisCreature, aember('each'))),
    constant(gainsAbility(friendly(ofHouse('geistoid', creature)), destroyed(gain(1, 'each')))),
    constant(gainsAbility(friendly(ofHouse('geistoid', creature)), play(gain(1, 'each')))),
  ],
  memette: [combined(['play', 'destroyed'], archive(topOfDiscard()))],
  mender: [
    combined(
      ['play', 'reap'],
      purge(anyPile),
      heal('all', each(withTrait('robot', creature))),
      ward(each(withTrait('robot', creature))),
    ),
  ],
  'miss-chievous': [
    eachTime(enters(friendly(ofHouse('geistoid', creature))), eachPlayer(discard(topOfDeck(2)))),
    reap(playCard(topmost(creature))),
  ],
  'phantasmal-visit': [
    play(
      choose(a(creature), (chosen) => [stun(chosen), exhaust(chosen)]),
      when(haunted(), archive(self)),
    ),
  ],
  'plow-sword': [
    actionAbility(putOnDeck(a(inDiscard(creature, 'each')), 'bottom'), ifYouDo(dealDamage(3, a(creature)))),
  ],
  poltergeistoids: [
    play(
      purge(a(inDiscard(anyCard, 'each'))),
      ifYouDo(choose(playable(a(inPurged(anyOf(creature, artifact)))), (card) => [playCard(card), attach(self, card)])),
    ),
    textAsUpgrade(constant(belongsTo(host, 'geistoid'))),
  ],
  'precocious-fragment': [reap(ifElse(haunted(), gain(1), discard(topOfDeck())))],
  'protective-playmate': [
    whileTrue(haunted(), getsPower(thisCreature, 6)),
    whileTrue(not(haunted()), gainsKeyword(thisCreature, 'elusive')),
  ],
  'purse-a-phone': [constant(keyCost('each', -2)), destroyed(returnToHand(a(inDiscard(named('shadys')))))],
  reaver: [reap(takeAember(1, a(friendly(creature)), 'you'), ifYouDo(discard(a(inHand(anyCard)))))],
  'replicative-growth': [
    play(forRemainderOfTurn(constant(gainsAbility(friendly(creature), reap(takeAember(1, self, 'you')))))),
  ],
  'return-to-rubble': [play(shuffleIntoDeck(topOfDiscard(10)), ifYouDo(destroy(each(creature))))],
  scooboo: [whileIn('discard', mayInsteadOf(duringYourTurn(draws('you')), discard(topOfDeck(3)), returnToHand(self)))],
  shadys: [
    actionAbility(
      choose(playable(a(inDiscard(creature))), (played) => [
        playCard(played),
        when(is(played, named('purse-a-phone')), destroy(self)),
      ]),
    ),
  ],
  'singing-scythe': [
    moveFromDiscard(haunted(), returnToHand(self)),
    constant(gainsAbility(host, reap(when(haunted(), purge(anyPile))))),
  ],
  snippy: [play(dealDamage(2, a(creature))), scrap(destroy(a(onFlank(enemy(creature)))))],
  'soul-vial': [constant(gainsAbility(withAember(friendly(creature)), destroyed(archive(self))))],
  soultender: [
    combined(
      ['play', 'reap'],
      takeAember('all', each(aSpecter), 'supply'),
      heal('all', each(aSpecter)),
      ward(each(aSpecter)),
    ),
  ],
  'spontaneous-awakening': [
    play(
      when(
        haunted('opponent'),
        choose(a(enemy(anyOf(artifact, withTrait('cyborg', creature), withTrait('robot', creature)))), (gone) => [
          destroy(gone),
          ifYouDo(playCard(gone), attach(self, gone)),
        ]),
      ),
    ),
    textAsUpgrade(constant(belongsTo(host, 'geistoid'))),
  ],
  synchronizer: [
    constant(
      gainsAbility(
        friendly(withTrait('clock', creature)),
        destroyed(moveCounters('time', half(countersOn(self, 'time'), 'up'), self, granter)),
      ),
    ),
    omni(moveCounters('time', 'all', self, a(friendly(withTrait('clock', creature))))),
  ],
  tangler: [reap(choose(a(creature), (chosen) => [stun(both(chosen, neighborsOf(chosen)))])), scrap(stun(a(creature)))],
  thoughtcatcher: [constant(gainsAbility(withAember(friendly(creature)), destroyed(draw(1))))],
  'tick-tock': [
    eachTime(
      yourTurnEnds,
      tick,
      when(
        atLeast(countersOn(self, 'time'), 3),
        destroy(self),
        ifYouDo(archive(upTo(3, { zone: ['hand', 'discard'], of: 'you' }))),
      ),
    ),
  ],
  touchstone: [reap(ifElse(haunted(), draw(2), discard(topOfDeck(2))))],
  'tribute-collector': [combined(['play', 'fight'], friendlyCapture)],
  'varad-the-indulgent': [
    constant(getsPower(thisCreature, aemberOn(self))),
    eachTime(fights(another(friendly(ofHouse('geistoid', creature)))), capture(1)),
  ],
  'veil-of-ectoplasm': [play(times(count(each(inDiscard(ofHouse('geistoid', anyCard)))), friendlyCapture))],
  webstur: [fight(times(damageOn(self), may(discard(topOfDeck(1, 'each')))))],
  'well-of-memory': [
    play(purge(anyNumberOf(inHand(anyCard))), times(count(thisWay()), returnToHand(a(inDiscard(anyCard))))),
    actionAbility(destroy(self)),
  ],
  'winds-of-death': [play(eachPlayer(archive(each(inDiscard(creature)))), destroy(each(creature)))],
});

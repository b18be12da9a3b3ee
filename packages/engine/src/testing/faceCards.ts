// Cards whose face is not what it seems, for the tests of what a card counts as and for random games with such cards:
// copies in play, cards of two houses, cards that share a title.

import type { DeckCard, DeckList } from '../host/setup.ts';
import { define } from '../language/definitions.ts';
import {
  a,
  actionAbility,
  actionCard,
  another,
  archive,
  artifact,
  artifactCard,
  asItEnters,
  atLeast,
  becomeCopy,
  belongsTo,
  blanks,
  choose,
  chooseTrait,
  constant,
  count,
  countsAs,
  creature,
  creatureCard,
  dealDamage,
  destroy,
  destroyed,
  draw,
  each,
  eachTime,
  enemy,
  friendly,
  gain,
  gainsKeyword,
  getsPower,
  host,
  ifYouDo,
  inDiscard,
  inHand,
  lasting,
  may,
  mayInsteadOf,
  mayPlayFrom,
  mayPlayFromEachTurn,
  nameCard,
  named,
  neighborOf,
  play,
  playerCannot,
  powerOf,
  putIntoPlay,
  ready,
  reap,
  returnToHand,
  reveal,
  self,
  setsPower,
  thisCard,
  upgradeCard,
  when,
  whileIn,
  withTrait,
  youPlay,
} from '../language/words.ts';

/** Cards worth copying: keywords, traits, armor, a trigger, a constant and abilities with bold words. */
const models = [
  creatureCard(
    {
      id: 'model-general',
      name: 'General',
      house: 'sanctum',
      power: 6,
      armor: 1,
      traits: ['knight'],
      keywords: ['taunt'],
    },
    constant(getsPower({ ...friendly(creature), neighborOf: self }, 2)),
    reap(gain(1)),
  ),
  creatureCard(
    { id: 'model-herald', name: 'Herald', house: 'logos', power: 3, traits: ['human'] },
    eachTime(youPlay(another(creature)), draw(1)),
    destroyed(dealDamage(1, each(enemy(creature)))),
  ),
];

/** Copies: as they are played, or when they reap. */
const copiers = [
  creatureCard(
    { id: 'copy-gel', name: 'Gel', house: 'logos', power: 3, traits: ['shapeshifter'] },
    asItEnters(becomeCopy(a(another(creature)))),
  ),
  creatureCard(
    { id: 'copy-shifter', name: 'Shifter', house: 'brobnar', power: 4, traits: ['shapeshifter'] },
    reap(becomeCopy(a(another(creature)))),
  ),
  creatureCard({ id: 'copy-ghoul', name: 'Ghoul', house: 'dis', power: 2 }, reap(becomeCopy(a(inDiscard(creature))))),
];

/** Two cards of one title. */
const twins = [
  creatureCard({ id: 'twin', name: 'Twin', house: 'brobnar', power: 3 }, play(gain(1))),
  creatureCard({ id: 'twin-evil', name: 'Twin', house: 'brobnar', power: 3 }, play(dealDamage(1, a(creature)))),
  creatureCard(
    { id: 'twin-captain', name: 'Captain', house: 'brobnar', power: 4 },
    constant(gainsKeyword(neighborOf(self, withTrait('knight', creature)), 'skirmish')),
  ),
];

/** Without a house of its own. */
const anomalies = [creatureCard({ id: 'anomaly', name: 'Anomaly', house: null, power: 4 }, reap(draw(1)))];

/** Texts that go blank, values that are set, and an artifact that wakes. */
const changers = [
  actionCard(
    { id: 'hush', name: 'Hush', house: 'dis' },
    play(lasting('until-your-turn', constant(blanks(enemy(creature))))),
  ),
  creatureCard({ id: 'hush-beast', name: 'Hush Beast', house: 'logos', power: 4 }, constant(blanks(artifact))),
  upgradeCard({ id: 'hush-gag', name: 'Gag', house: 'brobnar' }, constant(blanks(host))),
  actionCard(
    { id: 'set-equal', name: 'Equal', house: 'logos' },
    play(
      choose(a(enemy(creature)), (model) =>
        choose(a(friendly(creature)), (it) => lasting('turn', constant(setsPower({ is: it }, powerOf(model))))),
      ),
    ),
  ),
  artifactCard(
    { id: 'wake-statue', name: 'Statue', house: 'brobnar', traits: ['statue'] },
    actionAbility(lasting('source-leaves', constant(countsAs(thisCard, 'creature'), setsPower(thisCard, 5)))),
  ),
  actionCard(
    { id: 'wake-all', name: 'Wake', house: 'dis' },
    play(
      choose(a(artifact), (it) =>
        lasting(
          'turn',
          constant(countsAs({ is: it }, 'creature'), setsPower({ is: it }, 3), belongsTo({ is: it }, 'active')),
        ),
      ),
    ),
  ),
  artifactCard({ id: 'wake-tool', name: 'Tool', house: 'logos' }, actionAbility(gain(1))),
];

/** A title or a trait is named, by either player. */
const namers = [
  artifactCard(
    { id: 'name-jar', name: 'Jar', house: 'dis' },
    play(nameCard((name) => [lasting('source-leaves', constant(playerCannot('each', 'play', named(name))))])),
  ),
  actionCard(
    { id: 'name-guess', name: 'Guess', house: 'brobnar' },
    play(
      nameCard((name) => [reveal(each(inHand(named(name)))), dealDamage(2, each(named(name, creature)))], {
        by: 'opponent',
      }),
    ),
  ),
  actionCard(
    { id: 'name-kin', name: 'Kin', house: 'logos' },
    play(
      chooseTrait((trait) => [
        lasting('turn', constant({ mod: 'trait', of: friendly(creature), trait })),
        when(atLeast(count(each(friendly(withTrait(trait, creature)))), 2), gain(1)),
      ]),
    ),
  ),
];

/** Abilities that work in a discard pile, in a known hand and in archives, and not in play. */
const sleepers = [
  creatureCard(
    { id: 'lying-phoenix', name: 'Phoenix', house: 'brobnar', power: 4 },
    whileIn(
      'discard',
      eachTime(
        { event: 'turnBegan', who: 'you' },
        may(destroy(a(friendly(creature)))),
        ifYouDo(putIntoPlay(self), ready(self)),
      ),
    ),
  ),
  artifactCard(
    { id: 'lying-horn', name: 'Horn', house: 'dis' },
    whileIn(['discard', 'hand'], constant(getsPower(friendly(creature), 1))),
    actionAbility(returnToHand(self)),
  ),
  actionCard(
    { id: 'lying-echo', name: 'Echo', house: 'logos' },
    play(returnToHand(a(creature)), archive(a(inHand({})))),
    whileIn(['discard', 'archives'], mayInsteadOf({ event: 'draw', who: 'you' }, gain(1))),
  ),
];

/** Permissions to play cards from piles. */
const openers = [
  artifactCard(
    { id: 'open-grave', name: 'Open Grave', house: 'brobnar' },
    constant(mayPlayFromEachTurn(1, 'discard', { house: 'active' })),
  ),
  creatureCard(
    { id: 'open-cellar', name: 'Cellarer', house: 'dis', power: 3 },
    play(archive(a(inHand({})))),
    constant(mayPlayFrom('archives', {})),
  ),
];

/** Creatures that may be played as upgrades. */
const either = [
  creatureCard(
    {
      id: 'either-rover',
      name: 'Rover',
      house: 'logos',
      power: 3,
      bonus: 1,
      traits: ['robot'],
      keywords: ['skirmish'],
      asUpgrade: [constant(gainsKeyword(host, 'skirmish'), getsPower(host, 1))],
    },
    destroyed(draw(1)),
  ),
  creatureCard(
    {
      id: 'either-leech',
      name: 'Leech',
      house: 'dis',
      power: 5,
      asUpgrade: [constant(getsPower(host, -2)), eachTime({ event: 'turnEnded', who: 'you' }, gain(1))],
    },
    reap(returnToHand(self)),
  ),
];

export const faceCards = [
  ...models,
  ...copiers,
  ...twins,
  ...anomalies,
  ...changers,
  ...namers,
  ...sleepers,
  ...openers,
  ...either,
];
define(faceCards);

/** Two decks of such cards; some copies have house icons, or are mavericks. */
export const faceDecks = (): readonly DeckList[] =>
  [0, 1].map((which) => ({
    name: `faces ${which}`,
    houses: ['brobnar', 'dis', 'logos'],
    cards: [...faceCards, ...faceCards].map(
      ({ id, house }, i): DeckCard => ({
        name: id,
        ...(house === null || i % 9 === which ? { house: 'dis' } : {}),
        ...(i % 4 === which ? { houseIcons: ['logos'] } : {}),
      }),
    ),
  }));

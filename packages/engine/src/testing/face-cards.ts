// Cards whose face is not what it seems, for the tests of what a card counts as and for random games with such cards:
// copies in play, cards of two houses, cards that share a title.
import { define } from '../language/definitions.ts';
import {
  a,
  another,
  becomeCopy,
  constant,
  creature,
  creatureCard,
  dealDamage,
  destroyed,
  draw,
  each,
  eachTime,
  enemy,
  friendly,
  gain,
  gainsKeyword,
  getsPower,
  inDiscard,
  neighborOf,
  play,
  reap,
  self,
  whenPlayed,
  withTrait,
  youPlay,
} from '../language/words.ts';
import type { CardName } from '../terms.ts';

/** What is worth copying: keywords, traits, armor, a trigger, a constant and abilities with bold words. */
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
    whenPlayed(becomeCopy(a(another(creature)))),
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

export const faceCards = [...models, ...copiers, ...twins, ...anomalies];
define(faceCards);

/** The cards that a deck of the houses Brobnar, Dis and Logos may be made of. */
export const faceDeck: readonly CardName[] = faceCards.map(({ id }) => id);

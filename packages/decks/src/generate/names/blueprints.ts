// Blueprints of the names of Archons. Each is as likely as its weight; those that can give fewer
// different names weigh less, or batches would hold doubles.
import type { Chance } from '../chance.ts';
import { joined } from './joined.ts';
import { madeUp } from './syllables.ts';
import {
  adjectives,
  adverbs,
  deeds,
  fronts,
  nicknames,
  ordinals,
  personEnds,
  placeEnds,
  places,
  roles,
  shortTitles,
  subjects,
  things,
  titles,
} from './words.ts';

type Blueprint = (chance: Chance) => string;

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWZ'];

const role: Blueprint = (c) => c.of(roles);
const adjective: Blueprint = (c) => c.of(adjectives);
const subject: Blueprint = (c) => c.of(subjects);
const place: Blueprint = (c) => c.of(places);
const thing: Blueprint = (c) => c.of(things);
const adverb: Blueprint = (c) => c.of(adverbs);
const deed: Blueprint = (c) => c.of(deeds);
const nickname: Blueprint = (c) => c.of(nicknames);
const ordinal: Blueprint = (c) => c.of(ordinals);
const initial: Blueprint = (c) => `${c.of(letters)}.`;

/** Two plain words grown together, such as a lamp and a quill; never the same twice, as in "Stonestone". */
function grown(ends: readonly string[]): Blueprint {
  return (c) => {
    const front = c.of(fronts);
    const end = c.of(ends.filter((other) => other !== front.toLowerCase()));
    return joined(front, end);
  };
}
const grownPerson = grown(personEnds);
const grownPlace = grown(placeEnds);

const first: Blueprint = (c) => (c.happens(0.25) ? grownPerson(c) : madeUp(c));
const last: Blueprint = (c) => (c.happens(0.35) ? grownPerson(c) : madeUp(c));
const town: Blueprint = (c) => (c.happens(0.65) ? grownPlace(c) : madeUp(c));

const persons: readonly (readonly [number, Blueprint])[] = [
  [60, first],
  [12, (c) => `${first(c)} ${last(c)}`],
  [7, (c) => `${initial(c)} ${last(c)}`],
  [4, (c) => `${first(c)} ${initial(c)} ${last(c)}`],
  [3, (c) => `${initial(c)}${initial(c)} ${last(c)}`],
  [5, (c) => `${c.of(shortTitles)} ${last(c)}`],
  [4, (c) => `${c.of(titles)} ${first(c)}`],
  [2, (c) => `${first(c)} ${last(c)}-${last(c)}`],
];
const person: Blueprint = (c) => pick(persons, c)(c);

const blueprints: readonly (readonly [number, Blueprint])[] = [
  [8, (c) => `${person(c)} the ${adjective(c)}`],
  [3, (c) => `${person(c)} the ${adverb(c)} ${adjective(c)}`],
  [2, (c) => `${first(c)} ${last(c)}, the ${ordinal(c)}`],
  [5, (c) => `${person(c)}, ${role(c)} of ${subject(c)}`],
  [6, (c) => `${person(c)}, ${place(c)} ${role(c)}`],
  [6, (c) => `${person(c)}, the ${adjective(c)} ${role(c)}`],
  [4, (c) => `${person(c)}, ${adjective(c)} ${place(c)} ${role(c)}`],
  [4, (c) => `${person(c)}, the ${place(c)} ${role(c)}`],
  [4, (c) => `${person(c)}, ${possessive(town(c))} ${role(c)}`],
  [4, (c) => `${person(c)}, ${possessive(town(c))} ${adjective(c)} ${role(c)}`],
  [6, (c) => `${person(c)}, the ${role(c)} of ${subject(c)}`],
  [3, (c) => `${person(c)}, the “${nickname(c)}” of ${subject(c)}`],
  [5, (c) => `${person(c)}, ${role(c)} of the ${adjective(c)} ${place(c)}`],
  [5, (c) => `${person(c)}, ${role(c)} of ${town(c)}`],
  [3, (c) => `${first(c)} “${nickname(c)}” ${last(c)}`],
  [3, (c) => `“${nickname(c)}” ${first(c)}, ${adjective(c)} ${role(c)}`],
  [3, (c) => `“${nickname(c)}” ${first(c)} of ${town(c)}`],
  [3, (c) => `The ${adjective(c)} ${role(c)} of ${town(c)}`],
  [1, (c) => `The ${role(c)} of ${town(c)}`],
  [2, (c) => `The ${adjective(c)} ${place(c)} ${role(c)}`],
  [2, (c) => `${c.of(titles)} ${first(c)} ${last(c)}`],
  [2, (c) => `${c.of(titles)} ${first(c)} of ${town(c)}`],
  [2, (c) => `${adverb(c)} ${adjective(c)} ${first(c)}`],
  [3, (c) => `${adjective(c)} ${first(c)} of the ${place(c)}`],
  [1, (c) => `${c.of(whos)} that ${adverb(c)} ${deed(c)} the ${thing(c)}`],
  [2, (c) => `The ${role(c)} that ${deed(c)} ${subject(c)}`],
  [2, (c) => `The ${role(c)} that ${deed(c)} the ${adjective(c)} ${thing(c)}`],
  [2, (c) => `${first(c)}, who ${adverb(c)} ${deed(c)} ${subject(c)}`],
  [3, (c) => `${person(c)} of the ${adjective(c)} ${place(c)}`],
  [3, (c) => `${person(c)}, ${c.of(kin)} of ${first(c)}`],
  [2, (c) => `${first(c)} of ${town(c)}, ${c.of(standing)} of ${subject(c)}`],
];

const whos = ['She', 'He', 'One', 'The One'];
const kin = [
  'Child',
  'Heir',
  'Rival',
  'Twin',
  'Cousin',
  'Pupil',
  'Shadow',
  'Friend',
  'Echo',
  'Offspring',
  'Ward',
  'Nemesis',
];
const standing = [
  'Friend',
  'Foe',
  'Student',
  'Collector',
  'Enemy',
  'Champion',
  'Guardian',
  'Keeper',
  'Master',
  'Patron',
];

const possessive = (name: string): string => (name.endsWith('s') ? `${name}’` : `${name}’s`);

function pick(choices: readonly (readonly [number, Blueprint])[], chance: Chance): Blueprint {
  let left = chance.below(choices.reduce((sum, [weight]) => sum + weight, 0));
  for (const [weight, blueprint] of choices) {
    if (left < weight) return blueprint;
    left -= weight;
  }
  throw new RangeError('the weights of the blueprints do not add up');
}

/** A name as the blueprints make it, whether or not it can be shown. */
export const draftName = (chance: Chance): string => pick(blueprints, chance)(chance);

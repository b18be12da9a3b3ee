// Beings and animals of portrayals: chosen by traits, in a pose and with a tool by the name, the keywords and the abilities.
import type { GaitName } from '../animals/gaits.ts';
import type { PoseName } from '../beings/poses.ts';
import type { Dice } from '../dice.ts';
import { isHeld } from '../tools/held.ts';
import type { ToolName } from '../tools/index.ts';
import { homes } from './homes.ts';
import type { Kin } from './kin.ts';
import type { Motifs } from './motifs.ts';
import { shownBy } from './motifs.ts';
import { peoples } from './peoples.ts';
import { pick } from './pick.ts';
import type { Being, Shown } from './portrayal.ts';
import type { Subject } from './subject.ts';
import type { Title } from './title.ts';
import { trades } from './trades.ts';

/** Traits with no picture of their own look like people. */
const fallback: Kin = peoples.human ?? {};

const everyPose: readonly PoseName[] = [
  'stand',
  'hero',
  'stride',
  'cast',
  'point',
  'guard',
  'call',
  'lunge',
  'study',
  'shrug',
];

const weapons: readonly ToolName[] = ['sword', 'axe', 'spear', 'dagger', 'staff', 'hammer', 'bow', 'mace'];

const inHand = (tools: readonly ToolName[] | undefined): readonly ToolName[] => (tools ?? []).filter(isHeld);

const keywordPoses: Readonly<Record<string, readonly PoseName[]>> = {
  elusive: ['sneak', 'leap', 'flee', 'stalk', 'float'],
  skirmish: ['leap', 'lunge', 'stalk', 'sling'],
  taunt: ['guard', 'hero', 'loom', 'call'],
  assault: ['lunge', 'smash', 'swing'],
  deploy: ['leap', 'stride', 'flee'],
  poison: ['stalk', 'sneak', 'lunge'],
};

function beingOf(card: Subject, people: Kin, trade: Kin | undefined, words: Title, motifs: Motifs, dice: Dice): Shown {
  const worn = trade ?? {};
  const gear = pick(dice, words.gear, worn.gear, people.gear, fallback.gear) ?? 'none';
  const figure: Being = {
    kind: 'being',
    build: pick(dice, worn.builds, people.builds, fallback.builds) ?? 'middle',
    face:
      pick(
        dice,
        people.builds === undefined || people === fallback ? words.faces : words.faces.slice(0, 1),
        worn.faces !== undefined && people === fallback ? worn.faces : people.faces,
        worn.faces,
      ) ?? 'plain',
    gear: dice.below(3) === 0 && words.gear.length === 0 ? (pick(dice, people.gear, worn.gear) ?? gear) : gear,
    outfit: pick(dice, worn.outfits, people.outfits, fallback.outfits) ?? 'tunic',
    ...(people.wings !== undefined && dice.below(5) > 1 ? { wings: people.wings } : {}),
    ...(people.tail === undefined ? {} : { tail: people.tail }),
  };
  const keywordPose = Object.keys(card.keywords ?? {}).flatMap((keyword) => keywordPoses[keyword] ?? []);
  const pose: PoseName =
    pick<PoseName>(
      dice,
      words.poses,
      dice.below(2) === 0 ? keywordPose : undefined,
      dice.below(3) > 0 ? motifs.poses : undefined,
      worn.poses,
      people.poses,
      everyPose,
    ) ?? 'stand';
  const done = motifs.verbs.flatMap((motif) => inHand(shownBy[motif]).slice(0, 2));
  const tool =
    pick(
      dice,
      inHand(words.tools),
      trade !== undefined && dice.below(3) > 0 ? undefined : done,
      inHand(worn.tools),
      inHand(people.tools),
      done,
      inHand(homes[card.house ?? 'redemption'].tools),
      weapons,
    ) ?? 'none';
  return { figure, pose, tool };
}

const gaitsFor: readonly GaitName[] = [
  'stand',
  'prowl',
  'rear',
  'pounce',
  'roar',
  'charge',
  'turnback',
  'roar',
  'rest',
];

function animalOf(card: Subject, kin: Kin, words: Title, dice: Dice): Shown {
  const species = pick(dice, words.animals, kin.animals) ?? 'wolf';
  const fast = 'skirmish' in (card.keywords ?? {}) || 'elusive' in (card.keywords ?? {});
  const pose =
    (fast ? pick<GaitName>(dice, ['pounce', 'prowl', 'charge', 'turnback']) : pick<GaitName>(dice, gaitsFor)) ??
    'stand';
  return { figure: { kind: 'animal', species }, pose, tool: 'none' };
}

/** Traits that say little beside others. */
const general: ReadonlySet<string> = new Set(['human', 'beast', 'mutant', 'alien', 'spirit']);

/** What a table says of the trait that says most. */
export function kinOf(traits: readonly string[], table: Readonly<Record<string, Kin>>): Kin | undefined {
  const known = traits.map((trait) => trait.toLowerCase()).filter((trait) => table[trait] !== undefined);
  return table[known.find((trait) => !general.has(trait)) ?? known[0] ?? ''];
}

/** The living figure of a card. @param traits its own, or those of whoever acts for its house */
export function livingOf(card: Subject, traits: readonly string[], words: Title, motifs: Motifs, dice: Dice): Shown {
  const people = kinOf(traits, peoples);
  const trade = kinOf(traits, trades);
  const isAnimal = people?.animals !== undefined && trade === undefined;
  if (isAnimal || (people === undefined && trade === undefined && words.animals.length > 0))
    return animalOf(card, people ?? peoples.beast ?? {}, words, dice);
  const body = people?.animals === undefined ? (people ?? fallback) : fallback;
  return beingOf(card, body, trade, words, motifs, dice);
}

// Lifeless subjects of portrayals: an artifact, a place, or the sign of what happens.
import type { Dice } from '../dice.ts';
import type { ToolName } from '../tools/index.ts';
import { places } from '../tools/places.ts';
import { homes } from './homes.ts';
import type { Motifs } from './motifs.ts';
import { shownBy } from './motifs.ts';
import { pick } from './pick.ts';
import type { Shown, Stance } from './portrayal.ts';
import type { Subject } from './subject.ts';
import type { Title } from './title.ts';

/** What artifacts with these traits are, if their titles do not say. */
const byTrait: Readonly<Record<string, readonly ToolName[]>> = {
  location: Object.keys(places) as (keyof typeof places)[],
  weapon: ['sword', 'axe', 'spear', 'cannon', 'hammer', 'blaster', 'bow', 'mace'],
  vehicle: ['wagon', 'ship', 'buggy', 'airship'],
  ship: ['starship', 'ship', 'rocket'],
  shard: ['crystal', 'gem'],
  law: ['scroll', 'scales'],
  treasure: ['chest', 'crown', 'coins'],
  power: ['light', 'orb', 'swirl', 'bolt', 'eye'],
  curse: ['skull', 'chain', 'eye'],
  clock: ['clock', 'hourglass'],
};

type Kind = 'item' | 'weapon' | 'place' | 'action' | 'upgrade';

const thingStances: Readonly<Record<Kind, readonly [Stance, ...Stance[]]>> = {
  item: ['plinth', 'hover', 'held', 'huge', 'rightward', 'upright'],
  weapon: ['leftward', 'rightward', 'held', 'huge', 'hover', 'pair'],
  place: ['stand', 'stand', 'stand', 'pair'],
  action: ['upright', 'leftward', 'rightward', 'three', 'rain', 'orbit', 'huge', 'held', 'pair', 'hover'],
  upgrade: ['hover', 'held', 'huge', 'upright', 'orbit', 'plinth'],
};

function kindOf(card: Subject, what: ToolName, traits: readonly string[]): Kind {
  if (what in places || traits.includes('location')) return 'place';
  if (traits.includes('weapon')) return 'weapon';
  if (card.type === 'artifact') return 'item';
  return card.type === 'upgrade' ? 'upgrade' : 'action';
}

/** Creatures that are no beings, by trait: what they look like. */
const lifeless: Readonly<Record<string, readonly ToolName[]>> = {
  ship: ['airship', 'airship', 'ship', 'starship'],
  cloud: ['cloud'],
};

const afloat: readonly [Stance, ...Stance[]] = ['huge', 'hover', 'leftward', 'rightward'];

/** A creature that is a ship or the like; undefined for all others. */
export function lifelessOf(card: Subject, words: Title, dice: Dice): Shown | undefined {
  const looks = card.traits.flatMap((trait) => lifeless[trait.toLowerCase()] ?? []);
  if (looks.length === 0) return undefined;
  const named = words.tools.filter((tool) => tool === 'saucer' || looks.includes(tool));
  const what = pick(dice, named, looks) ?? 'airship';
  return { figure: { kind: 'thing', what }, pose: dice.of(afloat), tool: 'none' };
}

/** The thing that a card is, or that stands for what it does. */
export function thingOf(card: Subject, words: Title, motifs: Motifs, dice: Dice): Shown {
  const traits = card.traits.map((trait) => trait.toLowerCase());
  const home = homes[card.house ?? 'redemption'];
  const done = motifs.verbs.flatMap((motif): readonly ToolName[] => shownBy[motif]);
  const built = words.tools.filter((tool) => tool in places);
  const named = traits.includes('location') && built.length > 0 ? built : words.main;
  const what =
    pick(
      dice,
      named,
      words.tools,
      traits.flatMap((trait) => byTrait[trait] ?? []),
      done,
      home.tools,
    ) ?? 'orb';
  const others = [...words.tools, ...done, ...home.tools].filter((tool) => tool !== what);
  return {
    figure: { kind: 'thing', what },
    pose: dice.of(thingStances[kindOf(card, what, traits)]),
    tool:
      pick(
        dice,
        done.filter((tool) => tool !== what),
        others,
      ) ?? 'none',
  };
}

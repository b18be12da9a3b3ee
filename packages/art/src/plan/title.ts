// The title of a card, read for what its words look like. Each is found as a whole word, without its ending, or at the start
// or the end of a longer one (autocannon, earthshaker).

import type { SpeciesName } from '../animals/species.ts';
import type { PoseName } from '../beings/poses.ts';
import type { LightName } from '../light/lights.ts';
import type { SceneName } from '../scenes/index.ts';
import type { ToolName } from '../tools/index.ts';
import type { FaceName, GearName } from './kin.ts';
import type { Words } from './words.ts';
import { animalWords, faceWords, gearWords, lightWords, poseWords, sceneWords, toolWords } from './words.ts';

export interface Title {
  /** Of the word that says what the thing is. */
  readonly main: readonly ToolName[];
  readonly tools: readonly ToolName[];
  readonly scenes: readonly SceneName[];
  readonly lights: readonly LightName[];
  readonly poses: readonly PoseName[];
  readonly animals: readonly SpeciesName[];
  readonly gear: readonly GearName[];
  readonly faces: readonly FaceName[];
}

/** Which names a word stands for. */
function turned<Name extends string>(words: Words<Name>): ReadonlyMap<string, readonly Name[]> {
  const by = new Map<string, Name[]>();
  for (const name of Object.keys(words) as Name[]) {
    for (const word of (words[name] ?? '').split(' ')) by.set(word, [...(by.get(word) ?? []), name]);
  }
  return by;
}

const indexes = {
  tools: turned(toolWords),
  scenes: turned(sceneWords),
  lights: turned(lightWords),
  poses: turned(poseWords),
  animals: turned(animalWords),
  gear: turned(gearWords),
  faces: turned(faceWords),
};

/** The forms under which a word may be listed, the likeliest first. */
const forms = (word: string): readonly string[] => [
  word,
  ...['s', 'es', 'ed', 'd', 'ing', 'er', 'ly', 'y', 'ers']
    .filter((end) => word.length > end.length + 2 && word.endsWith(end))
    .map((end) => word.slice(0, -end.length)),
];

/** Words too short or too common to be found inside others. */
const shortest = 4;

function lookUp<Name extends string>(
  index: ReadonlyMap<string, readonly Name[]>,
  words: readonly string[],
): readonly Name[] {
  const found: Name[] = [];
  for (const word of words) {
    const whole = forms(word)
      .map((form) => index.get(form))
      .find((names) => names !== undefined);
    if (whole !== undefined) {
      found.push(...whole);
      continue;
    }
    for (let length = word.length - 1; length >= shortest; length--) {
      const inner = index.get(word.slice(0, length)) ?? index.get(word.slice(-length));
      if (inner === undefined) continue;
      found.push(...inner);
      break;
    }
  }
  return found;
}

/** In "shield of justice" the shield, in "hallowed blaster" the blaster. */
function mainWord(name: string): string {
  const [before = name] = name.split(/-(?:of|to|from|for|in|with|against|on)-/);
  return before.split('-').at(-1) ?? name;
}

/** @param name a card's id: its title in small letters, joined by hyphens */
export function readTitle(name: string): Title {
  const words = name.split('-').filter((word) => word.length > 2 && word !== 'the' && word !== 'and');
  return {
    main: lookUp(indexes.tools, [mainWord(name)]),
    tools: lookUp(indexes.tools, words),
    scenes: lookUp(indexes.scenes, words),
    lights: lookUp(indexes.lights, words),
    poses: lookUp(indexes.poses, words),
    animals: lookUp(indexes.animals, words),
    gear: lookUp(indexes.gear, words),
    faces: lookUp(indexes.faces, words),
  };
}

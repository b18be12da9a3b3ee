// The bold words of the timings, and abilities that do the same at several of them.
import type { Ability, Timing } from '@vaultsong/engine';

export const timingTitles: Readonly<Record<Timing, string>> = {
  play: 'Play',
  reap: 'Reap',
  fight: 'Fight',
  'before-fight': 'Before Fight',
  action: 'Action',
  omni: 'Omni',
  destroyed: 'Destroyed',
  'leaves-play': 'Leaves Play',
  fate: 'Fate',
  scrap: 'Scrap',
};

/** Those with which a list of abilities begins that do the same: "Fight/Reap". */
export function combinedTimings(abilities: readonly Ability[]): readonly string[] {
  const titles: string[] = [];
  const [first] = abilities;
  for (const ability of abilities) {
    if (first === undefined || !isTimed(ability) || !isTimed(first)) break;
    if (JSON.stringify(ability.do) !== JSON.stringify(first.do)) break;
    titles.push(timingTitles[ability.on]);
  }
  return titles;
}

type Timed = Extract<Ability, { on: Timing }>;

export const isTimed = (ability: Ability): ability is Timed => Object.hasOwn(timingTitles, ability.on);

/** The text of an ability with the bold words of all that do the same. */
export const retitled = (text: string, titles: readonly string[]): string =>
  titles.length > 1 ? text.replace(/^[^:]+/, titles.join('/')) : text;

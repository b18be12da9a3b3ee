// The plan of a picture, made before a line is drawn, from the name, the traits, the keywords and the abilities of a card;
// where these leave a choice, the name throws dice.
import type { Dice } from '../dice.ts';
import { diceOf } from '../dice.ts';
import type { SceneName } from '../scenes/index.ts';
import { homes } from './homes.ts';
import { kinOf, livingOf } from './living.ts';
import type { Motifs } from './motifs.ts';
import { motifsOf } from './motifs.ts';
import { peoples } from './peoples.ts';
import { pick } from './pick.ts';
import type { KeywordEffect, Portrayal, View } from './portrayal.ts';
import type { Subject } from './subject.ts';
import { lifelessOf, thingOf } from './things.ts';
import type { Title } from './title.ts';
import { readTitle } from './title.ts';
import { trades } from './trades.ts';

const effectOf: Readonly<Record<string, KeywordEffect>> = {
  elusive: 'blur',
  poison: 'drops',
  hazardous: 'thorns',
  skirmish: 'speed',
  taunt: 'shield',
  assault: 'burst',
  invulnerable: 'veil',
};

/** Whether what a card does is shown by one who does it, rather than by a sign of it. */
const shownByActor = (card: Subject, words: Title, motifs: Motifs, dice: Dice): boolean => {
  if (card.type === 'upgrade') return words.animals.length === 0 && (words.tools.length === 0 || dice.below(3) === 0);
  if (card.type !== 'action' && card.type !== 'archon-power') return false;
  const eager = words.poses.length > 0 || words.animals.length > 0 || motifs.verbs.includes('ready');
  return dice.below(100) < (eager ? 60 : 24);
};

function viewOf(dice: Dice, kind: 'being' | 'animal' | 'thing', isGigantic: boolean): View {
  const throwOf = dice.below(100);
  if (kind === 'thing') return 'whole';
  // So wide that it fills both of its cards.
  if (isGigantic) return kind === 'animal' ? 'whole' : 'half';
  if (kind === 'animal') return throwOf < 62 ? 'whole' : throwOf < 84 ? 'half' : 'close';
  return throwOf < 40 ? 'whole' : throwOf < 82 ? 'half' : 'close';
}

const motionScenes: readonly SceneName[] = ['rays', 'shards', 'speed', 'rings'];
const plural = /(s|men|mice)$/;
/** Titles that speak of several. */
const several =
  /(^|-)(many|gang|swarm|pack|horde|army|brothers|crew|folk|troop|cooperative|brigade|hounds|monkeys|twins|sisters|mob|crowd|squad|legion|battalion|flock|family)(-|$)/;

/** As large as its picture, which is lower than others. */
const giganticSize = 0.82;

/** The same subject always has the same portrayal. */
export function portrayalOf(card: Subject): Portrayal {
  const dice = diceOf(`${card.name}/plan`);
  const words = readTitle(card.name);
  const motifs = card.motifs ?? motifsOf([]);
  const home = homes[card.house ?? 'redemption'];
  const alive = card.type === 'creature' || card.type === 'adversary';
  const acted = !alive && shownByActor(card, words, motifs, dice);
  const traits = alive ? card.traits : dice.of(home.folk);
  const shown =
    (alive ? lifelessOf(card, words, dice) : undefined) ??
    (alive || acted ? livingOf(card, traits, words, motifs, dice) : thingOf(card, words, motifs, dice));
  const kin = alive || acted ? [kinOf(traits, trades), kinOf(traits, peoples)].flatMap((one) => one?.scenes ?? []) : [];
  const sudden = card.type === 'action' || card.type === 'upgrade';
  const scene =
    pick(
      dice,
      card.type === 'upgrade' && dice.below(3) > 0 ? motionScenes : undefined,
      words.scenes,
      sudden && dice.below(2) === 0 ? motionScenes : undefined,
      dice.below(2) === 0 ? kin : undefined,
      home.scenes,
    ) ?? 'ridge';
  const light = pick(dice, dice.below(3) > 0 ? words.lights : undefined, home.lights) ?? 'backlit';
  const isGigantic = card.half !== undefined && card.half !== null;
  const title = card.name.split('-');
  const many =
    (alive || acted) &&
    (several.test(card.name) || (shown.figure.kind === 'animal' && plural.test(title.at(-1) ?? '')));
  return {
    ...shown,
    scene,
    light,
    view: many ? 'whole' : viewOf(dice, shown.figure.kind, isGigantic),
    size: isGigantic ? giganticSize : alive ? 0.86 + Math.min(card.power, 10) * 0.026 : 1,
    crowd: many ? (dice.below(3) === 0 ? 2 : 3) : 1,
    armor: card.armor,
    keywordEffects: Object.keys(card.keywords ?? {}).flatMap((keyword) => effectOf[keyword] ?? []),
    turned: dice.below(2) === 0,
    livery: dice.below(4),
    lean: dice.between(-1, 1),
  };
}

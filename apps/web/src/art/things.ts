// Pictures of what is no creature: artifacts by trait, a burst for an action, a crest for an upgrade.
import type { Dice } from './dice.ts';
import type { Figure } from './figures.ts';

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const plinth = 'M34 92l6-12h40l6 12zM44 80v-4h32v4z';

type Drawing = Omit<Figure, 'behind'>;

const items: readonly [Drawing, ...Drawing[]] = [
  // a chalice
  {
    body: `${plinth}M40 26h40c0 20-6 30-15 33v10h8v7H47v-7h8V59c-9-3-15-13-15-33z`,
    shade: 'M60 26h20c0 20-6 30-15 33h-5z',
    bright: 'M44 31h32l-1 5H45z',
  },
  // an orb
  {
    body: `${plinth}${circle(60, 48, 24)}M46 70h28v7H46z`,
    shade: 'M60 72a24 24 0 0 0 24-24c-6 12-14 18-24 24z',
    bright: circle(52, 40, 5),
  },
  // a crystal
  { body: `${plinth}M60 12l17 22-5 42H48l-5-42z`, shade: 'M60 12l17 22-5 42H60z', bright: 'M60 20l-9 15 5 4z' },
  // a tablet
  {
    body: `${plinth}M38 18h44l4 6-3 52H37l-3-52z`,
    shade: 'M60 18h22l4 6-3 52H60z',
    bright: 'M44 30h30v3H44zM44 39h22v3H44zM44 48h27v3H44zM44 57h14v3H44z',
  },
  // a lantern
  {
    body: `${plinth}M48 22h24l8 10v34l-8 10H48l-8-10V32zM54 12h12v10H54z`,
    shade: 'M60 22h12l8 10v34l-8 10H60z',
    bright: 'M60 34c8 10 8 22 0 28-8-6-8-18 0-28z',
  },
];

const weapons: readonly [Drawing, ...Drawing[]] = [
  // a sword in the stone
  {
    body: 'M60 6l6 10v44h14v6H66v10h-12V66H40v-6h14V16zM30 92l10-18h40l10 18z',
    shade: 'M60 6l6 10v44h-6z',
    bright: 'M58.800 16h2.400v40h-2.400z',
  },
  // a hammer
  { body: 'M34 14h52v26H34zM55 40h10v52H55z', shade: 'M60 14h26v26H60z', bright: 'M34 24h52v3H34z' },
  // a cannon
  {
    body: 'M20 56L84 20l10 16-60 38zM30 92a17 17 0 1 1 34 0z',
    shade: 'M26 65l62-37 6 8-60 38z',
    bright: circle(90, 27, 4),
  },
  // crossed axes
  {
    body: 'M28 92L82 22l5 4L36 92zM92 92L38 22l-5 4 51 66zM74 14c14-2 24 8 24 22-8-2-18-8-24-22zM46 14c-14-2-24 8-24 22 8-2 18-8 24-22z',
    shade: 'M74 14c14-2 24 8 24 22-4-1-8-3-12-6z',
    bright: 'M84 18c6 3 10 8 12 15-3-6-7-11-12-15z',
  },
];

const places: readonly [Drawing, ...Drawing[]] = [
  // towers
  {
    body: 'M16 92V52l8-10 8 10v40zM40 92V30l20-22 20 22v62zM86 92V46l9-12 9 12v46z',
    shade: 'M60 8l20 22v62H60zM95 34l9 12v46h-9z',
    bright: 'M56 40h8v10h-8zM56 58h8v10h-8zM22 58h4v7h-4zM93 54h4v7h-4z',
  },
  // an arch
  {
    body: 'M18 92V44C18 20 38 10 60 10s42 10 42 34v48H82V50c0-12-10-20-22-20s-22 8-22 20v42z',
    shade: 'M60 10c22 0 42 10 42 34v48H92V46C92 26 78 14 60 10z',
    bright: circle(60, 20, 4),
  },
  // a dome
  {
    body: 'M14 92V66h10c0-24 16-40 36-40s36 16 36 40h10v26zM58 8h4v18h-4z',
    shade: 'M60 26c20 0 36 16 36 40h10v26H60z',
    bright: 'M52 70h16v22H52zM58 8h12l-3 4 3 4H58z',
  },
  // a mountain keep
  {
    body: 'M4 92l26-40 10 10 8-24V20h6v6h4v-6h4v6h4v-6h6v18l10 22 8-8 26 40z',
    shade: 'M60 26h6v-6h6v18l10 22 8-8 26 40H62z',
    bright: 'M57 36h6v9h-6z',
  },
];

const vehicle: Drawing = {
  body: 'M10 58h100c-4 20-16 30-30 30H40C26 88 14 78 10 58zM56 10h4v48h-4zM62 14c20 4 30 20 32 38H62zM54 22c-14 4-22 16-24 30h24z',
  shade: 'M60 58h50c-4 20-16 30-30 30H60z',
  bright: `${circle(34, 70, 3)}${circle(60, 70, 3)}${circle(86, 70, 3)}`,
};

const signs: readonly [Drawing, ...Drawing[]] = [
  // a bolt
  { body: 'M70 4L30 52h22l-12 36 46-50H62z', shade: 'M70 4L62 38h24L40 88l18-40z', bright: 'M64 16L42 47h12z' },
  // three claw marks
  {
    body: 'M28 8c10 26 10 52-4 78 24-22 26-54 4-78zM54 4c12 30 12 58-4 84 28-24 30-60 4-84zM82 8c12 26 10 52-6 76 26-20 30-52 6-76z',
    shade: 'M54 4c20 30 18 60-4 84 28-24 30-60 4-84z',
    bright: 'M56 20c4 18 4 36-1 52 6-16 6-34 1-52z',
  },
  // a flame
  {
    body: 'M62 4c4 18 26 28 24 54-1 18-14 30-27 30S34 76 34 60c0-14 10-18 12-32 8 4 10 10 10 16 6-10 10-22 6-40z',
    shade: 'M86 58c-1 18-14 30-27 30 14-6 20-20 16-36 4 2 8 3 11 6z',
    bright: 'M60 52c8 10 10 16 8 24-2 6-14 6-16 0-1-6 6-12 8-24z',
  },
  // an open hand
  {
    body: 'M44 90c-8-12-18-22-22-34 4-2 10 0 16 8V22c0-6 8-6 8 0v24l2-32c0-6 8-6 8 0l1 30 5-28c1-6 9-5 8 1l-2 32 6-18c2-5 9-3 8 3-2 14-4 40-12 56z',
    shade: 'M70 49l6-18c2-5 9-3 8 3-2 14-4 40-12 56H60c8-10 10-26 10-41z',
    bright: circle(58, 66, 6),
  },
  // a whirl
  {
    body: 'M60 46c6-6 16 0 14 10-2 14-22 18-32 6-14-18 2-44 26-42 28 2 40 32 28 54-2-22-10-40-30-40-16 0-24 16-16 26 6 6 14 2 10-14z',
    shade: 'M68 20c28 2 40 32 28 54 0-24-8-46-28-54z',
    bright: circle(61, 53, 4),
  },
  // a broken ring
  {
    body: 'M60 8a38 38 0 0 1 37 30l-12 4A26 26 0 0 0 60 20zM98 50a38 38 0 0 1-30 35l-3-12a26 26 0 0 0 21-22zM56 86A38 38 0 0 1 22 42l13 2a26 26 0 0 0 22 30zM23 34A38 38 0 0 1 52 9l2 12a26 26 0 0 0-19 16z',
    shade: 'M98 50a38 38 0 0 1-30 35l-3-12a26 26 0 0 0 21-22z',
    bright: circle(60, 47, 8),
  },
];

const crests: readonly [Drawing, ...Drawing[]] = [
  // a plate of armor
  {
    body: 'M30 14l30 8 30-8 6 34c-4 22-18 36-36 42-18-6-32-20-36-42z',
    shade: 'M60 22l30-8 6 34c-4 22-18 36-36 42z',
    bright: 'M48 40l12 8 12-8v7l-12 8-12-8zM48 54l12 8 12-8v7l-12 8-12-8z',
  },
  // a gauntlet
  {
    body: 'M42 92V58l-10-14c-4-6 4-12 9-6l7 9V18c0-7 9-7 9 0v20h3V14c0-7 9-7 9 0v24h3V20c0-7 9-7 9 0v38l-4 12v22z',
    shade: 'M66 38V14c0-7 7-7 7 0v24h3V20c0-7 9-7 9 0v38l-4 12v22H66z',
    bright: 'M42 74h36v4H42z',
  },
  // a collar with a stone
  {
    body: 'M26 20c2 34 16 50 34 58 18-8 32-24 34-58l-12-6c0 28-8 42-22 50-14-8-22-22-22-50z',
    shade: 'M82 14c0 28-8 42-22 50v14c18-8 32-24 34-58z',
    bright: 'M60 60l9 10-9 13-9-13z',
  },
  // a banner
  { body: 'M28 8h64v56L60 84 28 64zM22 4h76v7H22z', shade: 'M60 11h32v53L60 84z', bright: 'M60 26l12 16-12 16-12-16z' },
];

const artifactOf = (traits: readonly string[], dice: Dice): Drawing => {
  if (traits.includes('weapon')) return dice.of(weapons);
  if (traits.includes('location')) return dice.of(places);
  if (traits.includes('vehicle')) return vehicle;
  if (traits.includes('power')) return dice.of(signs);
  return dice.of(items);
};

export const drawArtifact = (traits: readonly string[], dice: Dice): Figure => ({
  behind: '',
  ...artifactOf(traits, dice),
});
export const drawSign = (dice: Dice): Figure => ({ behind: '', ...dice.of(signs) });
export const drawCrest = (dice: Dice): Figure => ({ behind: '', ...dice.of(crests) });

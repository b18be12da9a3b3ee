// Age of Ascension. Where each figure comes from, and what is a guess: docs/deck-generation.md.
import type { Link, SetRecipe } from '../recipe.ts';

export const keyImps: Link = { kind: 'becomes', card: 'bronze-key-imp', others: ['silver-key-imp', 'gold-key-imp'] };

export const ambassadors: Link = {
  kind: 'fits',
  card: 'brobnar-ambassador',
  to: {
    brobnar: 'brobnar-ambassador',
    dis: 'dis-ambassador',
    logos: 'logos-ambassador',
    mars: 'mars-ambassador',
    shadows: 'shadows-ambassador',
    untamed: 'untamed-ambassador',
  },
};

export const aoa: SetRecipe = {
  set: 'aoa',
  houses: ['brobnar', 'dis', 'logos', 'mars', 'sanctum', 'shadows', 'untamed'],
  // Of what is drawn as uncommon some turns out to be special, so that more of it is drawn than uncommons are published.
  rarities: { common: 0.656, uncommon: 0.245, rare: 0.097 },
  rareFirst: 0.75,
  placed: { 'bronze-key-imp': 'uncommon', 'brobnar-ambassador': 'uncommon' },
  links: [
    { kind: 'brings', card: 'timetraveller', along: ['help-from-future-self'] },
    { kind: 'brings', card: 'ortannu-the-chained', along: ['ortannu-s-binding'] },
    keyImps,
    ambassadors,
    { kind: 'at least', card: 'routine-job', copies: 2 },
    { kind: 'at least', card: 'plague-rat', copies: 2 },
  ],
  mavericks: 0.041,
  legacies: { share: 0.084, sets: ['cota'] },
  anywhere: 0,
  evilTwins: 0,
  beside: [],
  bounds: {
    house: [{ type: 'creature', least: 2, most: 10 }],
    deck: [{ type: 'creature', least: 10, most: 25 }],
  },
};

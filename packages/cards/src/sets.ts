// Which of the cards was printed in which set, under which number and how rare.
import type { CardName } from '@vaultsong/engine';

export type Rarity = 'common' | 'uncommon' | 'rare' | 'special';

/** One printing of a card. `number` is the collector number with its leading zeros. */
export interface Printing {
  readonly card: CardName;
  readonly set: string;
  readonly number: string;
  readonly rarity: Rarity;
}

type Numbers = Readonly<Record<CardName, string>>;

/** A set with the collector numbers of its cards, by rarity. */
const printedIn = (set: string, byRarity: Readonly<Partial<Record<Rarity, Numbers>>>): readonly Printing[] =>
  (Object.entries(byRarity) as [Rarity, Numbers][]).flatMap(([rarity, numbers]) =>
    Object.entries(numbers).map(([card, number]) => ({ card, set, number, rarity })),
  );

export const printings: readonly Printing[] = [
  ...printedIn('cota', {
    common: {
      anger: '001',
      'loot-the-bodies': '010',
      punch: '012',
      warsong: '018',
      'gauntlet-of-command': '022',
      valdr: '029',
      'ganger-chieftain': '033',
      headhunter: '035',
      smaaash: '046',
      fear: '058',
      'hand-of-dis': '062',
      'mind-barb': '067',
      'dominator-bauble': '073',
      charette: '081',
      'dust-imp': '083',
      shooler: '096',
      'the-terror': '101',
      tocsin: '102',
      'library-access': '115',
      'twin-bolt-emission': '124',
      'wild-wormhole': '125',
      'library-of-babble': '129',
      batdrone: '136',
      'doc-bookton': '139',
      'dr-escotera': '140',
      'quixo-the-adventurer': '144',
      mother: '145',
      'cleansing-wave': '215',
      'shield-of-justice': '225',
      'terms-of-redress': '227',
      'hallowed-blaster': '233',
      'champion-anaphiel': '239',
      'raiding-knight': '255',
      'sergeant-zakiel': '258',
      'staunch-knight': '259',
      'protect-the-weak': '265',
      'nerve-blast': '276',
      'poison-wave': '280',
      'seeker-needle': '290',
      'bad-penny': '296',
      'noddy-the-thief': '306',
      dodger: '308',
      'shadow-self': '310',
      silvertooth: '311',
      urchin: '315',
      'cooperative-hunting': '319',
      'full-moon': '323',
      'lost-in-the-woods': '327',
      regrowth: '332',
      'dust-pixie': '351',
      snufflegator: '358',
      'niffle-ape': '363',
      'hunting-witch': '367',
      'witch-of-the-eye': '368',
    },
    uncommon: {
      'blood-of-titans': '050',
      'stealer-of-souls': '098',
      'dimension-door': '108',
      'lady-maxena': '251',
      'too-much-to-protect': '283',
      'niffle-queen': '364',
    },
  }),
  ...printedIn('aoa', {
    common: {
      'ganger-chieftain': '009',
      'gauntlet-of-command': '010',
      charette: '056',
      'dust-imp': '058',
      shooler: '064',
      'library-of-babble': '115',
      'wild-wormhole': '122',
      'protect-the-weak': '221',
      'shield-of-justice': '222',
      'bad-penny': '267',
      'nerve-blast': '275',
      'full-moon': '322',
      regrowth: '329',
    },
    uncommon: {
      'blood-of-titans': '018',
      'too-much-to-protect': '298',
    },
  }),
  ...printedIn('wc', {
    common: {
      'ganger-chieftain': '007',
      'twin-bolt-emission': '142',
      'wild-wormhole': '143',
      'bad-penny': '236',
      regrowth: '362',
    },
    uncommon: {
      'too-much-to-protect': '264',
    },
  }),
  ...printedIn('mm', {
    common: {
      'dominator-bauble': '005',
      'quixo-the-adventurer': '079',
      'champion-anaphiel': '129',
      'cleansing-wave': '130',
      'seeker-needle': '256',
      'lost-in-the-woods': '370',
      'niffle-ape': '371',
    },
    uncommon: {
      'dimension-door': '085',
      'niffle-queen': '388',
    },
  }),
  ...printedIn('dt', {
    common: {
      'cleansing-wave': '110',
      'staunch-knight': '120',
      'seeker-needle': '240',
    },
  }),
  ...printedIn('woe', {
    uncommon: {
      'blood-of-titans': '021',
    },
  }),
  ...printedIn('gr', {
    common: {
      headhunter: '043',
      regrowth: '381',
      'witch-of-the-eye': '386',
    },
  }),
  ...printedIn('mg24', {
    common: {
      anger: '042',
      'ganger-chieftain': '047',
      'gauntlet-of-command': '048',
      'dominator-bauble': '096',
      'dust-imp': '097',
      fear: '098',
      shooler: '104',
      'the-terror': '108',
      tocsin: '109',
      'doc-bookton': '311',
      'library-access': '317',
      mother: '318',
      'champion-anaphiel': '439',
      'seeker-needle': '581',
      urchin: '584',
      'hunting-witch': '770',
      'niffle-ape': '774',
    },
    uncommon: {
      'too-much-to-protect': '568',
      'niffle-queen': '755',
    },
  }),
  ...printedIn('as', {
    common: {
      'dust-imp': '072',
    },
  }),
  ...printedIn('toc', {
    common: {
      'wild-wormhole': '127',
      dodger: '215',
      'cooperative-hunting': '306',
      'niffle-ape': '311',
    },
    uncommon: {
      'niffle-queen': '301',
    },
  }),
  ...printedIn('momu', {
    common: {
      'dominator-bauble': '044',
      'quixo-the-adventurer': '121',
      'champion-anaphiel': '174',
      'cleansing-wave': '175',
      'seeker-needle': '305',
      'lost-in-the-woods': '423',
      'niffle-ape': '424',
    },
    uncommon: {
      'dimension-door': '096',
      'niffle-queen': '409',
    },
  }),
  ...printedIn('vm25', {
    common: {
      batdrone: '112',
      'wild-wormhole': '121',
      'nerve-blast': '244',
      'seeker-needle': '246',
    },
    uncommon: {
      'too-much-to-protect': '235',
    },
  }),
  ...printedIn('pv', {
    common: {
      'wild-wormhole': '086',
      urchin: '252',
      'lost-in-the-woods': '326',
    },
  }),
  ...printedIn('cc', {
    common: {
      valdr: '037',
      'mind-barb': '071',
      'the-terror': '077',
      'raiding-knight': '161',
      'shield-of-justice': '163',
      'full-moon': '286',
    },
    uncommon: {
      'stealer-of-souls': '064',
    },
  }),
  ...printedIn('dm', {
    uncommon: {
      'too-much-to-protect': '185',
    },
  }),
];

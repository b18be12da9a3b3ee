// The rulings on the cards that appeared first in Winds of Exchange, a house at a time, in our own words; see `cota.ts` for what holds of all.
import type { Ruling } from './ruling.ts';

export const woe: readonly Ruling[] = [
  // Brobnar
  {
    id: 'endless-hordes/seven',
    card: 'endless-hordes',
    text: 'Against seven enemy creatures it makes seven token creatures of one title, of which six fight: the rule of six counts them together.',
    source: 'Master Rulebook 18.4, FAQ',
  },
  {
    id: 'grumpus/neighbors',
    card: 'grumpus',
    text: 'Its splash-attack deals 1 damage to each neighbor of the creature that it attacks; what dies of that was destroyed in a fight, and fighting Grumpus.',
    source: 'Master Rulebook 18.4, Splash-attack',
  },
  {
    id: 'nirbor-flamewing/six',
    card: 'nirbor-flamewing',
    text: 'It may come back any number of times: it is put into play, and the rule of six counts no such thing.',
    source: 'Master Rulebook 18.4, FAQ',
  },
  // Ekwidon
  {
    id: 'gezdrutyo-the-arcane/stays',
    card: 'gezdrutyo-the-arcane',
    text: 'Turned facedown it neither leaves play nor enters it: damage, æmber, counters and upgrades stay on the token creature.',
    source: 'Master Rulebook 18.4, FAQ',
  },
  {
    id: 'gezdrutyo-the-arcane/no-token-card',
    card: 'gezdrutyo-the-arcane',
    text: 'Without a token card of its owner it cannot lie facedown: it is discarded, and what waits for a creature to leave play resolves.',
    source: 'Master Rulebook 18.4, Flip',
  },
  {
    id: 'strange-shell/beneath',
    card: 'strange-shell',
    text: 'Its Action: puts the card that it is into its owner’s hand, and the other player does not learn which one that is.',
    source: 'online server behaviour, June 2026',
    basis: 'online-play',
  },
  {
    id: 'talent-scout/treachery',
    card: 'talent-scout',
    text: 'A creature with treachery that it plays as if it were yours enters under the control of your opponent.',
    source: 'online server behaviour, June 2026',
    basis: 'online-play',
  },
  {
    id: 'tourist-trap/both',
    card: 'tourist-trap',
    text: 'Nothing happens unless there are a friendly token creature and an enemy creature, and control of both changes.',
    source: 'Master Rulebook 18.4, Swap control',
  },
  // Mars
  {
    id: 'researcher/faceup',
    card: 'researcher',
    text: 'Its Omni: belongs to the token creature: the card beneath does not have it when it is turned faceup.',
    source: 'online server behaviour, June 2026',
    basis: 'online-play',
  },
  {
    id: 'researcher/to-no-effect',
    card: 'researcher',
    text: 'It may be used although nothing comes of it, for Praetor Marius, or where Barrister Joya keeps it from reaping.',
    source: 'Master Rulebook 18.4, FAQ',
  },
  {
    id: 'scoop-up/own',
    card: 'scoop-up',
    text: 'The friendly creature may be one that the opponent owns; cards that you do not own leave your archives for their owner’s hand.',
    source: 'Master Rulebook 17.3',
  },
  // Sanctum
  {
    id: 'the-promised-blade/tie',
    card: 'the-promised-blade',
    text: 'It is looked at at the start of each player’s turn, before a key is forged; where both have as many creatures the active player says who takes it.',
    source: 'Master Rulebook 18.4, FAQ',
  },
  // Saurian
  {
    id: 'rampaging-brutodon/itself',
    card: 'rampaging-brutodon',
    text: 'The friendly creature is destroyed first, and then it exhausts; alone it destroys itself, and is not used.',
    source: 'Master Rulebook 18.4, FAQ',
  },
  {
    id: 'symposium/token',
    card: 'symposium',
    text: 'If the first creature was a token creature, another one may follow though the first was destroyed as it was used.',
    source: 'online server behaviour, June 2026',
    basis: 'online-play',
  },
  // Star Alliance
  {
    id: 'aemberling/spent',
    card: 'aemberling',
    text: 'Each pays 1 æmber of a key and goes to the discard pile as the card that it is, whether it is warded or not; æmber on it goes to the opponent.',
    source: 'online server behaviour, June 2026',
    basis: 'online-play',
  },
  {
    id: 'aemberling/must',
    card: 'aemberling',
    text: 'A key that can be paid for with its help must be forged; its player may pay from other sources, and not more than the cost.',
    source: 'Master Rulebook 18.4, Forge a key',
  },
  {
    id: 'mirror-shell/own-text',
    card: 'mirror-shell',
    text: 'Token creatures copy what its creature says itself, and not what upgrades give it.',
    source: 'online server behaviour, June 2026',
    basis: 'online-play',
  },
  {
    id: 'temporal-purge/discard',
    card: 'temporal-purge',
    text: 'A card that is no creature goes to the discard pile as it is turned faceup, warded or not; æmber on it goes to the common supply.',
    source: 'online server behaviour, June 2026',
    basis: 'online-play',
  },
  {
    id: 'temporal-purge/texts',
    card: 'temporal-purge',
    text: 'What a creature says holds as soon as it is faceup, and what the token card said does not any more.',
    source: 'online server behaviour, June 2026',
    basis: 'online-play',
  },
  // Unfathomable
  {
    id: 'giltspine-school/either',
    card: 'giltspine-school',
    text: 'It keeps the token creatures of both players exhausted, each in the “ready cards” step of their controller.',
    source: 'our reading of card text and rules',
    basis: 'ours',
  },
  {
    id: 'hypoxia/as-themselves',
    card: 'hypoxia',
    text: 'It destroys the token creatures of both players; they lie in their owners’ discard piles as the cards that they are.',
    source: 'our reading of card text and rules',
    basis: 'ours',
  },
  // No house
  {
    id: 'ecto-charge/bound',
    card: 'ecto-charge',
    text: 'The cost never falls below 6, whatever lowers it.',
    source: 'Master Rulebook 17.3',
  },
  {
    id: 'near-future-lens/treachery',
    card: 'near-future-lens',
    text: 'A card with treachery that it plays still enters under the control of the opponent.',
    source: 'online server behaviour, June 2026',
    basis: 'online-play',
  },
];

// Entries on keys and æmber, with which the game is won.
import type { Entry } from '../entry.ts';
import { cota, glossary, manual, master, prose, timing } from '../write.ts';

const forging = prose`
  In the first step of their turn, after abilities that wait for its start, the active player forges a key if their
  [[aember]] suffices for the [[current-cost]]. This is not a choice. The cost goes from the pool to the supply, and
  an unforged key of the player's choice is turned over. Only one key is forged in this step, however much æmber there
  is; effects can forge others at other times. Abilities that wait for a key to be forged resolve next.`;

export const aember: readonly Entry[] = [
  {
    id: 'aember',
    title: 'Æmber',
    text: prose`
      The currency that keys are forged with. A player's æmber lies in the pool on their [[identity-card]], and
      whatever they gain goes there. Only this is "yours": æmber on cards is not counted with it, and cannot be stolen
      or spent, unless a card says so. Nobody can lose more than is in their pool. See also [[capture]], [[steal]],
      [[reap]] and [[keys]]; what it is in the setting: [[aember-of-the-crucible]].`,
    sources: [...glossary('Æmber'), ...cota('Æmber Bonus'), ...glossary('Capture'), manual('5. Core Mechanics: Æmber')],
    editions: 'all',
  },
  {
    id: 'capture',
    title: 'Capture',
    text: prose`
      To capture is to put æmber from the opponent's pool on a creature of one's own, the one that captures unless the
      text says otherwise. If there is less in the pool than that, all of it is captured. Captured æmber cannot be
      spent. When the creature [[leaves-play|leaves play]], it goes to the pool of its controller's opponent.`,
    sources: [...glossary('Capture'), ...cota('Damage and Armor'), manual('5. Core Mechanics: Capture')],
    editions: 'all',
  },
  {
    id: 'current-cost',
    title: 'Current cost',
    text: prose`
      A key costs six [[aember]]. Abilities may raise or lower this, though not below nothing; what results at the
      moment of forging is the current cost. A key that an effect forges "at current cost" must be paid for like any
      other, and is not forged if the æmber is lacking.`,
    sources: [
      ...glossary('Cost, at Current Cost'),
      ...cota('Step 1: Forge a Key'),
      master('Forge a Key'),
      manual('4. Gameplay Flow: Forge a Key'),
    ],
    editions: 'all',
  },
  {
    id: 'forge-a-key',
    title: 'Forge a key',
    text: prose`
      ${forging} Æmber on a card counts too if the card lets it be spent: a key that can be forged with its help must
      be, and the player chooses which æmber to spend. So does a card that may be spent as if it were æmber, which is
      discarded then, ward or not, and æmber of another pool that a card lets be spent.`,
    sources: [
      ...cota('Step 1: Forge a Key'),
      ...glossary('Forge'),
      master('Forge a Key'),
      manual('4. Gameplay Flow: Forge a Key'),
      manual('7. FAQ or Edge Cases'),
      timing('A turn'),
    ],
    editions: 'all',
    variants: [
      {
        editions: ['cota-1.0'],
        text: prose`
          ${forging} Where a card lets the æmber on it be spent, the player may spend it but need not: only a key that
          the pool alone can pay for must be forged.`,
      },
      {
        editions: ['manual'],
        text: prose`
          In the first step of their turn, after abilities that wait for its start, the active player may forge a key
          if their [[aember]] suffices for the [[current-cost]]; they may also keep it. The cost goes from the pool to
          the supply, and an unforged key of the player's choice is turned over. Only one key is forged in this step;
          effects can forge others at other times. Abilities that wait for a key to be forged resolve next. Æmber on a
          card can be spent too if the card says so. In the very first turn of the game the first player cannot forge
          a key at all.`,
      },
    ],
  },
  {
    id: 'keys',
    title: 'Keys',
    text: prose`
      Each player has three keys of different colors, all unforged at first. The third that is forged wins the game:
      see [[objective]]. A forged key stays forged unless an effect [[unforge|unforges]] it. Before paying, a player
      says which of their unforged keys they forge, because keys of one color may cost more than others; where a
      card makes a player forge in another's turn, the [[active-player]] says it. A color matters only to cards that
      speak of it: without such a card in the game there is nothing to choose. A card that names the key to forge
      does nothing if that one is forged already. What they are in the setting: [[keys-of-a-vault]].`,
    sources: [
      ...glossary('Keys'),
      ...cota('Objective'),
      ...cota('Game Setup'),
      master('Setup'),
      manual('2. Components'),
    ],
    editions: 'all',
  },
  {
    id: 'pay',
    title: 'Pay',
    text: prose`
      Æmber that a player pays to an opponent goes from the one pool to the other. If something can be done only for a
      payment, a player who cannot pay all of it cannot do it.`,
    sources: [...glossary('Pay')],
    editions: 'all',
  },
  {
    id: 'return-aember',
    title: 'Return æmber',
    text: prose`
      Æmber that is returned from a creature goes to the pool of its controller's opponent. It does not matter from
      whom it was captured.`,
    sources: [...glossary('Return')],
    editions: 'all',
  },
  {
    id: 'steal',
    title: 'Steal',
    text: prose`
      Stolen æmber goes from the opponent's pool to the pool of the player whose ability steals it. If the pool has
      less than the ability names, all that is there is stolen. Æmber on cards cannot be stolen.`,
    sources: [...glossary('Steal'), manual('5. Core Mechanics: Steal')],
    editions: 'all',
  },
  {
    id: 'unforge',
    title: 'Unforge',
    text: prose`
      A key that is unforged is turned back to its unforged side. It no longer counts for winning and must be forged,
      and paid for, again. The æmber that was spent on it is gone. If an effect could unforge several keys, the active
      player says which.`,
    sources: [...glossary('Unforge')],
    editions: 'all',
  },
];

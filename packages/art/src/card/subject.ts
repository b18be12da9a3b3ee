// The subject of the picture of a printed card, playable or not: the same as at a table, where cards are definitions.
import type { PrintedCard, PrintedType } from '@vaultsong/cards/catalogue';
import { findPrinted } from '@vaultsong/cards/catalogue';
import type { CardName, CardType } from '@vaultsong/engine';
import { definition } from '@vaultsong/engine';
import { motifsOf } from '../plan/motifs.ts';
import type { Subject } from '../plan/subject.ts';

/** Cards that lie beside the deck are drawn like what they are most like. */
const drawnAs: Readonly<Record<PrintedType, CardType>> = {
  action: 'action',
  adversary: 'adversary',
  artifact: 'artifact',
  creature: 'creature',
  upgrade: 'upgrade',
  'token-creature': 'creature',
  'archon-power': 'upgrade',
  prophecy: 'action',
  tide: 'artifact',
};

/** Keywords as they are written, such as `assault 2`, with their values. */
const valued = (keywords: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    keywords.map((keyword) => {
      const [word = keyword, value = '1'] = keyword.split(' ');
      return [word, Number(value)];
    }),
  );

/** The facts of a card that its picture shows. */
export interface Pictured
  extends Pick<
    PrintedCard,
    'id' | 'house' | 'type' | 'traits' | 'power' | 'armor' | 'half' | 'otherHalf' | 'playable'
  > {
  readonly keywords: readonly string[];
}

export const subjectOf = ({
  id,
  house,
  type,
  traits,
  keywords,
  power,
  armor,
  half,
  otherHalf,
  playable,
}: Pictured): Subject => ({
  ...{ name: id, house, traits, half },
  type: drawnAs[type],
  power: power ?? 0,
  armor: armor ?? 0,
  keywords: valued(keywords),
  ...(playable ? { motifs: motifsOf(definition(id).abilities) } : {}),
  ...(half === 'art' ? baseOf(otherHalf) : {}),
});

function baseOf(id: CardName | null): { readonly base?: Subject } {
  const base = id === null ? undefined : findPrinted(id);
  return base === undefined ? {} : { base: subjectOf(base) };
}

// The printed power and armor of a creature; nothing for other cards.
import { PrintedNumbers } from '../../components/PrintedNumbers.tsx';
import type { CatalogueCard } from './catalogue.ts';

export const Numbers = ({ card: { power, armor } }: { readonly card: CatalogueCard }) =>
  power === null ? null : (
    <PrintedNumbers cardInfo={{ type: 'creature', power, armor: armor ?? 0 }} className="card-numbers" />
  );

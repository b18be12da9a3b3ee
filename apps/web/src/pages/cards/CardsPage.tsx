// The gallery: all cards, as pictures or as a list.
import { ListPage } from '../../list/ListPage.tsx';
import { chosenIn } from '../../list/listOf.ts';
import '../../style/cards.css';
import { CardTile } from './CardTile.tsx';
import { cardList } from './cardList.ts';
import { catalogue, printingIn } from './catalogue.ts';

export const CardsPage = () => (
  <ListPage
    list={cardList}
    items={catalogue}
    results="card-grid"
    row={(card, { words, isStop, isFirst, filter }) => (
      <CardTile
        key={card.name}
        card={card}
        words={words}
        isStop={isStop}
        isFirst={isFirst}
        printing={printingIn(card, chosenIn(filter, 'set'))}
      />
    )}
  />
);

// Every printed card, those of the adventure last.
import { keyrakenFacts } from '@vaultsong/adventures';
import type { PrintedCard } from '@vaultsong/cards/catalogue';
import { catalogue, printedCards } from '@vaultsong/cards/catalogue';

export const everyCard: readonly PrintedCard[] = [...catalogue, ...printedCards(keyrakenFacts)];

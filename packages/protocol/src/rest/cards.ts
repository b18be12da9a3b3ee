// Pictures over REST, of cards, tables and decks.
import { z } from 'zod';

export const cardParams = z
  .object({ id: z.string().min(1).max(100) })
  .describe('The id of a card: its title in small letters, joined by hyphens.');

export const deckPictureParams = z
  .object({ id: z.string().min(1).max(100) })
  .describe('The id of a deck that comes with the program, as in the address of its page.');

export const pngPicture = z.string().describe('A PNG file.');
export const svgPicture = z.string().describe('SVG text.');

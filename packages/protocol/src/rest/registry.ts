// Decks of the registry over REST: the server asks it in place of a page, which asks no other site.
import { z } from 'zod';

export const registryDeckParams = z.object({
  id: z
    .string()
    .transform((id) => id.toLowerCase())
    .pipe(z.uuid('expected the id of a deck, such as 6daec1d3-55e7-4fa9-b30d-2ebfb662a75a'))
    .describe('The id of a deck, as the address of its page has it.'),
});

export const registryDeckAnswer = z.object({
  id: z.string(),
  data: z.string().describe('The answer of the registry as JSON text, without the texts of cards; a deck to bring.'),
});

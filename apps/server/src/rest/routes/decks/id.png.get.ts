// GET /api/decks/:id.png: picture of a deck that comes with the program, for previews of links to it.
import { deckPictureParams, pngPicture } from '@vaultsong/protocol';
import { ApiError } from '../../../errors/apiError.ts';
import { bundledDeck } from '../../common/bundledDecks.ts';
import { limits } from '../../limits.ts';
import { anyone } from '../../rights.ts';
import { defineRoute } from '../../route.ts';

export const getDeckPicture = defineRoute({
  method: 'GET',
  path: '/api/decks/:id.png',
  summary: 'A picture of a deck that comes with the program: its houses.',
  tag: 'Decks',
  schema: { request: { params: deckPictureParams }, answer: pngPicture, media: 'image/png', errors: ['not-found'] },
  rights: anyone,
  limit: limits.picture,
  async handler({ params: { id }, request }, { housePictures }) {
    const found = bundledDeck(id);
    if (found === null) throw new ApiError('not-found', `No deck with the id “${id}” comes with the program`);
    return await housePictures.ofDeck(found.deck.houses, request);
  },
});

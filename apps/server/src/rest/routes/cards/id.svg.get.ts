// GET /api/cards/:id.svg: picture of a whole card, for links to it and for programs.
import { cardParams, svgPicture } from '@vaultsong/protocol';
import { ApiError } from '../../../errors/apiError.ts';
import { limits } from '../../limits.ts';
import { anyone } from '../../rights.ts';
import { defineRoute } from '../../route.ts';

export const getCardPicture = defineRoute({
  method: 'GET',
  path: '/api/cards/:id.svg',
  summary: 'A picture of a whole card, with its text, as SVG that stands alone.',
  tag: 'Cards',
  schema: {
    request: { params: cardParams },
    answer: svgPicture,
    media: 'image/svg+xml',
    errors: ['not-found'],
  },
  rights: anyone,
  limit: limits.picture,
  async handler({ params: { id }, request }, { cardPictures }) {
    const picture = await cardPictures.of(id, request);
    if (picture !== null) return picture;
    throw new ApiError(
      'not-found',
      `There is no card “${id}”; expected an id as in the address /c/bad-penny of its page`,
    );
  },
});

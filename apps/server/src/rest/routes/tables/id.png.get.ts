// GET /api/tables/:id.png: picture of a table, for previews of links to it and to its games.
import { pngPicture, tableParams } from '@vaultsong/protocol';
import { ApiError } from '../../../errors/apiError.ts';
import { limits } from '../../limits.ts';
import { anyone } from '../../rights.ts';
import { defineRoute } from '../../route.ts';

export const getTablePicture = defineRoute({
  method: 'GET',
  path: '/api/tables/:id.png',
  summary: 'A picture of a table: the houses of both sides, and the one that won.',
  tag: 'Tables',
  schema: { request: { params: tableParams }, answer: pngPicture, media: 'image/png', errors: ['not-found'] },
  rights: anyone,
  limit: limits.picture,
  async handler({ params: { id }, request }, { lists, housePictures }) {
    const preview = await lists.preview(id);
    if (preview === null) throw new ApiError('not-found', `There is no table ${id}`);
    return await housePictures.ofTable(preview, request);
  },
});

import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { pictureFile, uploadedPictureAnswer, uploadPictureQuery } from '../../contract/pictures.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { requireStaff } from '../editing/require-staff.ts';
import { limits } from '../platform/limits/rate-limits.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import type { Services } from '../services.ts';
import { addPicture } from './add-picture.ts';
import { picturesRefusals } from './pictures.refusals.ts';
import { takeFiles } from './take-files.ts';
import { uploadsRefusals } from './uploads.refusals.ts';
import { uploadsAtOnce } from './uploads-at-once.ts';

const MAX_MEGABYTES = 10;
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'application/octet-stream'];

/** The body is the file itself, not a form. Its type is found from its bytes, whatever the request says. */
export async function uploadPictureRoutes(plain: FastifyInstance, services: Services): Promise<void> {
  const api = plain.withTypeProvider<ZodTypeProvider>();
  const takePlace = uploadsAtOnce(picturesRefusals.pictures_busy);
  const { picture_too_heavy: tooHeavy, picture_type_unsupported: unsupported } = picturesRefusals;
  takeFiles(plain, { types: PICTURE_TYPES, maxMegabytes: MAX_MEGABYTES, tooHeavy, unsupported });

  api.post(
    '/staff/pictures',
    {
      // In onRequest, so that permission is checked before the file is read.
      onRequest: [services.authenticate, requireStaff(services.db, 'menu'), takePlace],
      schema: {
        tags: ['staff'],
        security: [{ customer: [] }],
        operationId: 'uploadPicture',
        summary: 'Upload a picture',
        description: `The body is the file itself: JPEG, PNG, WebP or AVIF, up to ${MAX_MEGABYTES} MB. The camera’s metadata is removed.`,
        consumes: PICTURE_TYPES,
        querystring: uploadPictureQuery,
        body: pictureFile,
        response: { 201: uploadedPictureAnswer },
        refusals: [commonRefusals.forbidden, ...Object.values(picturesRefusals), uploadsRefusals.uploads_full],
      },
      config: { rateLimit: limits.uploadPicture },
    },
    async (request, reply) => {
      const { tenant, query, body: data } = request;
      const { userId } = signedIn(request);
      const picture = await addPicture(services, { restaurantId: tenant.id, userId, data, use: query.use });
      return reply.code(201).send({ data: { picture } });
    },
  );
}

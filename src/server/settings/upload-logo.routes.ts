import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { pictureFile } from '../../contract/pictures.ts';
import { MAX_DRAWING, uploadedLogoAnswer } from '../../contract/staff/staff-theme.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { requireStaff } from '../editing/require-staff.ts';
import { staffSchema } from '../editing/staff-schema.ts';
import { picturesRefusals } from '../pictures/pictures.refusals.ts';
import { takeFiles } from '../pictures/take-files.ts';
import { PICTURE_TYPES } from '../pictures/upload-picture.routes.ts';
import { uploadsRefusals } from '../pictures/uploads.refusals.ts';
import { uploadsAtOnce } from '../pictures/uploads-at-once.ts';
import { limits } from '../platform/limits/rate-limits.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import type { Services } from '../services.ts';
import { addLogo } from './add-logo.ts';
import { themeRefusals } from './theme.refusals.ts';

const MAX_MEGABYTES = 10;
const TYPES = ['image/svg+xml', ...PICTURE_TYPES];
const { picture_damaged, picture_has_too_many_pixels, picture_too_heavy, pictures_busy } = picturesRefusals;

/** The body is the file itself, not a form. Its type is found from its bytes, whatever the request says. */
export async function uploadLogoRoutes(plain: FastifyInstance, services: Services): Promise<void> {
  const api = plain.withTypeProvider<ZodTypeProvider>();
  const unsupported = themeRefusals.logo_refused;
  takeFiles(plain, { types: TYPES, maxMegabytes: MAX_MEGABYTES, tooHeavy: picture_too_heavy, unsupported });

  api.post(
    '/staff/logos',
    {
      // In onRequest, so that permission is checked before the file is read.
      onRequest: [services.authenticate, requireStaff(services.db, 'settings'), uploadsAtOnce(pictures_busy)],
      schema: {
        ...staffSchema,
        operationId: 'uploadLogo',
        summary: 'Upload a logo',
        description: `The body is the file itself: a JPEG, PNG, WebP or AVIF of up to ${MAX_MEGABYTES} MB, whose transparency is kept, or an SVG of up to ${MAX_DRAWING / 1000} kB without scripts and links. The logo is shown once the theme has its name.`,
        consumes: TYPES,
        body: pictureFile,
        response: { 201: uploadedLogoAnswer },
        refusals: [
          commonRefusals.forbidden,
          picture_damaged,
          picture_has_too_many_pixels,
          picture_too_heavy,
          pictures_busy,
          themeRefusals.logo_refused,
          themeRefusals.logo_too_small,
          themeRefusals.drawing_too_heavy,
          uploadsRefusals.uploads_full,
        ],
      },
      config: { rateLimit: limits.uploadPicture },
    },
    async (request, reply) => {
      const { tenant, body } = request;
      const { userId } = signedIn(request);
      const logo = await addLogo(services, { restaurantId: tenant.id, userId, data: Buffer.from(body) });
      return reply.code(201).send({ data: { logo } });
    },
  );
}

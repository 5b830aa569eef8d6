import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/uploads.ts';
import { PICTURE_FILES } from '../../contract/pictures.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { addPicture } from './add-picture.ts';
import { picturesRefusals } from './pictures.refusals.ts';
import { takeFiles } from './take-files.ts';
import { uploadsAtOnce } from './uploads-at-once.ts';

/** The body is the file itself, not a form. Its type is found from its bytes, whatever the request says. */
export async function uploadPictureRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);
  const takePlace = uploadsAtOnce(picturesRefusals.pictures_busy);
  const { picture_too_heavy: tooHeavy, picture_type_unsupported: unsupported } = picturesRefusals;
  takeFiles(app, { ...PICTURE_FILES, tooHeavy, unsupported });

  route(
    endpoints.uploadPicture,
    async (request) => {
      const { tenant, query, body: data } = request;
      const { userId } = signedIn(request);
      const picture = await addPicture(services, { restaurantId: tenant.id, userId, data, use: query.use });
      return { data: { picture } };
    },
    { onRequest: takePlace },
  );
}

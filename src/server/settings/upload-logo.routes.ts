import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/uploads.ts';
import { LOGO_FILES } from '../../contract/pictures.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { picturesRefusals } from '../pictures/pictures.refusals.ts';
import { takeFiles } from '../pictures/take-files.ts';
import { uploadsAtOnce } from '../pictures/uploads-at-once.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { addLogo } from './add-logo.ts';
import { themeRefusals } from './theme.refusals.ts';

const { picture_too_heavy, pictures_busy } = picturesRefusals;

/** The body is the file itself, not a form. Its type is found from its bytes, whatever the request says. */
export async function uploadLogoRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);
  const unsupported = themeRefusals.logo_refused;
  takeFiles(app, { ...LOGO_FILES, tooHeavy: picture_too_heavy, unsupported });

  route(
    endpoints.uploadLogo,
    async (request) => {
      const { tenant, body } = request;
      const { userId } = signedIn(request);
      const logo = await addLogo(services, { restaurantId: tenant.id, userId, data: Buffer.from(body) });
      return { data: { logo } };
    },
    { onRequest: uploadsAtOnce(pictures_busy) },
  );
}

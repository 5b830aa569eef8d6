import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/uploads.ts';
import { VIDEO_FILES } from '../../contract/pictures.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { recordChange } from '../editing/record-change.ts';
import { inTransaction } from '../platform/database/database.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { isVideo } from './is-video.ts';
import { presentVideo } from './present-video.ts';
import { storeUpload } from './store-upload.ts';
import { takeFiles } from './take-files.ts';
import { uploadsAtOnce } from './uploads-at-once.ts';
import { videosRefusals } from './videos.refusals.ts';

/** The body is the file itself, stored under the hash of its content. */
export async function uploadVideoRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);
  const { db, clock } = services;
  const takePlace = uploadsAtOnce(videosRefusals.videos_busy);
  const { video_too_heavy: tooHeavy, video_type_unsupported: unsupported } = videosRefusals;
  takeFiles(app, { ...VIDEO_FILES, tooHeavy, unsupported });

  route(
    endpoints.uploadVideo,
    async (request) => {
      const { tenant, body } = request;
      const data = Buffer.from(body);
      if (!(await isVideo(data))) throw new Refusal(videosRefusals.video_type_unsupported);
      const name = await storeUpload(services, tenant.id, data, '.mp4');
      const act = { restaurantId: tenant.id, userId: signedIn(request).userId, now: clock() };
      const change = { action: 'video_added', subject: 'video', subjectId: name, before: null } as const;
      await inTransaction(db, (tx) => recordChange(tx, act, { ...change, after: { bytes: data.length } }));
      return { data: { video: presentVideo(name) } };
    },
    { onRequest: takePlace },
  );
}

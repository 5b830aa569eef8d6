import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { uploadedVideoAnswer, videoFile } from '../../contract/staff/staff-slides.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { recordChange } from '../editing/record-change.ts';
import { requireStaff } from '../editing/require-staff.ts';
import { inTransaction } from '../platform/database/database.ts';
import { limits } from '../platform/limits/rate-limits.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { isVideo } from './is-video.ts';
import { presentVideo } from './present-video.ts';
import { storeUpload } from './store-upload.ts';
import { takeFiles } from './take-files.ts';
import { uploadsRefusals } from './uploads.refusals.ts';
import { uploadsAtOnce } from './uploads-at-once.ts';
import { videosRefusals } from './videos.refusals.ts';

const MAX_MEGABYTES = 20;
const TYPES = ['video/mp4', 'application/octet-stream'];

/** The body is the file itself, stored under the hash of its content. */
export async function uploadVideoRoutes(plain: FastifyInstance, services: Services): Promise<void> {
  const api = plain.withTypeProvider<ZodTypeProvider>();
  const { db, clock } = services;
  const takePlace = uploadsAtOnce(videosRefusals.videos_busy);
  const { video_too_heavy: tooHeavy, video_type_unsupported: unsupported } = videosRefusals;
  takeFiles(plain, { types: TYPES, maxMegabytes: MAX_MEGABYTES, tooHeavy, unsupported });

  api.post(
    '/staff/videos',
    {
      // In onRequest, so that permission is checked before the file is read.
      onRequest: [services.authenticate, requireStaff(db, 'settings'), takePlace],
      schema: {
        tags: ['staff'],
        security: [{ customer: [] }],
        operationId: 'uploadVideo',
        summary: 'Upload a video for a hero slide',
        description: `The body is the file itself: MP4, up to ${MAX_MEGABYTES} MB. It is played without sound.`,
        consumes: TYPES,
        body: videoFile,
        response: { 201: uploadedVideoAnswer },
        refusals: [commonRefusals.forbidden, ...Object.values(videosRefusals), uploadsRefusals.uploads_full],
      },
      config: { rateLimit: limits.uploadPicture },
    },
    async (request, reply) => {
      const { tenant, body } = request;
      const data = Buffer.from(body);
      if (!(await isVideo(data))) throw new Refusal(videosRefusals.video_type_unsupported);
      const name = await storeUpload(services, tenant.id, data, '.mp4');
      const act = { restaurantId: tenant.id, userId: signedIn(request).userId, now: clock() };
      const change = { action: 'video_added', subject: 'video', subjectId: name, before: null } as const;
      await inTransaction(db, (tx) => recordChange(tx, act, { ...change, after: { bytes: data.length } }));
      return reply.code(201).send({ data: { video: presentVideo(name) } });
    },
  );
}

import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply } from 'fastify';
import type { App } from '../platform/http/app.ts';
import { answerNotFound } from '../platform/refusals/problems.ts';
import type { Services } from '../services.ts';
import { type Derivative, derivativeName, hasDerivative, makeDerivative } from './derivatives.ts';
import { exists, type OriginalKind, originalPath, originalsDir, removeAbandoned } from './original-files.ts';
import { MEDIA_BASE, mediaFile } from './picture-sizes.ts';
import { ownerOfPicture } from './pictures.repo.ts';
import { standIn } from './stand-in.ts';

/** How long a browser keeps a picture in another size than it asked for. */
const STANDS_IN_MS = 60_000;

interface Answer {
  derivative: Derivative;
  /** How browsers keep it, if not for good. */
  cached?: { immutable: boolean; maxAge: number };
}

/** Resized pictures, logos and videos by their hash, so that what an address answers never changes. */
export async function mediaRoutes(app: App, services: Services): Promise<void> {
  const { config, db } = services;
  const mediaDir = resolve(config.mediaDir);
  const originals = originalsDir(config);
  for (const dir of [mediaDir, originals]) {
    mkdirSync(dir, { recursive: true });
    await removeAbandoned(dir, services.clock());
  }
  await app.register(fastifyStatic, { root: mediaDir, serve: false, immutable: true, maxAge: '1y' });

  /** Whether the picture is there at the end. */
  async function make(derivative: Derivative): Promise<boolean> {
    const restaurantId = await ownerOfPicture(db, derivative.hash);
    if (restaurantId === null || !(await exists(originalPath(config, derivative.hash)))) return false;
    await makeDerivative(config, restaurantId, derivative);
    return true;
  }

  /** What answers for a picture: the size that is asked for; until that is made, at once another, which is not to be kept for long. */
  async function answerFor(asked: Derivative, { log }: FastifyReply): Promise<Answer | null> {
    if (await hasDerivative(config, asked)) return { derivative: asked };
    const cached = { immutable: false, maxAge: STANDS_IN_MS };
    const other = await standIn(config, asked);
    if (other) {
      make(asked).catch((err: unknown) => log.warn({ err, hash: asked.hash }, 'a picture could not be made'));
      return { derivative: other, cached };
    }
    // Who waits for a picture of which nothing is ready gets what is made in a tenth of the time; the others wait behind it.
    const quick: Derivative = { ...asked, format: 'webp' };
    if (!(await make(quick))) return null;
    return asked.format === 'webp' ? { derivative: asked } : { derivative: quick, cached };
  }

  app.get(`${MEDIA_BASE}/:file`, { schema: { hide: true } }, async (request, reply) => {
    const file = mediaFile((request.params as { file: string }).file);
    // Webmail pages, which are of other origins, show pictures too.
    reply.header('cross-origin-resource-policy', 'cross-origin');
    const picture = file?.kind === 'picture' ? await answerFor(file, reply) : null;
    if (picture) return reply.sendFile(derivativeName(picture.derivative), mediaDir, picture.cached ?? {});
    if (file?.kind === 'original' && (await exists(originalPath(config, file.hash, file.ending)))) {
      return sendOriginal(reply, `${file.hash}${file.ending}`, file.ending, originals);
    }
    return answerNotFound(request, reply);
  });
}

function sendOriginal(reply: FastifyReply, name: string, ending: OriginalKind, dir: string): FastifyReply {
  // An SVG that is opened as a page could otherwise run scripts with the site's origin.
  if (ending === '.svg') {
    reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
  }
  return reply.sendFile(name, dir);
}

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

  async function isMade(derivative: Derivative): Promise<boolean> {
    if (await hasDerivative(config, derivative)) return true;
    const restaurantId = await ownerOfPicture(db, derivative.hash);
    if (restaurantId === null || !(await exists(originalPath(config, derivative.hash)))) return false;
    await makeDerivative(config, restaurantId, derivative);
    return true;
  }

  app.get(`${MEDIA_BASE}/:file`, { schema: { hide: true } }, async (request, reply) => {
    const file = mediaFile((request.params as { file: string }).file);
    // Webmail pages, which are of other origins, show pictures too.
    reply.header('cross-origin-resource-policy', 'cross-origin');
    if (file?.kind === 'picture' && (await isMade(file))) return reply.sendFile(derivativeName(file), mediaDir);
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

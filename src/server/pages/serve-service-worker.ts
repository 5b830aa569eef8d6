import { readFileSync } from 'node:fs';
import type { App } from '../platform/app.ts';
import { CachedAnswer, sendCached } from '../platform/cached-answer.ts';

/** A worker may ask for what its own answer allows, not for what its pages may. */
const POLICY = "default-src 'none'; connect-src 'self'";

/** The browser's offline copy of the site (`src/worker`); asked for again at each visit, so that a new build takes over. */
export async function serveServiceWorker(app: App, file: string): Promise<void> {
  const script = new CachedAnswer(readFileSync(file, 'utf8'), 'sw', 'text/javascript; charset=utf-8');
  app.get('/service-worker.js', { schema: { hide: true } }, (request, reply) =>
    sendCached(request, reply.header('content-security-policy', POLICY), script),
  );
}

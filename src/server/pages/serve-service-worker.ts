import { readFileSync } from 'node:fs';
import { CachedAnswer, sendCached } from '../platform/cache/cached-answer.ts';
import type { App } from '../platform/http/app.ts';

/** A service worker obeys the policy of its own script, not that of its pages. */
const POLICY = "default-src 'none'; connect-src 'self'";

/**
 * Serves the service worker (`src/worker`), which keeps pages for reading offline. Browsers revalidate it at each visit, so that
 * a new build takes over.
 */
export async function serveServiceWorker(app: App, file: string): Promise<void> {
  const script = new CachedAnswer(readFileSync(file, 'utf8'), 'sw', 'text/javascript; charset=utf-8');
  app.get('/service-worker.js', { schema: { hide: true } }, (request, reply) =>
    sendCached(request, reply.header('content-security-policy', POLICY), script),
  );
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CachedAnswer, sendCached } from '../platform/cache/cached-answer.ts';
import type { App } from '../platform/http/app.ts';

/** A service worker obeys the policy of its own script, not that of its pages. */
const POLICY = "default-src 'none'; connect-src 'self'";

/**
 * Serves the service workers (`src/worker`): one keeps pages for reading offline, the other rings staff. Browsers revalidate them at
 * each visit, so that a new build takes over.
 */
export async function serveServiceWorkers(app: App, folder: string): Promise<void> {
  for (const name of ['service-worker.js', 'staff-worker.js']) {
    const text = readFileSync(join(folder, name), 'utf8');
    const script = new CachedAnswer(text, 'sw', 'text/javascript; charset=utf-8');
    app.get(`/${name}`, { schema: { hide: true } }, (request, reply) =>
      sendCached(request, reply.header('content-security-policy', POLICY), script),
    );
  }
}

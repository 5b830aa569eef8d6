import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What documents carry themselves, built from `src/web/first/`. */
export interface InlineScripts {
  beforePaint: string;
  guard: string;
  start: string;
}

/** Reads them from a build once. */
export function readInlineScripts(dist: string): InlineScripts {
  const read = (name: string) => readFileSync(join(dist, 'first', `${name}.js`), 'utf8').trim();
  return { beforePaint: read('before-paint'), guard: read('guard'), start: read('start') };
}

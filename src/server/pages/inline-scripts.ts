import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The scripts inlined into documents, built from `src/web/first/` (decision 059). */
export interface InlineScripts {
  beforePaint: string;
  guard: string;
  start: string;
}

/** Reads the built inline scripts. To be called once, at the start. */
export function readInlineScripts(dist: string): InlineScripts {
  const read = (name: string) => readFileSync(join(dist, 'first', `${name}.js`), 'utf8').trim();
  return { beforePaint: read('before-paint'), guard: read('guard'), start: read('start') };
}

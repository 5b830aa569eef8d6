import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const DIST = fileURLToPath(new URL('../../../dist/', import.meta.url));

/**
 * Folder of the build to start with: the last that was finished (`scripts/builds.ts`), or the one of `npm run dev`. A server asks once
 * and stays with it, whatever is built meanwhile.
 */
export function currentBuild(dist = DIST, env: Record<string, string | undefined> = process.env): string {
  if (env['BUILD_DIR']) return env['BUILD_DIR'];
  try {
    return join(dist, readFileSync(join(dist, 'current'), 'utf8'));
  } catch (error) {
    throw new Error('The pages are not built yet: run `npm run build` first.', { cause: error });
  }
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from '../../scripts/build.ts';

/** The real product on an empty data directory; resized pictures are kept between runs. */
const dataDir = mkdtempSync(join(tmpdir(), 'servery-stories-'));
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
Object.assign(process.env, {
  NODE_ENV: 'production',
  DATA_DIR: dataDir,
  MEDIA_DIR: '.cache/media',
  LOG_LEVEL: 'error',
  RATE_LIMITS: 'false',
});
await buildIfStale();
await import('../../src/server/main.ts');

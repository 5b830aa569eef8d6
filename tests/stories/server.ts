import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from '../../scripts/build.ts';
import { startHubRise } from '../support/hubrise-server.ts';
import { KEY, startProviderServer } from '../support/translation-servers.ts';
import { startTwilio } from '../support/twilio-server.ts';
import { startUber } from '../support/uber-server.ts';
import { loadBrands } from './brands.ts';
import { dataDirFile } from './data-dir-file.ts';

/** The real product with an empty data directory; resized pictures are cached between runs. */
const dataDir = mkdtempSync(join(tmpdir(), 'servery-stories-'));
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
const translations = await startProviderServer('libretranslate');
const hubRise = await startHubRise();
const twilio = await startTwilio();
const uber = await startUber();
uber.currency = 'EUR';
Object.assign(process.env, {
  NODE_ENV: 'production',
  DATA_DIR: dataDir,
  MEDIA_DIR: '.cache/media',
  LOG_LEVEL: 'error',
  RATE_LIMITS: 'false',
  // Stories listen for what the server pushes.
  ALARMS_TO_PRIVATE_NETWORK: 'true',
  PUSHES_TO_PRIVATE_NETWORK: 'true',
  TRANSLATION_PROVIDER: 'libretranslate',
  TRANSLATION_URL: translations.url,
  TRANSLATION_KEY: KEY,
  HUBRISE_URL: hubRise.url,
  HUBRISE_CLIENT_ID: hubRise.client.id,
  HUBRISE_CLIENT_SECRET: hubRise.client.secret,
  UBER_DIRECT_URL: uber.url,
  ...twilio.settings,
});
await buildIfStale();
await loadBrands();
await import('../../src/server/main.ts');
// Stories run an operator's commands, which need the server's data directory.
writeFileSync(dataDirFile(), dataDir);

import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { dataDirFile } from './data-dir-file.ts';
import { site } from './story.ts';

/** What `npm run restaurant:open` prints for an operator of this server. */
export async function operatorsLink(): Promise<string> {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: readFileSync(dataDirFile(), 'utf8'),
    PORT: new URL(site('new')).port,
  };
  const { stdout } = await promisify(execFile)(process.execPath, ['src/server/open-restaurant.ts'], { env });
  return /https?:\S+/.exec(stdout)?.[0] ?? '';
}

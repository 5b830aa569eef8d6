import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';

/**
 * A server of its own with the demo and an operator's further `settings`. `STORIES_PORT` leads this worker's addresses there until it is
 * closed.
 */
export async function startOwnServer(port: number, settings: Record<string, string>): Promise<{ close(): void }> {
  const before = process.env['STORIES_PORT'];
  const dataDir = mkdtempSync(join(tmpdir(), 'servery-own-'));
  const own = { PORT: String(port), DATA_DIR: dataDir, MEDIA_DIR: '.cache/media', NODE_ENV: 'production' };
  const env = { ...process.env, ...settings, ...own, RATE_LIMITS: 'false', LOG_LEVEL: 'error' };
  const server = spawn(process.execPath, ['src/server/main.ts'], { env, stdio: 'inherit' });
  process.env['STORIES_PORT'] = String(port);
  await ready(`http://localhost:${port}/readyz`);
  return {
    close() {
      process.env['STORIES_PORT'] = before;
      if (before === undefined) delete process.env['STORIES_PORT'];
      server.kill();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function ready(address: string): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    await after(100);
  }
  throw new Error(`${address} never answers`);
}

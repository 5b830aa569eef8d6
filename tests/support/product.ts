import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

export interface Product {
  port: number;
  /** The address of a restaurant's own site. */
  origin(slug: string): string;
  dataDir: string;
  /** Stops it, and removes its data unless they are to be kept. */
  stop(keep?: 'keep data'): Promise<void>;
}

/** Starts the product as `npm start` does, with a new data directory or a given one; resized pictures are cached. */
export async function startProduct(
  env: Record<string, string> = {},
  dataDir = mkdtempSync(join(tmpdir(), 'servery-product-')),
): Promise<Product> {
  const port = await freePort();
  const child = spawn('node', ['scripts/start.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      MEDIA_DIR: '.cache/media',
      LOG_LEVEL: 'error',
      RATE_LIMITS: 'false',
      ...env,
    },
  });
  await said(child, 'Servery is open');
  return {
    port,
    origin: (slug) => `http://${slug}.localhost:${port}`,
    dataDir,
    stop: (keep) =>
      new Promise((resolve) => {
        child.once('exit', () => {
          if (!keep) rmSync(dataDir, { recursive: true, force: true });
          resolve();
        });
        child.kill('SIGTERM');
      }),
  };
}

function said(child: ChildProcess, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      if (String(chunk).includes(text)) resolve();
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code} before it was open`)));
  });
}

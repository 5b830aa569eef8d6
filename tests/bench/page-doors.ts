import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasNginx, startNginx, writeNginxFiles } from '../cluster/support/nginx.ts';
import { freePort } from '../support/free-port.ts';
import { startProduct } from '../support/product.ts';

const SLUG = 'generated';
const HOST = `${SLUG}.localhost`;

interface Doors {
  /** Origins by what is spoken there; without nginx only the process's own. */
  doors: Record<string, string>;
  /** Paths by name. */
  pages: Record<'Home' | 'Menu' | 'Product', string>;
  close(): Promise<void>;
}

/** A production build with a menu of 200 dishes that had visitors before, behind deploy/nginx.conf.template and without it. */
export async function openDoors(): Promise<Doors> {
  const product = await startProduct();
  generate200Dishes(product.dataDir);
  const own = product.origin(SLUG);
  const { port } = new URL(own);
  const first = /\/product\/[\w-]+/.exec(await read(port, '/menu'))?.[0];
  if (!first) throw new Error('the menu names no dish');
  const pages = { Home: '/', Menu: '/menu', Product: first };
  for (const path of Object.values(pages)) await warm(port, path);
  const doors: Record<string, string> = {};
  let stop = async () => {};
  if (hasNginx) {
    const dir = mkdtempSync(join(tmpdir(), 'servery-nginx-'));
    const [httpPort, httpsPort] = [await freePort(), await freePort()];
    const app = `127.0.0.1:${port}`;
    const stopNginx = startNginx(writeNginxFiles({ dir, apps: [app, app], httpPort, httpsPort, domains: [HOST] }));
    doors['HTTP/2'] = `https://${HOST}:${httpsPort}`;
    stop = async () => {
      await stopNginx();
      rmSync(dir, { recursive: true });
    };
  }
  doors['HTTP/1.1'] = own;
  return {
    doors,
    pages,
    async close() {
      await stop();
      await product.stop();
    },
  };
}

/** A restaurant with 200 dishes beside the demo ones, seen by the running server within a second. */
function generate200Dishes(dataDir: string): void {
  const args = ['tests/generate/generate.ts', '--restaurants', '0', '--menu', '200'];
  const { status } = spawnSync('node', args, { stdio: 'inherit', env: { ...process.env, DATA_DIR: dataDir } });
  if (status !== 0) throw new Error('the 200 dishes could not be generated');
}

/** The page is cached, in its best compression too, and its pictures are resized. */
async function warm(port: string, path: string): Promise<void> {
  const pictures = new Set((await read(port, path)).match(/\/media\/[\w.-]+/g));
  for (const picture of pictures) await read(port, picture);
}

function read(port: string, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers: { host: HOST } }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => {
        text += part;
      });
      answer.on('end', () => resolve(text));
    })
      .on('error', reject)
      .end();
  });
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasNginx, startNginx, writeNginxFiles } from '../cluster/support/nginx.ts';
import { freePort } from '../support/free-port.ts';
import { BIG_MENU_HOST, type BigMenu, startBigMenu } from './big-menu.ts';

interface Doors {
  /** Origins by protocol; without nginx only the process's own. */
  doors: Record<string, string>;
  pages: BigMenu['pages'];
  close(): Promise<void>;
}

/** Serves a menu of 200 dishes both through nginx with deploy/nginx.conf.template and directly. */
export async function openDoors(): Promise<Doors> {
  const { product, origin, pages } = await startBigMenu();
  const doors: Record<string, string> = {};
  let stop = async () => {};
  if (hasNginx) {
    const dir = mkdtempSync(join(tmpdir(), 'servery-nginx-'));
    const [httpPort, httpsPort] = [await freePort(), await freePort()];
    const app = `127.0.0.1:${product.port}`;
    const domains = [BIG_MENU_HOST];
    const stopNginx = startNginx(writeNginxFiles({ dir, apps: [app, app], httpPort, httpsPort, domains }));
    doors['HTTP/2'] = `https://${BIG_MENU_HOST}:${httpsPort}`;
    stop = async () => {
      await stopNginx();
      rmSync(dir, { recursive: true });
    };
  }
  doors['HTTP/1.1'] = origin;
  return {
    doors,
    pages,
    async close() {
      await stop();
      await product.stop();
    },
  };
}

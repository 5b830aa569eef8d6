import { spawnSync } from 'node:child_process';
import { request } from 'node:http';
import { type Product, startProduct } from '../support/product.ts';

const SLUG = 'generated';
export const BIG_MENU_HOST = `${SLUG}.localhost`;

export interface BigMenu {
  product: Product;
  /** The origin of the restaurant with 200 dishes, which is there beside the demo restaurants. */
  origin: string;
  /** Paths by name. */
  pages: Record<'Home' | 'Menu' | 'Product', string>;
}

/** A production build with a menu of 200 dishes, and warm caches. */
export async function startBigMenu(): Promise<BigMenu> {
  const product = await startProduct();
  generate200Dishes(product.dataDir);
  const first = /\/product\/[\w-]+/.exec(await read(product.port, '/menu'))?.[0];
  if (!first) throw new Error('the menu names no dish');
  const pages = { Home: '/', Menu: '/menu', Product: first };
  for (const path of Object.values(pages)) await warm(product.port, path);
  return { product, origin: product.origin(SLUG), pages };
}

/** A restaurant with 200 dishes beside the demo ones, seen by the running server within a second. */
function generate200Dishes(dataDir: string): void {
  const args = ['tests/generate/generate.ts', '--restaurants', '0', '--menu', '200'];
  const { status } = spawnSync('node', args, { stdio: 'inherit', env: { ...process.env, DATA_DIR: dataDir } });
  if (status !== 0) throw new Error('the 200 dishes could not be generated');
}

/** Warms the caches of a page: the document, also in its best compression, and its resized pictures. */
async function warm(port: number, path: string): Promise<void> {
  const pictures = new Set((await read(port, path)).match(/\/media\/[\w.-]+/g));
  for (const picture of pictures) await read(port, picture);
}

function read(port: number, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers: { host: BIG_MENU_HOST } }, (answer) => {
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

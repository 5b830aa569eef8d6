import { spawnSync } from 'node:child_process';
import { request } from 'node:http';
import { FULL_MENU_SLUG } from '../generate/full-menu.ts';
import { type Product, startProduct } from '../support/product.ts';

/** Whether the menu has everything that menus can say. */
export const IS_FULL = process.env['MENU'] === 'full';
const SLUG = IS_FULL ? FULL_MENU_SLUG : 'generated';
/** How many dishes it has: 200, or with MENU=full 1,000 that use everything. */
export const BIG_MENU_DISHES = IS_FULL ? 1000 : 200;
export const BIG_MENU_HOST = `${SLUG}.localhost`;

export interface BigMenu {
  product: Product;
  /** The origin of the restaurant with the big menu, which is there beside the demo restaurants. */
  origin: string;
  /** Paths by name. */
  pages: Record<'Home' | 'Menu' | 'Product', string>;
}

/** A production build with the big menu, and warm caches. */
export async function startBigMenu(): Promise<BigMenu> {
  const product = await startProduct();
  generateDishes(product.dataDir);
  const first = /\/product\/[\w-]+/.exec(await read(product.port, '/menu'))?.[0];
  if (!first) throw new Error('the menu names no dish');
  const pages = { Home: '/', Menu: '/menu', Product: first };
  for (const path of Object.values(pages)) await warm(product.port, path);
  return { product, origin: product.origin(SLUG), pages };
}

/** A restaurant with the big menu beside the demo ones, seen by the running server within a second. */
function generateDishes(dataDir: string): void {
  const args = [
    'tests/generate/generate.ts',
    '--restaurants',
    '0',
    IS_FULL ? '--full' : '--menu',
    String(BIG_MENU_DISHES),
  ];
  const { status } = spawnSync('node', args, { stdio: 'inherit', env: { ...process.env, DATA_DIR: dataDir } });
  if (status !== 0) throw new Error('the dishes could not be generated');
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

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readAssets, STOREFRONT } from './assets.ts';

const dist = mkdtempSync(join(tmpdir(), 'servery-assets-'));
afterAll(() => rmSync(dist, { recursive: true }));

it('names the scripts of a page each after all that it imports, and last the one that starts the app', () => {
  const manifest = {
    'style.css': { file: 'assets/style.css' },
    [STOREFRONT.entry]: { file: 'assets/entry.js', imports: ['_shared', '_vendor'] },
    [`${STOREFRONT.pages}menu.tsx`]: { file: 'assets/menu.js', imports: ['_cards', '_vendor'] },
    _cards: { file: 'assets/cards.js', imports: ['_shared'] },
    _shared: { file: 'assets/shared.js', imports: ['_vendor'] },
    _vendor: { file: 'assets/vendor.js' },
  };
  for (const folder of ['client/.vite', 'client/assets']) mkdirSync(join(dist, folder), { recursive: true });
  const write = (file: string, text: string) => writeFileSync(join(dist, 'client', file), text);
  write('.vite/storefront.json', JSON.stringify(manifest));
  write('.vite/fonts.css', '');
  write('assets/style.css', '');
  write('../boot.js', '');
  const names = ['vendor', 'shared', 'cards', 'menu', 'entry'];
  expect(readAssets(dist, STOREFRONT).of('menu').scripts).toEqual(names.map((name) => `/assets/${name}.js`));
});

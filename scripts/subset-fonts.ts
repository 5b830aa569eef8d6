import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont, { type Options } from 'subset-font';
import { plainKerning } from './plain-kerning.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Latin of the six European languages, their quotes and dashes, and the signs that names and prices have. */
const LETTERS = [
  ...range(0x20, 0x7e),
  ...range(0xc0, 0xff),
  ...'\u00a0\u00adıŒœŸ¡¿«»‹›–—‘’‚“”„…•·ªº°′″¼½¢£¥€©®™§−',
].join('');
/** Signs that texts have besides; the system's font draws any other, which neither texts nor menus write. */
const SIGNS = '¾²³';
/** Kerning, accents, and figures of one width. */
const FEATURES = ['kern', 'ccmp', 'locl', 'mark', 'mkmk', 'liga', 'tnum'];
/** What only programs that list fonts read. The licence stands beside the files. */
const UNREAD = ['STAT', 'gasp'];

/** Headings are drawn with the middle of their two weights, 700 and 750: half the bytes of all of them. */
await subset('bricolage-grotesque', LETTERS, { wght: 725 }, 'bricolage-grotesque-725');
await subset('figtree', LETTERS + SIGNS, { wght: { min: 400, max: 700 } }, 'figtree-400-700');

/** Writes a smaller font to `src/web/assets/fonts`, to be committed: builds do not need this script. */
async function subset(
  font: string,
  letters: string,
  variationAxes: NonNullable<Options['variationAxes']>,
  name: string,
): Promise<void> {
  const original = `node_modules/@fontsource-variable/${font}/files/${font}-latin-wght-normal.woff2`;
  const cut = await subsetFont(readFileSync(`${root}${original}`), letters, {
    targetFormat: 'truetype',
    variationAxes,
    keepFeatures: FEATURES,
    noHinting: true,
    dropTables: UNREAD,
  });
  // Once more, since what was taken out of a table leaves holes.
  const file = await subsetFont(plainKerning(cut), undefined, { targetFormat: 'woff2', keepAllGlyphs: true });
  writeFileSync(`${root}src/web/assets/fonts/${name}.woff2`, file);
  process.stdout.write(`${name} ${file.length} bytes\n`);
}

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
}

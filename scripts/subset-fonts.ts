import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont, { type Options } from 'subset-font';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Latin letters of the six European languages, their quotes and dashes, and the symbols in names and prices. */
const LETTERS = [
  ...range(0x20, 0x7e),
  ...range(0xc0, 0xff),
  ...'\u00a0\u00adıŒœŸ¡¿«»‹›–—‘’‚“”„…•·ªº°′″¼½¢£¥€©®™§−',
].join('');
/** More symbols that texts use. Any other symbol is drawn in the system's font. */
const SIGNS = '¾²³';
/** OpenType features to keep: kerning, accents, ligatures and digits of equal width. */
const FEATURES = ['kern', 'ccmp', 'locl', 'mark', 'mkmk', 'liga', 'tnum'];
/** Tables that only font managers read. The licence is in a file beside the fonts. */
const UNREAD = ['STAT', 'gasp'];

/** Headings use one weight between the design's 700 and 750, which halves the bytes of a variable font. */
await subset('bricolage-grotesque', LETTERS, { wght: 725 }, 'bricolage-grotesque-725');
await subset('figtree', LETTERS + SIGNS, { wght: { min: 400, max: 700 } }, 'figtree-400-700');

/** Writes a subset of a font to `src/web/assets/fonts`. The result is committed; builds do not run this script. */
async function subset(
  font: string,
  letters: string,
  variationAxes: NonNullable<Options['variationAxes']>,
  name: string,
): Promise<void> {
  const original = `node_modules/@fontsource-variable/${font}/files/${font}-latin-wght-normal.woff2`;
  const file = await subsetFont(readFileSync(`${root}${original}`), letters, {
    targetFormat: 'woff2',
    variationAxes,
    keepFeatures: FEATURES,
    noHinting: true,
    dropTables: UNREAD,
  });
  writeFileSync(`${root}src/web/assets/fonts/${name}.woff2`, file);
  process.stdout.write(`${name} ${file.length} bytes\n`);
}

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
}

import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont, { type Options } from 'subset-font';

const root = new URL('..', import.meta.url).pathname;

/** Latin of the six European languages, their quotes and dashes, and the signs that our texts use. */
const LETTERS = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ...'ıŒœŸ–—‘’‚“”„†•…‹›€™−×·←→↑↓′″⁄'].join('');
/** Kerning, accents, and figures of one width. */
const FEATURES = ['kern', 'ccmp', 'locl', 'mark', 'mkmk', 'liga', 'tnum'];

/** Headings are drawn with the middle of their two weights, 700 and 750: half the bytes of all of them. */
await subset('bricolage-grotesque', { wght: 725 }, 'bricolage-grotesque-725');
await subset('figtree', { wght: { min: 400, max: 700 } }, 'figtree-400-700');

/** Writes a smaller font to `src/web/assets/fonts`, to be committed: builds do not need this script. */
async function subset(font: string, variationAxes: Options['variationAxes'], name: string): Promise<void> {
  const original = `node_modules/@fontsource-variable/${font}/files/${font}-latin-wght-normal.woff2`;
  const file = await subsetFont(readFileSync(`${root}${original}`), LETTERS, {
    targetFormat: 'woff2',
    variationAxes,
    keepFeatures: FEATURES,
    noHinting: true,
  });
  writeFileSync(`${root}src/web/assets/fonts/${name}.woff2`, file);
  process.stdout.write(`${name} ${file.length} bytes\n`);
}

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
}

/// <reference path="./fontverter.d.ts" />
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { convert } from 'fontverter';
import sharp from 'sharp';

/** Texts beside each other, in dots. */
export interface DrawnRow {
  height: number;
  inverted: boolean;
  cells: {
    text: string;
    align: 'left' | 'centre' | 'right';
    left: number;
    width: number;
    height: number;
    /** How many times as wide as its font has them the signs are, for one that is `height` high. */
    wide: number;
  }[];
}

/** Rows below each other, as a printer prints them. */
export interface Drawing {
  width: number;
  isBox: boolean;
  rows: DrawnRow[];
}

type Cell = DrawnRow['cells'][number];
type Layer = { input: Buffer; left: number; top: number };

/** Has a sign for nearly everything that people write, in dots as printers print them. */
const FONT = 'UnifontExMono';
const FONT_FILE = '@fontsource/unifontex/files/unifontex-latin-400-normal.woff2';
/** A sign that is as high as the font: pictures of texts end where their dots do, and would else lose their place in the line. */
const FULL_BLOCK = '█';
const LINE = 2;

/** Draws what a printer has no signs for, black on white, as PNG. */
export async function drawRows(drawings: readonly Drawing[]): Promise<Uint8Array[]> {
  return Promise.all(drawings.map(drawn));
}

async function drawn({ width, isBox, rows }: Drawing): Promise<Uint8Array> {
  const edge = isBox ? 2 * LINE : 0;
  const layers: Layer[] = [];
  let top = edge;
  for (const row of rows) {
    const texts = await Promise.all(row.cells.map((cell) => layerOf(cell, row, top)));
    const isBlack = row.inverted ? [{ input: await plain(width, row.height, 'black'), left: 0, top }] : [];
    layers.push(...isBlack, ...texts.flat());
    top += row.height;
  }
  const height = top + edge;
  if (isBox) layers.push(...(await frame(width, height)));
  return sharp(await plain(width, height, 'white'))
    .composite(layers)
    .toColourspace('b-w')
    .png()
    .toBuffer();
}

async function layerOf({ text, align, left, width, height, wide }: Cell, row: DrawnRow, top: number): Promise<Layer[]> {
  if (text.trim() === '') return [];
  const { data, info } = await pictureOf(text);
  const size = { width: Math.min(width, Math.round(info.width * wide)), height };
  let picture = sharp(data, { raw: info }).resize({
    ...size,
    fit: 'fill',
    kernel: 'nearest',
  });
  // Dots are black or nothing: a printer has no grey.
  picture = picture.threshold(100);
  if (!row.inverted) picture = picture.negate();
  const room = width - size.width;
  const inset = align === 'left' ? 0 : align === 'right' ? room : Math.floor(room / 2);
  return [{ input: await picture.png().toBuffer(), left: left + inset, top: top + row.height - height }];
}

/** A text in white on black, 24 dots high. Never bold: signs of many strokes would become a blot. */
async function pictureOf(text: string) {
  const height = 24;
  const marked = (words: string) => ({
    text: words.replace(/&/g, '&amp;').replace(/</g, '&lt;'),
    font: `${FONT} ${height}`,
    fontfile: fontFile,
    dpi: 72,
  });
  const fontFile = await theFont();
  // The block stands left also of what is written from the right.
  const { data, info } = await sharp({ text: marked(`\u200e${FULL_BLOCK}\u2068${text}\u2069`) })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const block = height / 2;
  const inner = { left: block, top: Math.max(0, info.height - height), width: info.width - block };
  return sharp(data, { raw: info })
    .extract({ ...inner, height: Math.min(height, info.height) })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

function plain(width: number, height: number, background: string): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}

async function frame(width: number, height: number): Promise<Layer[]> {
  const [across, down] = await Promise.all([plain(width, LINE, 'black'), plain(LINE, height, 'black')]);
  return [
    { input: across, left: 0, top: 0 },
    { input: across, left: 0, top: height - LINE },
    { input: down, left: 0, top: 0 },
    { input: down, left: width - LINE, top: 0 },
  ];
}

let font: Promise<string> | undefined;

/** The font's file as the renderer opens it: unpacked once, and gone with this process. */
function theFont(): Promise<string> {
  font ??= unpack();
  return font;
}

async function unpack(): Promise<string> {
  const packed = await readFile(createRequire(import.meta.url).resolve(FONT_FILE));
  const folder = mkdtempSync(join(tmpdir(), 'servery-font-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'font.ttf');
  writeFileSync(file, await convert(packed, 'truetype'));
  return file;
}

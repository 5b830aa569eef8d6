import { type Printer, transform } from 'receiptline';
import type { Language } from '../../domain/languages.ts';
import { workOnPicture } from '../pictures/picture-process.ts';
import type { Drawing, DrawnRow } from '../pictures/process/draw-rows.ts';
import { type CodePages, canSay, codePagesOf, tidied, widthOn } from './code-pages.ts';
import { paperWords } from './paper-words.ts';
import { inverted, isRow, type Mark, type Part, type Row, type Size, scaleOf } from './rows.ts';

export type Command = 'epson' | 'star' | 'starline';

interface Printed {
  restaurantId: string;
  command: Command;
  language: Language;
  columns: number;
  /** Hears whether rows that had to be drawn were: the error, or null. Not called for a paper without any. */
  onDrawn?: ((error: unknown) => Promise<void>) | undefined;
}

/** Dots of a sign of single size on the printers of both makers, at 203 dots an inch. */
const SIGN = { width: 12, height: 24 };
/** receiptline's marks of a size. */
const SIZES = { 1: '', tall: '^^', 2: '^^^', 3: '^^^^', 4: '^^^^^' } as const satisfies Record<Size, string>;
type WidthOf = ReturnType<typeof widthOn>;
const ALIGNED = { left: ['', ' '], centre: ['', ''], right: [' ', ''] } as const;

/** The paper's parts as a printer of this language and width has them. */
export function partsOf(marks: readonly Mark[], { language, columns }: Pick<Printed, 'language' | 'columns'>): Part[] {
  const pages = codePagesOf(language);
  const widthOf = widthOn(pages);
  const sheet = { columns, widthOf: (text: string) => widthOf(tidied(text, pages)) };
  return marks.flatMap((mark) => mark(sheet)).map((part) => tidiedPart(part, pages));
}

/**
 * The paper as a printer of this language reads it. A row with signs that its code pages lack, such as a note in another script, is
 * a picture in the row's place.
 */
export async function printed(marks: readonly Mark[], of: Printed): Promise<Buffer> {
  const pages = codePagesOf(of.language);
  const widthOf = widthOn(pages);
  const parts = partsOf(marks, of);
  const unsaid = parts.filter((part) => !isSaid(part, pages));
  const drawn = unsaid.length === 0 ? [] : await draw(of, unsaid);
  const pictures = new Map(drawn.map((picture, index) => [unsaid[index], picture]));
  // Whoever reads it must not take what is left of a note for all of it: there may be an allergy in it.
  const warning = drawn.length < unsaid.length ? partsOf(inverted(paperWords(of.language).t('undrawn')), of) : [];
  const lines = [...warning, ...parts].flatMap((part) => {
    const picture = pictures.get(part);
    return picture ? [`{i:${Buffer.from(picture).toString('base64')}}`] : written(part, widthOf);
  });
  const commands = { epson: 'epson', star: `star${pages.star}`, starline: `starline${pages.star}` };
  const bytes = transform([...lines, ''].join('\n'), {
    cpl: of.columns,
    encoding: pages.encoding,
    command: commands[of.command] as Printer['command'] & string,
    cutting: true,
    gradient: false,
  } as Printer);
  return Buffer.from(bytes, 'latin1');
}

/** Nothing that is drawn is worth a paper that never comes: without pictures, the printer writes what it can, and that it is not all. */
async function draw(
  { restaurantId, columns, onDrawn }: Printed,
  parts: readonly Part[],
): Promise<readonly Uint8Array[]> {
  const drawings = parts.map((part) => drawingOf(part, columns));
  const [drawn, error] = await workOnPicture(restaurantId, 'drawRows', drawings).then(
    (pictures) => [pictures, null] as const,
    (reason: unknown) => [[], reason] as const,
  );
  await onDrawn?.(error);
  return drawn;
}

function drawingOf(part: Part, columns: number): Drawing {
  const isBox = 'box' in part;
  const rows = isBox ? part.box : isRow(part) ? [part] : [];
  const margin = isBox ? SIGN.width : 0;
  return { width: columns * SIGN.width, isBox, rows: rows.map((row) => drawnRow(row, margin)) };
}

function drawnRow({ cells, inverted = false }: Row, margin: number): DrawnRow {
  let left = margin;
  return {
    inverted,
    height: SIGN.height * Math.max(...cells.map(({ size }) => scaleOf(size).high)),
    cells: cells.map(({ text, columns, size, align = 'left' }) => {
      const { wide, high } = scaleOf(size);
      const cell = { text, align, left, width: columns * SIGN.width, wide, height: high * SIGN.height };
      left += cell.width;
      return cell;
    }),
  };
}

function isSaid(part: Part, pages: CodePages): boolean {
  const isSaidRow = ({ cells }: Row) => cells.every(({ text }) => canSay(text, pages));
  if (isRow(part)) return isSaidRow(part);
  return 'box' in part ? part.box.every(isSaidRow) : true;
}

function tidiedPart(part: Part, pages: CodePages): Part {
  const tidiedRow = (row: Row): Row => ({
    ...row,
    cells: row.cells.map((cell) => ({ ...cell, text: tidied(cell.text, pages) })),
  });
  if (isRow(part)) return tidiedRow(part);
  return 'box' in part ? { box: part.box.map(tidiedRow) } : part;
}

/** A part in receiptline's marks (https://github.com/receiptline/receiptline). */
function written(part: Part, widthOf: WidthOf): string[] {
  if ('rule' in part) return ['-'];
  if ('qr' in part) return [`{c:${part.qr.replace(/[\\|{};]/g, (sign) => `\\${sign}`)};o:qrcode,5,m}`];
  if ('box' in part) return ['{b:line;w:*}', ...part.box.map((row) => writtenCells(row, widthOf)), '{b:none}'];
  return [`{b:none;w:${part.cells.map(({ columns }) => columns).join()}}`, writtenCells(part, widthOf)];
}

function writtenCells({ cells, bold, inverted }: Row, widthOf: WidthOf): string {
  const texts = cells.map(({ text, columns, size = 1, align = 'left' }) => {
    const marks = (inverted ? '`' : '') + (bold ? '"' : '') + SIZES[size];
    const [before, after] = ALIGNED[align];
    const bar = inverted ? ' '.repeat(Math.max(0, Math.floor(columns / scaleOf(size).wide) - widthOf(text))) : '';
    // A bar as wide as the paper: what is beside the words is black, too. Its end is a mark, or receiptline would cut off its spaces.
    const end = inverted ? '`' : '';
    const half = align === 'centre' ? Math.floor(bar.length / 2) : 0;
    return `${before}${marks}${literal(bar.slice(0, half) + text + bar.slice(half))}${end}${after}`;
  });
  return `|${texts.join('|')}|`;
}

/** A text whose signs mean themselves; spaces stay. */
function literal(text: string): string {
  return text.replace(/[\\|{}~_"`^]/g, (sign) => `\\${sign}`);
}

/** How large signs are: `tall` is double in height alone, a number is both. */
export type Size = 1 | 'tall' | 2 | 3 | 4;

/** A part of a row: some columns of the paper in signs of single width. */
export interface Cell {
  text: string;
  columns: number;
  align?: 'left' | 'centre' | 'right';
  size?: Size;
}

/** A line of a paper. Its cells take all of the paper's columns. */
export interface Row {
  cells: Cell[];
  bold?: boolean;
  /** White on black, across the paper. */
  inverted?: boolean;
}

export type Part = Row | { rule: true } | { box: Row[] } | { qr: string };

/** The paper that is written on. */
export interface Sheet {
  /** Signs of single width in a line. */
  columns: number;
  /** How many of them a text takes. */
  widthOf(text: string): number;
}

/** A part of a paper, on whatever sheet. */
export type Mark = (sheet: Sheet) => Part[];

interface Look {
  bold?: boolean;
  size?: Size;
}

export function isRow(part: Part): part is Row {
  return 'cells' in part;
}

/** How many times as wide and high as single signs. */
export function scaleOf(size: Size = 1): { wide: number; high: number } {
  return size === 'tall' ? { wide: 1, high: 2 } : { wide: size, high: size };
}

/** Left-aligned text, as wide as the paper. */
export function textLine(text: string, look: Look = {}): Mark[] {
  return [(sheet) => whole(sheet, text, { ...look, align: 'left' })];
}

export function centred(text: string, look: Look = {}): Mark[] {
  return [(sheet) => whole(sheet, text, { ...look, align: 'centre' })];
}

/** White on black: what must not be overlooked. */
export function inverted(text: string, look: Look & Pick<Cell, 'align'> = { size: 'tall' }): Mark[] {
  return [
    (sheet) =>
      whole(sheet, text, { align: 'left', ...look, margin: 1 }).map((row) => ({ ...row, bold: true, inverted: true })),
  ];
}

export function boxed(text: string): Mark[] {
  return [
    (sheet) => [{ box: whole({ ...sheet, columns: sheet.columns - 2 }, text, { bold: true, align: 'left' as const }) }],
  ];
}

/** A name and what stands at the line's end, such as an amount, which never breaks. */
export function apart(name: string, value: string, { bold = false, size = 1 as Size } = {}): Mark[] {
  return [
    (sheet) => {
      const { wide } = scaleOf(size);
      const columns = Math.min((sheet.widthOf(value) + 1) * wide, sheet.columns - 1);
      const left = sheet.columns - columns;
      return wrapped(sheet, name, Math.floor(left / wide)).map((text, index) => ({
        bold,
        cells: [
          { text, columns: left, size },
          { text: index === 0 ? value : '', columns, align: 'right' as const, size },
        ],
      }));
    },
  ];
}

/** A text after a number in a column of its own, such as a dish with its quantity; '' for what belongs to the text above. */
export function counted(count: string, text: string, { bold = false, tall = false } = {}): Mark[] {
  const size = tall ? 'tall' : 1;
  return [
    (sheet) => {
      const first = Math.max(3, sheet.widthOf(count) + 1);
      return wrapped(sheet, text, sheet.columns - first).map((line, index) => ({
        bold,
        cells: [
          { text: index === 0 ? count : '', columns: first, size },
          { text: line, columns: sheet.columns - first, size },
        ],
      }));
    },
  ];
}

/** Texts of several sizes in one line, the last at its end. */
export function inOneLine(cells: readonly Pick<Cell, 'text' | 'size'>[], { bold = false } = {}): Mark[] {
  return [
    (sheet) => {
      const widths = cells.map(({ text, size }) => sheet.widthOf(text) * scaleOf(size).wide);
      const before = widths.slice(0, -1);
      const rest = sheet.columns - before.reduce((sum, each) => sum + each, 0);
      const columns = [...before, rest];
      return [
        {
          bold,
          cells: cells.map((cell, index) => ({
            ...cell,
            columns: columns[index] ?? 0,
            align: index === cells.length - 1 ? ('right' as const) : ('left' as const),
          })),
        },
      ];
    },
  ];
}

export const RULE: Mark = () => [{ rule: true }];

export function qrCode(data: string): Mark[] {
  return [() => [{ qr: data }]];
}

/** The words of a paper, for who listens instead of looking. */
export function wordsOf(parts: readonly Part[]): string {
  const rowText = ({ cells }: Row) => {
    const texts = cells.map(({ text }) => text.trim()).filter(Boolean);
    return texts.join(' ');
  };
  return parts
    .flatMap((part) => {
      if (isRow(part)) return [rowText(part)];
      return 'box' in part ? part.box.map(rowText) : [];
    })
    .filter(Boolean)
    .join('\n');
}

function whole(
  sheet: Sheet,
  text: string,
  { bold = false, size = 1, align = 'left', margin = 0 }: Look & Pick<Cell, 'align'> & { margin?: number },
): Row[] {
  const width = Math.floor(sheet.columns / scaleOf(size).wide) - 2 * margin;
  return wrapped(sheet, text, width).map((line) => ({
    bold,
    cells: [{ text: margin && align === 'left' ? ` ${line}` : line, columns: sheet.columns, size, align }],
  }));
}

/** A text in lines of that width: broken between words, and within one that is longer than a line. */
function wrapped({ widthOf }: Sheet, text: string, width: number): string[] {
  const rows: string[] = [];
  let row = '';
  const add = (piece: string, gap: string) => {
    const longer = row ? `${row}${gap}${piece}` : piece;
    if (row && widthOf(longer) > width) {
      rows.push(row);
      row = piece;
    } else row = longer;
  };
  for (const word of text.replace(/\s*[\r\n]+\s*/g, ' / ').split(/\s+/)) {
    if (widthOf(word) <= width) add(word, ' ');
    else for (const [index, { segment }] of [...signs.segment(word)].entries()) add(segment, index === 0 ? ' ' : '');
  }
  return [...rows, row];
}

const signs = new Intl.Segmenter('en', { granularity: 'grapheme' });

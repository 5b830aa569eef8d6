import { type Printer, transform } from 'receiptline';
import type { Language } from '../../domain/languages.ts';

/** A part of a paper in receiptline's marks (https://github.com/receiptline/receiptline), for so many characters a line. */
export type Mark = (columns: number) => string[];

interface Look {
  bold?: boolean;
  /** 1 to 4, in both directions. */
  size?: 1 | 2 | 3 | 4;
}

const SCALES = { 1: '', 2: '^^^', 3: '^^^^', 4: '^^^^^' };
const WHOLE_LINE = '{b:none;w:*}';

/** Left-aligned text, as wide as the paper. */
export function textLine(text: string, { bold = false, size = 1 }: Look = {}): Mark[] {
  return [(columns) => [WHOLE_LINE, `|${cell(text, columns / size, SCALES[size] + (bold ? '"' : ''))} |`]];
}

export function centred(text: string, { bold = false, size = 1 }: Look = {}): Mark[] {
  return [(columns) => [WHOLE_LINE, `|${cell(text, columns / size, SCALES[size] + (bold ? '"' : ''))}|`]];
}

/** White on black: what must not be overlooked. */
export function inverted(text: string): Mark[] {
  return [(columns) => [WHOLE_LINE, `|${cell(` ${text} `, columns / 2, '`"^')} |`]];
}

export function boxed(text: string): Mark[] {
  return [(columns) => ['{b:line;w:*}', `|${cell(text, columns - 2, '"')} |`, WHOLE_LINE]];
}

/** A name and what stands at the line's end, such as an amount, which never breaks. */
export function apart(name: string, value: string, { bold = false } = {}): Mark[] {
  const mark = bold ? '"' : '';
  // A sign such as £ takes two columns on some printers.
  const width = 1 + [...value].reduce((sum, sign) => sum + (sign > '~' ? 2 : 1), 0);
  return [
    (columns) => [`{b:none;w:*,${width}}`, `|${cell(name, columns - width - 1, mark)} |${mark} ${literal(value)}|`],
  ];
}

/** A text after a number in a column of its own, such as a dish with its quantity; '' for what belongs to the text above. */
export function counted(count: string, text: string, { bold = false, tall = false } = {}): Mark[] {
  const mark = `${tall ? '^^' : ''}${bold ? '"' : ''}`;
  return [(columns) => ['{b:none;w:4,*}', `|${count && mark + literal(count)} |${cell(text, columns - 5, mark)} |`]];
}

export const RULE: Mark = () => ['-'];

export function qrCode(data: string): Mark[] {
  return [() => [`{c:${data.replace(/[\\|{};]/g, (sign) => `\\${sign}`)};o:qrcode,5,m}`]];
}

/** A text in a column of that width, broken between words. Marks are switches: they stand once, before the first line. */
function cell(text: string, width: number, marks: string): string {
  const rows = wrapped(text.replace(/\s*[\r\n]+\s*/g, ' / '), Math.floor(width));
  return marks + rows.map(literal).join('\\n');
}

/** A text whose signs mean themselves. */
function literal(text: string): string {
  return text.replace(/[\\|{}~_"`^]/g, (sign) => `\\${sign}`);
}

/** What does not fit without a space is left to the printer, which breaks anywhere. */
function wrapped(text: string, width: number): string[] {
  const rows: string[] = [];
  let row: string | null = null;
  for (const word of text.split(' ')) {
    const longer: string = row === null ? word : `${row} ${word}`;
    if (row !== null && columnsOf(longer.trimEnd()) > width) {
      rows.push(row);
      row = word;
    } else row = longer;
  }
  return [...rows, row ?? ''];
}

/** Wide signs take two columns. */
function columnsOf(text: string): number {
  const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/u;
  return [...text].reduce((sum, sign) => sum + (wide.test(sign) ? 2 : 1), 0);
}

export type Command = 'text' | 'svg' | 'epson' | 'star' | 'starline';

const STAR = { ja: 'mbcs', zh: 'mbcs2' } as const satisfies Partial<Record<Language, string>>;
const ENCODINGS = { ja: 'shiftjis', zh: 'gb18030' } as const satisfies Partial<Record<Language, Printer['encoding']>>;

/** The paper as a printer of this language reads it, or as a picture or plain text. */
export function printed(marks: readonly Mark[], of: { command: Command; language: Language; columns: number }): string {
  const { command, language, columns } = of;
  const kind = (STAR as Partial<Record<Language, string>>)[language] ?? 'sbcs';
  const encoding = (ENCODINGS as Partial<Record<Language, Printer['encoding']>>)[language] ?? 'multilingual';
  const commands = { text: 'text', svg: 'svg', epson: 'epson', star: `star${kind}`, starline: `starline${kind}` };
  return transform([...marks.flatMap((mark) => mark(columns)), ''].join('\n'), {
    cpl: columns,
    encoding,
    command: commands[command] as Printer['command'] & string,
    cutting: true,
  } as Printer);
}

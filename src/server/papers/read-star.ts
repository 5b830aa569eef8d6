import type { Language } from '../../domain/languages.ts';
import { type PrintedLine, type PrinterCommand, readPaper, small } from './paper-reader.ts';

/** Star's numbers of code pages. */
const PAGES: Record<number, string> = { 1: 'cp437', 4: 'cp858', 5: 'cp852', 10: 'cp866', 32: 'win1252' };

/** What a paper in Star's commands looks like (StarPRNT Command Specifications). */
export function readStar(
  bytes: Uint8Array,
  { language, columns }: { language: Language; columns: number },
): PrintedLine[] {
  return readPaper(bytes, language === 'zh' ? CHINESE : COMMANDS, columns);
}

const COMMANDS: PrinterCommand[] = [
  ...['ESC @', 'ESC RS n n', 'ESC SP n', 'ESC s n n', 'ESC z n', 'ESC d n', 'ESC R n', 'ESC 0', 'ESC - n'].map(
    (bytes): PrinterCommand => [bytes],
  ),
  ...['SI', 'DC2', 'EOT', 'ESC GS ETX n n n'].map((bytes): PrinterCommand => [bytes]),
  ['ESC l n', (paper, [n = 0]) => paper.put({ margin: n * 12 })],
  // The right edge, which is told once for the left one of before and once for the present one.
  ['ESC Q n', (paper, [n = 0]) => paper.put({ width: n * 12 - paper.margin })],
  ['ESC GS a n', (paper, [n = 0]) => paper.put({ align: n })],
  ['ESC GS A n n', (paper, [low, high]) => paper.put({ position: small(low, high) })],
  ['ESC GS R n n', (paper, [low, high]) => paper.put({ position: paper.position + small(low, high) })],
  ['ESC E', (paper) => paper.put({ isBold: true })],
  ['ESC F', (paper) => paper.put({ isBold: false })],
  ['ESC 4', (paper) => paper.put({ isInverted: true })],
  ['ESC 5', (paper) => paper.put({ isInverted: false })],
  ['ESC i n n', (paper, [high = 0, wide = 0]) => paper.put({ high: high + 1, wide: wide + 1 })],
  ['ESC GS t n', (paper, [n = 0]) => paper.put({ page: PAGES[n] ?? 'cp437' })],
  ['ESC $ 1', (paper) => paper.put({ page: 'shiftjis' })],
  ['ESC $ 0', (paper) => paper.put({ page: 'rules' })],
  [
    'ESC GS S n n n n n n',
    (paper, [, widthLow, widthHigh, low, high], take) => {
      const [bytes, height] = [small(widthLow, widthHigh), small(low, high)];
      paper.picture(bytes * 8, height, take(bytes * height));
    },
  ],
  ['LF', (paper) => paper.feed()],
];

const CHINESE: PrinterCommand[] = [['ESC @', (paper) => paper.put({ page: 'gb18030' })], ...COMMANDS];

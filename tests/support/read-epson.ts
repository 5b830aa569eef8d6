import { type PrintedLine, type PrinterCommand, readPaper, small } from '../../src/server/papers/paper-reader.ts';

/** Epson's numbers of code pages. */
const PAGES: Record<number, string> = { 0: 'cp437', 1: 'rules', 16: 'win1252', 17: 'cp866', 18: 'cp852', 19: 'cp858' };

/** What a paper in Epson's commands looks like (ESC/POS Command Reference). */
export function readEpson(bytes: Uint8Array, { columns }: { columns: number }): PrintedLine[] {
  return readPaper(bytes, COMMANDS, columns);
}

const COMMANDS: PrinterCommand[] = [
  ...['ESC @', 'ESC 2', 'ESC 3 n', 'ESC M n', 'ESC SP n', 'ESC { n', 'ESC R n', 'ESC - n'].map(
    (bytes): PrinterCommand => [bytes],
  ),
  ...['GS a n', 'FS ( A n n n n', 'FS S n n', 'FS .', 'FS - n', 'GS V B n', 'GS r 1', 'GS ( L n n 0 n'].map(
    (bytes): PrinterCommand => [bytes],
  ),
  ['GS L n n', (paper, [low, high]) => paper.put({ margin: small(low, high) })],
  ['GS W n n', (paper, [low, high]) => paper.put({ width: small(low, high) })],
  ['ESC a n', (paper, [n = 0]) => paper.put({ align: n })],
  ['ESC $ n n', (paper, [low, high]) => paper.put({ position: small(low, high) })],
  ['ESC \\ n n', (paper, [low, high]) => paper.put({ position: paper.position + small(low, high) })],
  ['ESC E n', (paper, [n]) => paper.put({ isBold: n === 0x31 })],
  ['GS B n', (paper, [n]) => paper.put({ isInverted: n === 0x31 })],
  ['GS ! n', (paper, [n = 0]) => paper.put({ wide: (n >> 4) + 1, high: (n & 15) + 1 })],
  ['ESC t n', (paper, [n = 0]) => paper.put({ page: PAGES[n] ?? 'cp437' })],
  ['FS C 1', (paper) => paper.put({ page: 'shiftjis' })],
  ['FS C 0', (paper) => paper.put({ page: 'rules' })],
  ['FS &', (paper) => paper.put({ page: 'gb18030' })],
  [
    'GS 8 L n n n n 0 p 0 n n n n n n n',
    (paper, n, take) => {
      const [width, height] = [small(n[7], n[8]), small(n[9], n[10])];
      paper.picture(width, height, take(Math.ceil(width / 8) * height));
    },
  ],
  ['GS ( k n n', (_paper, [low, high], take) => void take(small(low, high))],
  ['LF', (paper) => paper.feed()],
];

import iconv from 'iconv-lite';

/** Signs on a paper, in dots from its left edge. */
export interface PrintedText {
  text: string;
  left: number;
  wide: number;
  high: number;
  isBold: boolean;
  isInverted: boolean;
}

/** Dots on a paper: a bit each, the rows in whole bytes. */
export interface PrintedPicture {
  left: number;
  width: number;
  height: number;
  bits: Uint8Array;
}

export interface PrintedLine {
  texts: PrintedText[];
  picture?: PrintedPicture;
}

/**
 * A command as makers' manuals write it, such as "ESC GS t n", where n is any byte, and what it does to the paper. `take` gives the
 * bytes that follow.
 */
export type PrinterCommand = [
  bytes: string,
  act?: (paper: PaperReader, n: readonly number[], take: (count: number) => string) => void,
];

const CONTROLS: Record<string, string> = {
  ...{ ETX: '\x03', EOT: '\x04', LF: '\n', SI: '\x0f', DC2: '\x12' },
  ...{ ESC: '\x1b', FS: '\x1c', GS: '\x1d', RS: '\x1e', SP: ' ' },
};
type PaperState = Pick<
  PaperReader,
  'page' | 'margin' | 'width' | 'position' | 'align' | 'wide' | 'high' | 'isBold' | 'isInverted'
>;

const DOTS = 12;
/** Lines and corners among the signs of a Japanese printer. */
const RULES: Record<string, string> = { '\x96': '│', '\x9c': '╭', '\x9d': '╮', '\x9e': '╰', '\x9f': '╯' };

/** The lines that a printer makes of its commands, decoded as it decodes them. */
export class PaperReader {
  readonly lines: PrintedLine[] = [];
  /** A code page as iconv-lite calls it; rules: the line signs of a Japanese printer. */
  page = 'cp437';
  margin = 0;
  width = 0;
  position = 0;
  /** 0: left, 1: in the middle, 2: right. */
  align = 0;
  wide = 1;
  high = 1;
  isBold = false;
  isInverted = false;
  #line: PrintedLine = { texts: [] };

  put(state: Partial<PaperState>): void {
    Object.assign(this, state);
  }

  text(bytes: string): void {
    const text =
      this.page === 'rules'
        ? [...bytes].map((sign) => (sign < '\x80' ? sign : (RULES[sign] ?? '─'))).join('')
        : iconv.decode(latin1(bytes), this.page);
    const { wide, high, isBold, isInverted } = this;
    this.#line.texts.push({ text, left: this.margin + this.position, wide, high, isBold, isInverted });
    // A sign of two bytes is two columns wide; one of a code page's bytes is one.
    this.position += bytes.length * DOTS * wide;
  }

  picture(width: number, height: number, bytes: string): void {
    const room = Math.max(0, this.width - width);
    const left = this.margin + Math.floor((room * this.align) / 2);
    this.lines.push({ texts: [], picture: { left, width, height, bits: latin1(bytes) } });
  }

  feed(): void {
    this.lines.push(this.#line);
    this.#line = { texts: [] };
    this.position = 0;
  }
}

/** Reads a printer's bytes by its commands, of which the first that fits counts. What is none of them is text. */
export function readPaper(bytes: Uint8Array, commands: readonly PrinterCommand[], columns: number): PrintedLine[] {
  const all = Buffer.from(bytes).toString('latin1');
  const known = commands.map(([pattern, act]) => ({
    signs: pattern.split(' ').map((sign) => CONTROLS[sign] ?? sign),
    act,
  }));
  const paper = new PaperReader();
  paper.width = columns * DOTS;
  let at = 0;
  const take = (count: number) => {
    at += count;
    return all.slice(at - count, at);
  };
  while (at < all.length) {
    const command = known.find(({ signs }) => signs.every((sign, index) => sign === 'n' || sign === all[at + index]));
    if (command) {
      const given = take(command.signs.length);
      const n = command.signs.flatMap((sign, index) => (sign === 'n' ? [given.charCodeAt(index)] : []));
      command.act?.(paper, n, take);
    } else {
      let end = at;
      while (end < all.length && all.charCodeAt(end) >= 0x20) end++;
      if (end === at) throw new Error(`a printer knows no command ${JSON.stringify(all.slice(at, at + 6))}`);
      paper.text(take(end - at));
    }
  }
  return paper.lines;
}

/** Two bytes of a command as a number, the lower first. */
export function small(low = 0, high = 0): number {
  return low + 256 * high;
}

function latin1(bytes: string): Buffer {
  return Buffer.from(bytes, 'latin1');
}

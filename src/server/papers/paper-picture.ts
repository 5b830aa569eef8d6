import type { PrintedLine, PrintedPicture, PrintedText } from './paper-reader.ts';

const SIGN = { width: 12, height: 24 };
const MARGIN = 24;

/** A printed paper as a picture (SVG), dot by dot where it has pictures. */
export function paperPicture(lines: readonly PrintedLine[], columns: number): string {
  const width = columns * SIGN.width + 2 * MARGIN;
  let top = MARGIN;
  const drawn = lines.map((line) => {
    const height = heightOf(line);
    const svg = line.picture ? dots(line.picture, top) : line.texts.map((text) => signs(text, top + height)).join('');
    top += height;
    return svg;
  });
  const height = top + MARGIN;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    `<g transform="translate(${MARGIN})" font-family="Courier Prime,Courier New,monospace" font-size="20">`,
    ...drawn,
    '</g></svg>',
  ].join('');
}

function heightOf({ texts, picture }: PrintedLine): number {
  return picture?.height ?? SIGN.height * Math.max(1, ...texts.map(({ high }) => high));
}

function signs({ text, left, wide, high, isBold, isInverted }: PrintedText, bottom: number): string {
  const at: number[] = [];
  let width = 0;
  for (const sign of text) {
    at.push(width);
    width += SIGN.width * (sign.length === 1 && sign < '\u1100' ? 1 : 2);
  }
  const bar = isInverted ? `<rect width="${width}" height="${SIGN.height}"/>` : '';
  const fill = isInverted ? ' fill="#fff"' : '';
  const bold = isBold ? ' font-weight="bold"' : '';
  return `<g transform="translate(${left} ${bottom - SIGN.height * high}) scale(${wide} ${high})">${bar}<text y="18" x="${at.join(' ')}"${bold}${fill}>${escaped(text)}</text></g>`;
}

/** A path over each run of black dots. */
function dots({ left, width, height, bits }: PrintedPicture, top: number): string {
  const bytes = Math.ceil(width / 8);
  const isBlack = (x: number, y: number) => ((bits[y * bytes + (x >> 3)] ?? 0) & (128 >> (x & 7))) !== 0;
  let path = '';
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!isBlack(x, y)) continue;
      const first = x;
      while (x < width && isBlack(x, y)) x++;
      path += `M${first} ${y}h${x - first}v1h${first - x}z`;
    }
  }
  return `<path transform="translate(${left} ${top})" d="${path}"/>`;
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/ /g, '\u00a0');
}

import { grayscale, PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { encode } from 'uqr';

/** A6, upright, in points of 1/72 inch: a table tent's half, a flyer, a sticker. */
const PAGE = { width: 297.64, height: 419.53 };
const MARGIN = 24;
const LARGEST_LETTERS = 12;

/** A page to be printed with a link as a QR code, drawn in lines so that it is sharp at any size, and the link in letters below it. */
export async function qrPdf(link: string): Promise<Uint8Array<ArrayBuffer>> {
  const file = await PDFDocument.create();
  const page = file.addPage([PAGE.width, PAGE.height]);
  const width = PAGE.width - 2 * MARGIN;
  // Medium correction and a border, as the picture has them.
  const { data, size } = encode(link, { ecc: 'M', border: 4 });
  const top = PAGE.height - (PAGE.height - width) / 2 + LARGEST_LETTERS;
  page.drawSvgPath(darkAreas(data), { x: MARGIN, y: top, scale: width / size, color: grayscale(0) });
  const font = await file.embedFont(StandardFonts.Helvetica);
  const letters = Math.min(LARGEST_LETTERS, (LARGEST_LETTERS * width) / font.widthOfTextAtSize(link, LARGEST_LETTERS));
  page.drawText(link, {
    x: (PAGE.width - font.widthOfTextAtSize(link, letters)) / 2,
    y: top - width - LARGEST_LETTERS,
    ...{ size: letters, font },
  });
  return new Uint8Array(await file.save());
}

/** A path of rectangles, one for each run of dark modules in a row: neighbours drawn one by one would show hairlines between them. */
function darkAreas(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.map((isDark, x) => {
        if (!isDark || row[x - 1]) return '';
        const end = row.indexOf(false, x);
        const length = (end < 0 ? row.length : end) - x;
        return `M${x} ${y}h${length}v1h-${length}z`;
      }),
    )
    .join('');
}

import { decodePDFRawStream, PDFArray, PDFDocument, PDFRawStream } from '@cantoo/pdf-lib';
import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { qrPdf } from './qr-pdf.ts';

describe('a QR code to be printed', () => {
  it('is one page of A6, with a link of any length', async () => {
    for (const from of ['flyer', 'f'.repeat(300)]) {
      const bytes = await qrPdf(`https://brasa.example/menu?order=pickup&from=${from}`);
      expect(new TextDecoder().decode(bytes.slice(0, 5))).toBe('%PDF-');
      const { width, height } = (await PDFDocument.load(bytes)).getPage(0).getSize();
      expect([width, height].map((points) => Math.round((points * 25.4) / 72))).toEqual([105, 148]);
    }
  });

  it('shows each run of dark modules, filled, and the link in letters', async () => {
    const link = 'https://brasa.example/menu?from=flyer';
    const drawn = await drawnOn(await qrPdf(link));
    const rows = encode(link, { ecc: 'M', border: 4 }).data;
    const runs = rows.flatMap((row) => row.filter((isDark, x) => isDark && !row[x - 1])).length;
    expect(drawn.match(/\bh$/gm)).toHaveLength(runs);
    expect(drawn).toMatch(/^f$/m);
    expect(drawn).toContain(Buffer.from(link).toString('hex').toUpperCase());
  });
});

/** What the page's content says, in the words of PDF. */
async function drawnOn(bytes: Uint8Array): Promise<string> {
  const { node, doc } = (await PDFDocument.load(bytes)).getPage(0);
  const contents = node.Contents();
  const parts = contents instanceof PDFArray ? contents.asArray().map((each) => doc.context.lookup(each)) : [contents];
  return parts
    .map((part) => (part instanceof PDFRawStream ? new TextDecoder().decode(decodePDFRawStream(part).decode()) : ''))
    .join('\n');
}

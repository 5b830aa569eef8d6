import sharp, { type Sharp } from 'sharp';

/** A 64 megapixel photograph, unpacked, is 200 MB. */
const MAX_PIXELS = 64_000_000;

// A job has one thread: the others serve customers.
sharp.concurrency(1);
// Decoders of nothing but what a restaurant sends: others (PDF, TIFF) are ways in. SVG draws its checked logo alone.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadHeif',
    'VipsForeignLoadSvg',
  ],
});

/** How JPEG, PNG, WebP and AVIF begin. */
const BEGINNING = /^(?:\xff\xd8\xff|\x89PNG\r\n|RIFF.{4}WEBP|.{4}ftyp)/s;

/** A JPEG, PNG, WebP or AVIF to read. Rejects anything else; what it does rejects what unpacks to too many pixels. */
export function openPicture(data: Buffer): Sharp {
  const isKnown = BEGINNING.test(data.toString('latin1', 0, 12));
  if (data.length > 0 && !isKnown) throw new Error('Input buffer contains unsupported image format');
  return sharp(data, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
}

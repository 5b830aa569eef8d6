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

/** The bytes are no picture that a restaurant may send. */
export class UnknownPicture extends Error {}

/** How JPEG, PNG, WebP and AVIF begin. */
const BEGINNING = /^(?:\xff\xd8\xff|\x89PNG\r\n|RIFF.{4}WEBP|.{4}ftyp)/s;

/**
 * A JPEG, PNG, WebP or AVIF to read. Throws `UnknownPicture` for anything else; what is done with it rejects for what
 * is damaged or unpacks to too many pixels.
 */
export function openPicture(data: Uint8Array): Sharp {
  if (!BEGINNING.test(String.fromCharCode(...data.subarray(0, 12))))
    throw new UnknownPicture('is not a JPEG, PNG, WebP or AVIF');
  return sharp(data, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
}

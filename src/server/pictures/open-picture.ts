import sharp, { type Sharp } from 'sharp';

/** A 64 megapixel photograph, unpacked, is 200 MB. */
const MAX_PIXELS = 64_000_000;

// A job has one thread: the others serve customers.
sharp.concurrency(1);
// Decoders of nothing but what a restaurant sends: others (SVG, PDF, TIFF) are ways in.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
});

/** A JPEG, PNG, WebP or AVIF to read. What it does rejects for anything else, and for what unpacks to too many pixels. */
export function openPicture(data: Buffer): Sharp {
  return sharp(data, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
}

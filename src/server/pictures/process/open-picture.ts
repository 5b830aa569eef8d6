import sharp, { type Sharp } from 'sharp';

/** Limit against decompression bombs; 64 megapixels take 200 MB when decoded. */
const MAX_PIXELS = 64_000_000;

// One thread per job, so that cores stay free for requests.
sharp.concurrency(1);
// Only decoders for accepted formats: others (PDF, TIFF) would add attack surface. SVG is for checked logos only.
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

/** The bytes are not a picture in an accepted format. */
export class UnknownPicture extends Error {}

/** First bytes of JPEG, PNG, WebP and AVIF files. */
const BEGINNING = /^(?:\xff\xd8\xff|\x89PNG\r\n|RIFF.{4}WEBP|.{4}ftyp)/s;

/**
 * Opens a JPEG, PNG, WebP or AVIF. Throws `UnknownPicture` for anything else. Work on the result rejects if the picture is
 * damaged or has too many pixels.
 */
export function openPicture(data: Uint8Array): Sharp {
  if (!BEGINNING.test(String.fromCharCode(...data.subarray(0, 12))))
    throw new UnknownPicture('is not a JPEG, PNG, WebP or AVIF');
  return sharp(data, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
}

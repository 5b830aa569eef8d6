import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const inBrotli = promisify(brotliCompress);
const inGzip = promisify(gzip);

/** `quality` from 0 to 11, the best: that takes some thirty times the CPU of 5. */
export async function brotli(bytes: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    // A larger window finds nothing more, and the best quality would take 50 MB for it.
    [constants.BROTLI_PARAM_LGWIN]: windowFor(bytes.length),
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return alone(await inBrotli(bytes, { params }));
}

export async function gzipped(bytes: Buffer): Promise<Buffer> {
  return alone(await inGzip(bytes));
}

/** The smallest window, as a power of two, that holds so many bytes (RFC 7932, 9.1). */
function windowFor(length: number): number {
  const needed = Math.ceil(Math.log2(length + 16));
  return Math.min(Math.max(needed, constants.BROTLI_MIN_WINDOW_BITS), constants.BROTLI_MAX_WINDOW_BITS);
}

/** zlib answers a part of 16 kB or more, all of which would be held as long as the part is. */
function alone(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

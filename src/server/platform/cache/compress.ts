import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const inBrotli = promisify(brotliCompress);
const inGzip = promisify(gzip);

/** `quality` is 0 to 11 (best). 11 takes about thirty times the CPU time of 5. */
export async function brotli(bytes: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    // A window larger than the text compresses no better, and at the best quality it would take 50 MB of memory.
    [constants.BROTLI_PARAM_LGWIN]: windowFor(bytes.length),
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return alone(await inBrotli(bytes, { params }));
}

export async function gzipped(bytes: Buffer): Promise<Buffer> {
  return alone(await inGzip(bytes));
}

/** The smallest window that holds `length` bytes, as the exponent of two that zlib expects (RFC 7932, 9.1). */
function windowFor(length: number): number {
  const needed = Math.ceil(Math.log2(length + 16));
  return Math.min(Math.max(needed, constants.BROTLI_MIN_WINDOW_BITS), constants.BROTLI_MAX_WINDOW_BITS);
}

/** A copy of its own size. zlib returns a slice of a buffer of 16 kB or more, which would stay in memory as long as the slice. */
function alone(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

import { describe, expect, it } from 'vitest';
import { acceptedEncoding, isKnown } from './negotiate.ts';

describe('the encoding of an answer', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0.5', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['br;q=0.000, gzip ; q=0.1', 'gzip'],
    ['brotli, x-gzip', null],
    ['identity', null],
    ['', null],
    [undefined, null],
  ])('that a client asks for by %o is %o', (header, encoding) => {
    expect(acceptedEncoding(header)).toBe(encoding);
  });
});

describe('an answer that the client has', () => {
  it.each(['"a"', 'W/"a"', '"b", "a"', '"b",W/"a"', '*'])('is named by %s', (header) => {
    expect(isKnown(header, '"a"')).toBe(true);
  });

  it.each([undefined, '', '"b"', 'a', '"a-br"'])('is not named by %o', (header) => {
    expect(isKnown(header, '"a"')).toBe(false);
  });
});

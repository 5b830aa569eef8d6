/** The encodings that answers are kept in. */
export type Encoding = 'br' | 'gzip';

/** The best encoding that an Accept-Encoding header allows; null: none, the answer is sent as it is. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding | null {
  const accepted = String(header ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => !/;\s*q=0(\.0*)?$/.test(each))
    .map((each) => each.split(';')[0]?.trim());
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null;
}

/**
 * Whether an If-None-Match header names this ETag. Weak comparison (RFC 9110, 13.1.2), because a proxy that compresses a body may have
 * made its ETag weak.
 */
export function isKnown(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header.split(',').some((each) => each.trim() === '*' || each.trim().replace(/^W\//, '') === etag);
}

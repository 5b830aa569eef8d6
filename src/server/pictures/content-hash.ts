import { sha256 } from '../platform/ids/ids.ts';

/**
 * Hex characters of the SHA-256 by which a file is named: 64 bits (decision 039). Short, because every page that names a picture
 * repeats them. In an installation with a million pictures a collision has a probability of one in thirty million.
 */
export const HASH_LENGTH = 16;

/** The hash by which a picture or video is named. */
export function contentHash(data: Buffer): string {
  return sha256(data).slice(0, HASH_LENGTH);
}

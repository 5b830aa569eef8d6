import { sha256 } from '../platform/ids.ts';

/**
 * Hex characters of a SHA-256 that name a file: 64 bits. Each weighs half a byte in every page that names a picture; two of a million
 * pictures have the same name once in thirty million installations.
 */
export const HASH_LENGTH = 16;

/** The name of a picture's or video's content. */
export function contentHash(data: Buffer): string {
  return sha256(data).slice(0, HASH_LENGTH);
}

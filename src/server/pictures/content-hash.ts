import { sha256 } from '../platform/ids.ts';

/** Hex characters of a SHA-256 that name a file: 96 bits. The whole would weigh a fifth of a long menu's markup. */
export const HASH_LENGTH = 24;

/** The name of a picture's or video's content. */
export function contentHash(data: Buffer): string {
  return sha256(data).slice(0, HASH_LENGTH);
}

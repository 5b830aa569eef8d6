import { createHmac, timingSafeEqual } from 'node:crypto';
import { CODE_DIGITS } from '../../domain/people/mailed-code.ts';
import type { Config } from '../platform/config.ts';
import { tokenSecret } from '../platform/ids/secrets.ts';

/**
 * The code of a claim. It is stored nowhere, not even as a hash, which of six digits anybody could undo: it follows from the claim's id
 * and the server's secret (decision 103).
 */
export function claimCode(config: Config, claimId: string): string {
  const bytes = createHmac('sha256', tokenSecret(config)).update(`claim code\u0000${claimId}`).digest();
  return String(bytes.readUIntBE(0, 6) % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0');
}

/** Compares in the same time, however much of the code is right. */
export function isCodeOf(config: Config, claimId: string, code: string): boolean {
  const [given, right] = [Buffer.from(code), Buffer.from(claimCode(config, claimId))];
  return given.length === right.length && timingSafeEqual(given, right);
}

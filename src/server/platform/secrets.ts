import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';

/** The secret that signs access tokens: from the environment, else made once and kept in DATA_DIR. */
export function tokenSecret(config: Config): string {
  if (config.TOKEN_SECRET) return config.TOKEN_SECRET;
  const file = join(config.DATA_DIR, 'token-secret');
  if (existsSync(file)) return readFileSync(file, 'utf8');
  mkdirSync(config.DATA_DIR, { recursive: true });
  const secret = randomBytes(32).toString('base64url');
  // Whole or not at all: a full disk or a power cut would leave a secret of no letters for good.
  const unfinished = `${file}.tmp`;
  writeFileSync(unfinished, secret, { mode: 0o600, flush: true });
  renameSync(unfinished, file);
  return secret;
}

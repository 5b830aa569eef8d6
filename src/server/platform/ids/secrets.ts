import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';

/** The secret that signs access tokens: `TOKEN_SECRET`, else one that is generated at the first start and kept in DATA_DIR. */
export function tokenSecret(config: Config): string {
  return config.TOKEN_SECRET ?? keptSecret(config, 'token-secret');
}

/** The secret that seals restaurants' keys of payment accounts: `PAYMENTS_SECRET`, else one that is kept in DATA_DIR like the other. */
export function paymentsSecret(config: Config): string {
  return config.PAYMENTS_SECRET ?? keptSecret(config, 'payments-secret');
}

function keptSecret(config: Config, name: string): string {
  const file = join(config.DATA_DIR, name);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  mkdirSync(config.DATA_DIR, { recursive: true });
  const secret = randomBytes(32).toString('base64url');
  // Written to a temporary file and renamed: a full disk or a power cut would otherwise leave an empty secret for good.
  const unfinished = `${file}.tmp`;
  writeFileSync(unfinished, secret, { mode: 0o600, flush: true });
  renameSync(unfinished, file);
  return secret;
}

import { createHmac, randomBytes } from 'node:crypto';
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

/**
 * The private key by which push services know this server: `VAPID_PRIVATE_KEY`, else one that is kept in DATA_DIR like the others.
 * Processes that share a PostgreSQL share its like, made from `TOKEN_SECRET`: each may ring devices that another has added.
 */
export function vapidSecret(config: Config): string {
  const { VAPID_PRIVATE_KEY, DATABASE_URL, TOKEN_SECRET } = config;
  if (VAPID_PRIVATE_KEY) return VAPID_PRIVATE_KEY;
  if (!DATABASE_URL || !TOKEN_SECRET) return keptSecret(config, 'vapid-private-key');
  return createHmac('sha256', TOKEN_SECRET).update('vapid').digest('base64url');
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

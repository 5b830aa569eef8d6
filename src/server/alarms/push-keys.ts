import { createECDH } from 'node:crypto';
import type { Config } from '../platform/config.ts';
import { vapidSecret } from '../platform/ids/secrets.ts';
import { SettingsError } from '../platform/refusals/settings-error.ts';

/** The server's name at push services (VAPID, RFC 8292): both keys in base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** Throws a `SettingsError` if VAPID_PRIVATE_KEY is none of P-256. */
export function pushKeys(config: Config): PushKeys {
  const privateKey = vapidSecret(config);
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  } catch {
    throw new SettingsError('VAPID_PRIVATE_KEY must be a private key of P-256: 32 bytes in base64url.');
  }
  return { privateKey, publicKey: pair.getPublicKey('base64url') };
}

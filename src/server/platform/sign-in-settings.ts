import { z } from 'zod';
import { SettingsError } from './refusals/settings-error.ts';

const ORIGIN = /^https?:\/\/[^\s/?#@]+\/?$/;
const address = z.url({ protocol: /^https?$/ }).optional();

/** By whom customers can sign in beside a password (decision 204). A provider of which nothing is set is off. */
export const signInSettings = {
  /** Origin at which providers answer, of whichever restaurant: the one that is registered with them. Required with any of them. */
  SIGN_IN_ADDRESS: z.string().regex(ORIGIN, 'must be an origin such as https://sign-in.example.com').optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  /** The Services ID. */
  APPLE_CLIENT_ID: z.string().optional(),
  APPLE_TEAM_ID: z.string().optional(),
  APPLE_KEY_ID: z.string().optional(),
  /** The key's file (.p8), with `\n` for its line breaks. */
  APPLE_PRIVATE_KEY: z
    .string()
    .transform((text) => text.replaceAll('\\n', '\n'))
    .optional(),
  FACEBOOK_CLIENT_ID: z.string().optional(),
  FACEBOOK_CLIENT_SECRET: z.string().optional(),
  /** Addresses that replace the providers' own, such as servers that speak their protocols. */
  GOOGLE_URL: address,
  APPLE_URL: address,
  FACEBOOK_URL: address,
};

const TOGETHER = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'],
  ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'],
] as const;

/** Throws a `SettingsError` for a provider of which only a part is set: its button would lead nowhere. */
export function checkSignInSettings(
  config: Partial<Record<(typeof TOGETHER)[number][number] | 'SIGN_IN_ADDRESS', string | undefined>>,
): void {
  for (const names of TOGETHER) {
    const missing = [...names, 'SIGN_IN_ADDRESS' as const].filter((name) => !config[name]);
    if (names.every((name) => !config[name]) || missing.length === 0) continue;
    throw new SettingsError(`${names.join(', ')} go together, with SIGN_IN_ADDRESS. Missing: ${missing.join(', ')}.`);
  }
}

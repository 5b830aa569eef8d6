import { z } from 'zod';
import { SettingsError } from './settings-error.ts';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);

const PUBLIC_ADDRESS = /^https?:\/\/[^\s/?#@]+\/?$/;

/** Every setting there is; the README lists them with their defaults. */
const schema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().default('.data'),
  /** Resized pictures; they can always be made again. */
  MEDIA_DIR: z.string().optional(),
  DATABASE_URL: z.string().startsWith('postgres').optional(),
  REDIS_URL: z.string().startsWith('redis').optional(),
  /** Comma-separated addresses or CIDR ranges whose X-Forwarded-* headers count. */
  TRUSTED_PROXIES: list.default([]),
  /** Signs access tokens; made once and kept in DATA_DIR when embedded, demanded with DATABASE_URL. */
  TOKEN_SECRET: z.string().min(32).optional(),
  ACCESS_TOKEN_S: z.coerce.number().int().min(1).default(900),
  REFRESH_TOKEN_DAYS: z.coerce.number().int().min(1).default(30),
  REFRESH_GRACE_S: z.coerce.number().int().min(0).default(10),
  DEVELOPMENT_RESTAURANT: z.string().default('forno-vesta'),
  /** How long a process that is told to end first lets proxies turn to another one. */
  DRAIN_S: z.coerce.number().min(0).max(8).default(0),
  /** Load the demo restaurants and accounts into an empty database. */
  DEMO: flag.default(true),
  /** Translates by machine what the restaurants did not; none: their own words stay. */
  TRANSLATION_PROVIDER: z.enum(['libretranslate', 'deepl', 'google', 'apertium']).optional(),
  /** Demanded by LibreTranslate and Apertium; else instead of the provider's own address. */
  TRANSLATION_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRANSLATION_KEY: z.string().optional(),
  /** Most characters a day (UTC) that go to the provider for one restaurant. */
  TRANSLATION_DAILY_CHARACTERS: z.coerce.number().int().min(0).default(100_000),
  /** Who finds addresses while they are typed; the gazetteer of towns is built in. */
  ADDRESS_PROVIDER: z.enum(['gazetteer', 'google', 'photon']).default('gazetteer'),
  /** Demanded by Photon; else instead of Google's own address. */
  ADDRESS_URL: z.url({ protocol: /^https?$/ }).optional(),
  ADDRESS_KEY: z.string().optional(),
  /** Most connections held open at once, live ones included. */
  MAX_CONNECTIONS: z.coerce.number().int().min(1).default(20_000),
  /** Until a client must have sent a request's head, and all of it. */
  HEADERS_TIMEOUT_S: z.coerce.number().positive().default(10),
  REQUEST_TIMEOUT_S: z.coerce.number().positive().default(30),
  /** Most that the pictures, videos and logos of one restaurant's people take of the disk together. */
  UPLOADS_MB: z.coerce.number().int().min(1).default(2000),
  /** Most memory for rendered pages, menus and answers of all restaurants together (`cache-shares.ts`). */
  CACHE_MB: z.coerce.number().min(1).default(96),
  /** Opens `/metrics` to whoever has it; without it only to processes on the same machine. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** Share of visits that tell how fast they were, 0 to 1; they are counted in `/metrics`. */
  WEB_VITALS_SAMPLE: z.coerce.number().min(0).max(1).default(0),
  /** The mail server, "smtps://user:password@host"; without it mails stay in the outbox. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Address of the sender; demanded with SMTP_URL. */
  MAIL_FROM: z.email().optional(),
  /** Origin in the mails of restaurants without a domain; `{slug}` stands for theirs. */
  PUBLIC_ADDRESS: z.string().regex(PUBLIC_ADDRESS, 'must be an origin such as https://{slug}.example.com').optional(),
  /** Opens `/dev/outbox`, with everybody's mails, to whoever reaches the server. */
  DEV_OUTBOX: flag.optional(),
  RATE_LIMITS: flag.default(true),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

export type Config = z.infer<typeof schema> & { mediaDir: string };

/** Reads the environment; throws one readable error that names each wrong setting. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(set);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new SettingsError(`These settings are wrong:\n${lines.join('\n')}`);
  }
  const config = parsed.data;
  if (config.DATABASE_URL && !config.TOKEN_SECRET) {
    throw new SettingsError(
      'TOKEN_SECRET (32 characters or more) is needed with DATABASE_URL: every process must share it.',
    );
  }
  if (config.SMTP_URL && !config.MAIL_FROM) {
    throw new SettingsError('MAIL_FROM (the address of the sender) is needed with SMTP_URL.');
  }
  return { ...config, mediaDir: config.MEDIA_DIR ?? `${config.DATA_DIR}/media` };
}

import { compile } from '@fastify/proxy-addr';
import { z } from 'zod';
import { plainWords } from './refusals/plain-words.ts';
import { SettingsError } from './refusals/settings-error.ts';
import { checkSignInSettings, signInSettings } from './sign-in-settings.ts';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);

const PUBLIC_ADDRESS = /^https?:\/\/[^\s/?#@]+\/?$/;

/** Whether Fastify can read them, by the same library. */
function areProxies(ranges: string[]): boolean {
  try {
    compile(ranges);
    return true;
  } catch {
    return false;
  }
}

/** Whether `pg` can read it: it may also leave the host out, "postgres:///menu?host=…". */
const isDatabaseUrl = (text: string) => URL.canParse(text.replace('@/', '@host/'));

/** Whether squares of a map can be asked for at it. */
const isTilesUrl = (text: string) =>
  /^https?:/.test(text) &&
  ['{z}', '{x}', '{y}'].every((each) => text.includes(each)) &&
  URL.canParse(text.replace(/\{[zxy]\}/g, '0'));

/** All settings. `docs/production.md` lists them with their defaults, `deploy/production.env.example` those that a server may want. */
const schema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().default('.data'),
  /** Folder of resized pictures. It needs no backup: they are made again from the originals. */
  MEDIA_DIR: z.string().optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must be an address such as postgres://user:password@host:5432/database')
    .refine(isDatabaseUrl, 'is no address that can be read: encode special characters of its password')
    .optional(),
  /** Whether DATABASE_URL leads to a pooler that gives each transaction another session (PgBouncer in transaction mode). */
  DATABASE_POOLER: flag.default(false),
  /** The most connections to PostgreSQL that a process keeps. */
  DATABASE_CONNECTIONS: z.coerce.number().int().min(1).max(1000).default(10),
  /** Start on a database that the next release has migrated: the way back after an upgrade. */
  NEWER_DATABASE: flag.default(false),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** Comma-separated addresses or CIDR ranges whose X-Forwarded-* headers count. */
  TRUSTED_PROXIES: list
    .refine(areProxies, 'must be addresses or CIDR ranges, such as 127.0.0.1,10.0.0.0/8')
    .default([]),
  /** Key that signs access tokens. Required with DATABASE_URL; else generated at the first start and kept in DATA_DIR. */
  TOKEN_SECRET: z.string().min(32).optional(),
  ACCESS_TOKEN_S: z.coerce.number().int().min(1).default(900),
  REFRESH_TOKEN_DAYS: z.coerce.number().int().min(1).default(30),
  REFRESH_GRACE_S: z.coerce.number().int().min(0).default(10),
  DEVELOPMENT_RESTAURANT: z.string().default('forno-vesta'),
  /** Seconds between the signal to end and closing, in which proxies turn to another process (decision 016). */
  DRAIN_S: z.coerce.number().min(0).max(8).default(0),
  /** Load the demo restaurants and accounts into an empty database. */
  DEMO: flag.default(true),
  /** Translates texts that a restaurant has only in its own language. Unset: they are shown in that language. */
  TRANSLATION_PROVIDER: z.enum(['libretranslate', 'deepl', 'google', 'apertium']).optional(),
  /** Base address of the provider. Required for LibreTranslate and Apertium; for the others it replaces the public address. */
  TRANSLATION_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRANSLATION_KEY: z.string().optional(),
  /** Maximum number of characters sent to the provider for one restaurant in a day (UTC). */
  TRANSLATION_DAILY_CHARACTERS: z.coerce.number().int().min(0).default(100_000),
  /** Answers the address search. The gazetteer is built in and knows towns only. */
  ADDRESS_PROVIDER: z.enum(['gazetteer', 'google', 'photon']).default('gazetteer'),
  /** Base address of the provider. Required for Photon; for Google it replaces the public address. */
  ADDRESS_URL: z.url({ protocol: /^https?$/ }).optional(),
  ADDRESS_KEY: z.string().optional(),
  /** Base address of a routing server that speaks OSRM's protocol. Unset: distances are as the crow flies (decision 212). */
  ROUTING_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The way of driving for which its data was prepared. */
  ROUTING_PROFILE: z
    .string()
    .regex(/^[A-Za-z][\w-]*$/, 'must be the name of a profile, such as car or bike')
    .default('driving'),
  /** Maximum number of questions that one process asks it in a minute. */
  ROUTING_PER_MINUTE: z.coerce.number().int().min(1).default(600),
  /** Address of the squares of a map, with {z}, {x} and {y}. Unset: there is no map anywhere (decision 213). */
  MAP_TILES: z
    .string()
    .refine(isTilesUrl, 'must be an address with {z}, {x} and {y}, such as https://tiles.example/{z}/{x}/{y}.png')
    .optional(),
  /** Whom the map is owed to, as it stands beside it. */
  MAP_ATTRIBUTION: z.string().min(1).max(200).default('© OpenStreetMap contributors'),
  /** How near the map has squares. */
  MAP_MAX_ZOOM: z.coerce.number().int().min(1).max(22).default(19),
  /** Maximum number of connections that one process holds open, WebSockets and event streams included. */
  MAX_CONNECTIONS: z.coerce.number().int().min(1).default(20_000),
  /** Seconds within which a client must have sent the headers, and the whole request. */
  HEADERS_TIMEOUT_S: z.coerce.number().positive().default(10),
  REQUEST_TIMEOUT_S: z.coerce.number().positive().default(30),
  /** Maximum disk space for the pictures, videos and logos that the staff of one restaurant upload (decision 081). */
  UPLOADS_MB: z.coerce.number().int().min(1).default(2000),
  /** Maximum memory for the caches of rendered pages, menus and answers, of all restaurants together (`cache-shares.ts`). */
  CACHE_MB: z.coerce.number().min(1).default(96),
  /** Maximum number of pages that are rendered in a minute for one network: those that are in the cache do not count. */
  PAGES_PER_MINUTE: z.coerce.number().int().min(1).default(600),
  /** Maximum number of mails about orders that one address gets from one restaurant in an hour. The rest are joined into one. */
  MAILS_PER_HOUR: z.coerce.number().int().min(1).default(20),
  /** Maximum number of orders of one account that a restaurant has not answered. */
  OPEN_ORDERS: z.coerce.number().int().min(1).default(20),
  /** Bearer token that `/metrics` asks for. Unset: only processes on the same machine may read it. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** Share of visits, 0 to 1, whose browsers report Web Vitals; `/metrics` counts them (decision 035). */
  WEB_VITALS_SAMPLE: z.coerce.number().min(0).max(1).default(0),
  /** Key that seals the keys of restaurants' payment accounts. With DATABASE_URL every process must share it; else it is kept in DATA_DIR. */
  PAYMENTS_SECRET: z.string().min(32).optional(),
  /** Minutes in which an order that is paid online must be paid. */
  PAY_WITHIN_MINUTES: z.coerce.number().min(0.01).max(1380).default(15),
  /** Address that replaces Stripe's own, such as a simulator of it. */
  STRIPE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** By which HubRise knows this server. Unset: restaurants cannot connect their tills. */
  HUBRISE_CLIENT_ID: z.string().optional(),
  HUBRISE_CLIENT_SECRET: z.string().optional(),
  /** Address that replaces HubRise's own two, such as a server that speaks its protocol. */
  HUBRISE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Addresses that replace Uber Direct's own two and Stuart's, such as servers that speak their protocols. */
  UBER_DIRECT_URL: z.url({ protocol: /^https?$/ }).optional(),
  STUART_URL: z.url({ protocol: /^https?$/ }).optional(),
  ...signInSettings,
  /** Account at Twilio, by which alarms call and text people. All three, or none: restaurants can then do neither (decision 201). */
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-fA-F]{32}$/, 'must be AC and 32 hexadecimal digits')
    .optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  /** The number that calls and writes, bought there. */
  TWILIO_FROM: z
    .string()
    .regex(/^\+[1-9]\d{6,14}$/, 'must be a number such as +442079460000')
    .optional(),
  /** Address that replaces Twilio's own, such as a server that speaks its protocol. */
  TWILIO_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The most calls and texts to staff that a restaurant sends in a day, and as many to guests: they cost the operator money. */
  TELEPHONE_PER_DAY: z.coerce.number().int().min(0).default(100),
  /** Whether restaurants may take payments that move no money, by a simulator of Stripe. Unset: see `isSimulatorOn`. */
  PAYMENTS_SIMULATOR: flag.optional(),
  /** Private key (VAPID, P-256, base64url) that push services know this server by. Unset: made once, or from TOKEN_SECRET (`vapidSecret`). */
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be 32 bytes in base64url')
    .optional(),
  /** Whether alarms may go to addresses in private networks and without TLS, such as an SMS gateway beside the server. */
  ALARMS_TO_PRIVATE_NETWORK: flag.default(false),
  PUSHES_TO_PRIVATE_NETWORK: flag.default(false),
  /** The mail server, "smtps://user:password@host". Unset: mails stay in the outbox. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** The sender's address. Required with SMTP_URL. */
  MAIL_FROM: z.email().optional(),
  /** Origin of links in the mails of restaurants that have no domain; `{slug}` stands for the restaurant's slug. */
  PUBLIC_ADDRESS: z.string().regex(PUBLIC_ADDRESS, 'must be an origin such as https://{slug}.example.com').optional(),
  /** Whether `/dev/outbox` shows all mails to anyone who can reach the server. Unset: see `isOutboxShown`. */
  DEV_OUTBOX: flag.optional(),
  RATE_LIMITS: flag.default(true),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

export type Config = z.infer<typeof schema> & { mediaDir: string };

/** Reads the settings from the environment. Throws one `SettingsError` that names every wrong setting. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(set, { error: plainWords });
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
  checkSignInSettings(config);
  const { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM } = config;
  const twilio = [TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM].filter((each) => each !== undefined);
  if (twilio.length % 3 !== 0) {
    throw new SettingsError(
      'TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM belong together: set all three, or none.',
    );
  }
  return { ...config, mediaDir: config.MEDIA_DIR ?? `${config.DATA_DIR}/media` };
}

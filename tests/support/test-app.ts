import type { Writable } from 'node:stream';
import type { InjectOptions } from 'fastify';
import type { OpenAPIV3_1 } from 'openapi-types';
import { createApp } from '../../src/server/api.ts';
import { importRestaurant } from '../../src/server/import/import-restaurant.ts';
import { readConfig } from '../../src/server/platform/config.ts';
import type { DialectName } from '../../src/server/platform/database/database.ts';
import { migrate } from '../../src/server/platform/database/migrate.ts';
import type { App } from '../../src/server/platform/http/app.ts';
import type { Services } from '../../src/server/services.ts';
import { createServices } from '../../src/server/wire.ts';
import { filledDatabase } from './database-templates.ts';
import type { FreshDatabase } from './databases.ts';
import { undocumented } from './documented.ts';
import { sushiBar } from './sushi-bar.ts';
import { trattoria } from './trattoria.ts';

/** Wednesday 2026-06-17, 13:00 in London: both fixture restaurants are open. */
export const NOON = Date.parse('2026-06-17T12:00:00Z');

export interface TestApp {
  app: App;
  services: Services;
  /** The PostgreSQL database's address, for a second connection; undefined on SQLite, whose file is in DATA_DIR. */
  databaseUrl: string | undefined;
  /** Sets the server's clock. */
  setNow(instant: number): void;
  /** A request to the trattoria by default, or to another host. Throws for an answer that the API's document does not list. */
  call(request: Call): Promise<Answer>;
  /** Registers a customer at a host and resolves to the token. */
  register(email?: string, host?: string): Promise<string>;
  close(): Promise<void>;
}
export interface Call extends Pick<InjectOptions, 'method' | 'url' | 'headers' | 'cookies' | 'remoteAddress'> {
  body?: unknown;
  token?: string;
  host?: string;
}
export interface Answer {
  status: number;
  // A test reads whatever it expects; a wrong shape fails its assertion.
  // biome-ignore lint/suspicious/noExplicitAny: answers of every route pass through here
  body: any;
  headers: Record<string, string | string[] | number | undefined>;
  cookies: { name: string; value: string; [attribute: string]: unknown }[];
}

export const TRATTORIA = 'trattoria.localhost';
export const SUSHI = 'sushi-bar.localhost';
export const PASSWORD = 'Password-1';

/** The real app on a real database with only two small restaurants. If `env` sets LOG_LEVEL, `logTo` receives its log. */
export async function startTestApp(
  dialect: DialectName,
  env: Record<string, string> = {},
  logTo?: Writable,
): Promise<TestApp> {
  const database = await filledDatabase(dialect, fill);
  let now = NOON;
  const services = createServices(readConfig({ ...settingsOf(database), ...env }), database, () => now);
  const app = await createApp(services, logTo);
  await app.ready();
  let registered = 0;

  async function call({ host = TRATTORIA, token, body, headers, ...request }: Call): Promise<Answer> {
    const response = await app.inject({
      method: 'GET',
      ...request,
      url: `/api/v1${request.url as string}`,
      headers: { host, ...(token && { authorization: `Bearer ${token}` }), ...headers },
      ...(body !== undefined && { payload: body as object }),
    });
    const isJson = String(response.headers['content-type']).includes('json');
    const answered = isJson ? response.json() : response.body;
    const problem = undocumented(documentOf(app), {
      method: request.method ?? 'GET',
      url: request.url as string,
      status: response.statusCode,
      code: answered?.code,
    });
    if (problem) throw new Error(problem);
    return {
      status: response.statusCode,
      body: answered,
      headers: response.headers,
      cookies: response.cookies as unknown as Answer['cookies'],
    };
  }

  return {
    app,
    services,
    databaseUrl: database.databaseUrl,
    call,
    setNow: (instant) => {
      now = instant;
    },
    register: async (email = `customer-${++registered}@example.test`, host = TRATTORIA) => {
      const answer = await call({
        method: 'POST',
        url: '/auth/register',
        host,
        body: { name: 'Ada Cook', email, password: PASSWORD, confirmPassword: PASSWORD, acceptedTerms: true },
      });
      return answer.body.accessToken;
    },
    close: async () => {
      await app.close();
      await database.drop();
    },
  };
}

const settingsOf = (database: FreshDatabase) => ({
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  RATE_LIMITS: 'false',
  DATA_DIR: database.dataDir,
  TOKEN_SECRET: 'a-secret-for-tests-that-is-long-enough',
  DEVELOPMENT_RESTAURANT: 'trattoria',
});

async function fill(database: FreshDatabase): Promise<void> {
  await migrate(database);
  const services = createServices(readConfig(settingsOf(database)), database, () => NOON);
  for (const restaurant of [trattoria, sushiBar]) await importRestaurant(services, restaurant);
}

let known: OpenAPIV3_1.Document | undefined;

/** The API's document, which is the same for every app and so is built once. */
export function documentOf(app: App): OpenAPIV3_1.Document {
  known ??= app.swagger() as OpenAPIV3_1.Document;
  return known;
}

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const TOKEN_SECRET = 'a-secret-for-tests-that-is-long-enough';

describe('the settings of mails', () => {
  it('are all or none', () => {
    expect(() => readConfig({ SMTP_URL: 'smtps://mail.example' })).toThrow('MAIL_FROM');
    expect(readConfig({ SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'orders@example.com' })).toMatchObject({
      SMTP_URL: 'smtps://mail.example',
    });
    expect(readConfig({ SMTP_URL: '' }).SMTP_URL).toBeUndefined();
  });

  it.each([
    { SMTP_URL: 'mail.example' },
    { SMTP_URL: 'https://mail.example' },
    { MAIL_FROM: 'orders' },
    { MAIL_FROM: 'Orders <orders@example.com>' },
    { PUBLIC_ADDRESS: 'orders.example' },
    { PUBLIC_ADDRESS: 'https://orders.example/menu' },
    { DEV_OUTBOX: 'yes' },
  ])('are refused by name: %o', (env) => {
    expect(() => readConfig(env)).toThrow(Object.keys(env)[0]);
  });
});

describe('the addresses of services', () => {
  it.each([
    { DATABASE_URL: 'mysql://ann:hu-sh@localhost/menu' },
    { DATABASE_URL: 'postgres://ann:hu/sh@localhost:x/menu' },
    { REDIS_URL: 'redis://:hu-sh@localhost:x' },
    { REDIS_URL: 'localhost:6379' },
  ])('are refused by name, without the password in them: %o', (env) => {
    let said = '';
    try {
      readConfig({ ...env, TOKEN_SECRET });
    } catch (error) {
      said = (error as Error).message;
    }
    expect(said).toContain(`  ${Object.keys(env)[0]}: `);
    expect(said).not.toMatch(/hu.sh/);
  });

  it.each([
    'postgres://ann:password@localhost:5432/menu',
    'postgresql://ann@[::1]/menu?sslmode=no-verify',
    'postgres:///menu?host=/var/run/postgresql',
    'postgres://ann:password@/menu?host=db.example',
  ])('are taken as the database understands them: %s', (url) => {
    expect(readConfig({ DATABASE_URL: url, TOKEN_SECRET }).DATABASE_URL).toBe(url);
  });
});

describe('the proxies that are trusted', () => {
  it.each(['127.0.0.1, 10.0.0.0/8', '::1,fd00::/8', '172.16.0.0/255.240.0.0', 'loopback, uniquelocal'])(
    'are addresses and ranges: %s',
    async (list) => {
      const ranges = readConfig({ TRUSTED_PROXIES: list }).TRUSTED_PROXIES;
      expect(ranges).toEqual(list.split(/, ?/));
      await fastify({ trustProxy: ranges }).close();
    },
  );

  it.each([
    'nginx',
    '10.0.0.0/33',
    '10.0.0.0/0.0.0.255',
    '10.0.0.0/0',
    '::1/129',
    '10.0.0.0/8/8',
    '127.0.0.1;10.0.0.1',
  ])('are refused otherwise: %s', (list) => {
    expect(() => readConfig({ TRUSTED_PROXIES: list })).toThrow('TRUSTED_PROXIES');
    expect(() => fastify({ trustProxy: [list] })).toThrow();
  });
});

describe('the share of visits that tell how fast they were', () => {
  it('is none, unless somebody says another', () => {
    expect(readConfig({}).WEB_VITALS_SAMPLE).toBe(0);
    expect(readConfig({ WEB_VITALS_SAMPLE: '0.05' }).WEB_VITALS_SAMPLE).toBe(0.05);
  });

  it.each(['10%', '1.5', '-0.1'])('is refused when it is none: %s', (share) => {
    expect(() => readConfig({ WEB_VITALS_SAMPLE: share })).toThrow('WEB_VITALS_SAMPLE');
  });
});

describe('a server with a wrong setting', () => {
  it.each([
    [{ PORT: 'http' }, /^These settings are wrong:\n {2}PORT: must be a number\n$/],
    [{ TRANSLATION_PROVIDER: 'deepl' }, /^TRANSLATION_KEY is needed for this TRANSLATION_PROVIDER\.\n$/],
    [{ ADDRESS_PROVIDER: 'photon' }, /^ADDRESS_URL is needed for this ADDRESS_PROVIDER\.\n$/],
    [{ DATABASE_URL: 'postgres://ann@localhost:1/menu', TOKEN_SECRET }, /^The database cannot be opened: [^\n]+\n$/],
    [{ DATA_DIR: 'package.json' }, /^The database cannot be opened: [^\n]+\n$/],
  ])('ends with the sentence that says which: %o', (env, sentence) => {
    const dir = mkdtempSync(join(tmpdir(), 'servery-settings-'));
    const settings = { DATA_DIR: dir, DEMO: 'false', PORT: '0', ...env };
    const { status, stderr } = spawnSync(process.execPath, ['src/server/main.ts'], {
      env: { ...process.env, ...settings },
      encoding: 'utf8',
    });
    rmSync(dir, { recursive: true });
    expect([status, stderr]).toEqual([1, expect.stringMatching(sentence)]);
  });
});

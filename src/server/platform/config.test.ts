import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

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
    [{ PORT: 'http' }, /^These settings are wrong:\n {2}PORT: [^\n]+\n$/],
    [{ TRANSLATION_PROVIDER: 'deepl' }, /^TRANSLATION_KEY is needed for this TRANSLATION_PROVIDER\.\n$/],
    [{ ADDRESS_PROVIDER: 'photon' }, /^ADDRESS_URL is needed for this ADDRESS_PROVIDER\.\n$/],
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

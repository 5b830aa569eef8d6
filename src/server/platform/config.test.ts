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

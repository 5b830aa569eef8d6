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

import { afterEach, describe, expect, it } from 'vitest';
import { type MailServer, startMailServer } from '../../../../tests/support/mail-server.ts';
import { smtpMailer } from './smtp-mailer.ts';

const MESSAGE = {
  id: 'abc',
  fromName: 'Trattoria\r\nBcc: victim@example.test',
  replyTo: 'ciao@trattoria.test',
  to: 'ada@example.test',
  subject: 'Your order\r\nBcc: victim@example.test\u2028',
  language: 'en',
  html: '<p>Hello</p>',
  text: 'Hello',
};

describe('mail by SMTP', () => {
  let server: MailServer;
  afterEach(() => server.close());

  it('keeps every header on its own line', async () => {
    server = await startMailServer();
    await smtpMailer({ url: server.url, from: 'orders@platform.test' }).send(MESSAGE);
    const [mail] = server.received;
    expect(mail?.subject).toBe('Your order Bcc: victim@example.test');
    expect(mail?.from?.name).toBe('Trattoria Bcc: victim@example.test');
    expect(mail?.envelope.to).toEqual(['ada@example.test']);
    expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc');
  });

  it('signs in over TLS', async () => {
    const passwords: string[] = [];
    server = await startMailServer(() => null, {
      disabledCommands: [],
      onAuth({ password, method }, _session, done) {
        passwords.push(`${method} ${password}`);
        done(null, { user: 'shop' });
      },
    });
    const url = `${server.url.replace('//', '//shop:secret@')}?tls.rejectUnauthorized=false`;
    await smtpMailer({ url, from: 'orders@platform.test' }).send(MESSAGE);
    expect(passwords).toEqual(['PLAIN secret']);
    expect(server.received).toHaveLength(1);
  });

  it('never sends a password in the clear', async () => {
    const said: string[] = [];
    server = await startMailServer(() => null, {
      onAuth({ method }, _session, done) {
        said.push(method);
        done(null, { user: 'shop' });
      },
    });
    const mailer = smtpMailer({ url: server.url.replace('//', '//shop:secret@'), from: 'orders@platform.test' });
    await expect(mailer.send(MESSAGE)).rejects.toThrow(/STARTTLS/i);
    expect(said).toEqual([]);
    expect(server.received).toEqual([]);
  });
});

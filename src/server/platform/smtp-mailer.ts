import { createTransport } from 'nodemailer';
import { isEmail } from '../../domain/email.ts';
import { type Mailer, MailRefused } from './mailer.ts';

/** A hanging server must not hold a mail longer than its claim lives. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, dnsTimeout: 10_000, socketTimeout: 20_000 };

/** Sends through an SMTP server. A password is sent over TLS only. */
export function smtpMailer(settings: { url: string; from: string }): Mailer {
  const hasPassword = new URL(settings.url).password !== '';
  const transport = createTransport({ url: settings.url, ...TIMEOUTS, requireTLS: hasPassword });
  const host = settings.from.slice(settings.from.lastIndexOf('@') + 1);
  return {
    async send(message) {
      if (!isEmail(message.to)) throw new MailRefused('not the address of one mailbox');
      try {
        await transport.sendMail({
          messageId: `<${message.id}@${host}>`,
          from: { name: oneLine(message.fromName), address: settings.from },
          to: { name: '', address: message.to },
          replyTo: { name: oneLine(message.fromName), address: message.replyTo },
          envelope: { from: settings.from, to: [message.to] },
          subject: oneLine(message.subject),
          html: message.html,
          text: message.text,
          headers: {
            'Auto-Submitted': 'auto-generated',
            'X-Auto-Response-Suppress': 'All',
            'Content-Language': message.language,
          },
          disableFileAccess: true,
          disableUrlAccess: true,
        });
      } catch (error) {
        throw isLasting(error) ? new MailRefused((error as Error).message) : error;
      }
    },
    close: () => transport.close(),
  };
}

/** Text that can stand in a header: whatever breaks a line becomes a space. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

/** 5xx about the recipient or the content. About the sender or the sign-in it is our setting that is wrong. */
function isLasting(error: unknown): boolean {
  const { responseCode, command } = error as { responseCode?: unknown; command?: unknown };
  const isRefusal = typeof responseCode === 'number' && responseCode >= 500;
  return isRefusal && (command === 'RCPT TO' || command === 'DATA');
}

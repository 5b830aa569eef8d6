import { createTransport } from 'nodemailer';
import { isEmail } from '../../../domain/people/email.ts';
import { type Mailer, MailRefused } from './mailer.ts';

/**
 * All together shorter than the lease of a claimed mail: a hanging server must not hold it until another process claims it too.
 */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, dnsTimeout: 10_000, socketTimeout: 20_000 };

/** Sends through an SMTP server. With a password in `url` TLS is required. */
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
          from: { name: headerLine(message.fromName), address: settings.from },
          to: { name: '', address: message.to },
          ...(message.replyTo && { replyTo: { name: headerLine(message.fromName), address: message.replyTo } }),
          envelope: { from: settings.from, to: [message.to] },
          subject: headerLine(message.subject),
          html: message.html,
          text: message.text,
          headers: {
            'Auto-Submitted': 'auto-generated',
            'X-Auto-Response-Suppress': 'All',
            'Content-Language': message.language,
            ...(message.unsubscribeUrl && {
              'List-Unsubscribe': `<${message.unsubscribeUrl}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
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

/** Text for a header: line breaks and other control characters become spaces, so that no header can be injected. */
export function headerLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

/**
 * A 5xx about the recipient or the content is permanent. One about the sender or the sign-in is a wrong setting, which can be
 * mended.
 */
function isLasting(error: unknown): boolean {
  const { responseCode, command } = error as { responseCode?: unknown; command?: unknown };
  const isRefusal = typeof responseCode === 'number' && responseCode >= 500;
  return isRefusal && (command === 'RCPT TO' || command === 'DATA');
}

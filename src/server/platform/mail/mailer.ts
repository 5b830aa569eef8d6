export interface MailMessage {
  /** Becomes the Message-ID, so that a mailbox can recognise a mail that was sent twice. */
  id: string;
  /** The name shown as the sender. The sender's address is always `MAIL_FROM`. */
  fromName: string;
  /** '': nobody. */
  replyTo: string;
  to: string;
  subject: string;
  language: string;
  html: string;
  text: string;
  /** Where a POST ends such mails at once (RFC 8058); undefined: they are no news. */
  unsubscribeUrl?: string;
}

/** Sends mails. */
export interface Mailer {
  /** Throws `MailRefused` if this mail will never be accepted, any other error if a later attempt may succeed. */
  send(message: MailMessage): Promise<void>;
  close(): void;
}

/** A permanent failure: the recipient's address does not exist, or the content is refused. */
export class MailRefused extends Error {}

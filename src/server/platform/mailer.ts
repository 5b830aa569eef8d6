export interface MailMessage {
  /** Names the message for ever: a mail that was sent twice is recognised by it. */
  id: string;
  /** Shown as the sender; the address is the installation's own. */
  fromName: string;
  replyTo: string;
  to: string;
  subject: string;
  language: string;
  html: string;
  text: string;
}

/** Hands a mail to whoever delivers it. */
export interface Mailer {
  /** Throws `MailRefused` for a mail that will never be taken, anything else for one that may be taken later. */
  send(message: MailMessage): Promise<void>;
  close(): void;
}

/** The server named a lasting reason against this mail: its address does not exist, or its content is refused. */
export class MailRefused extends Error {}

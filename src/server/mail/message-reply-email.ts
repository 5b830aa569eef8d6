import type { EmailContext } from './email-context.ts';
import type { EmailParts } from './email-parts.ts';

interface MessageReply {
  name: string;
  subject: string;
  message: string;
  reply: string;
}

/** The restaurant's answer to a message of its contact form, with what was asked below it. */
export async function writeMessageReply(
  { restaurant, t }: EmailContext,
  { name, subject, message, reply }: MessageReply,
): Promise<EmailParts> {
  const paragraphs = (text: string) =>
    text
      .split(/\n\s*\n/)
      .filter((part) => part.trim() !== '')
      .map((part) => ({ kind: 'paragraph', text: part }) as const);
  return {
    subject: t('reply_subject', { subject }),
    preheader: reply.slice(0, 120),
    heading: t('reply_heading', { restaurant: restaurant.name }),
    blocks: [
      { kind: 'paragraph', text: t('greeting', { name }) },
      ...paragraphs(reply),
      { kind: 'facts', rows: [{ label: t('reply_asked'), lines: message.split('\n') }] },
    ],
    footer: [t('why_reply', { restaurant: restaurant.name })],
  };
}

import { isLanguage, type Language } from '../../domain/languages.ts';
import type { OutboxRow } from '../outbox/outbox.repo.ts';
import type { MailMessage } from '../platform/mail/mailer.ts';
import { publicAddress } from '../restaurants/public-address.ts';
import type { Services } from '../services.ts';
import type { EmailContext } from './email-context.ts';
import { emailHeader } from './email-header.ts';
import { emailHtml } from './email-html.ts';
import { emailText } from './email-text.ts';
import { mailKind } from './mail-kinds.ts';
import { mailTexts } from './mail-texts.ts';

/** Writes the mail of an outbox row. Order and restaurant are read now, not as they were when the mail was queued. */
export async function composeMail(services: Services, row: OutboxRow): Promise<MailMessage> {
  const { restaurant: original } = await services.content.of(row.restaurant_id, 'en');
  const language: Language = isLanguage(row.language) ? row.language : original.contentLanguage;
  const { restaurant } = await services.content.of(row.restaurant_id, language);
  const origin = await publicAddress(services, { id: restaurant._id, slug: restaurant.slug });
  const context: EmailContext = { services, row, restaurant, language, origin, t: mailTexts(language) };
  const letter = await mailKind(row.kind).write(context, JSON.parse(row.payload) as never);
  const head = emailHeader(restaurant, language, origin);
  return {
    id: row.id,
    fromName: restaurant.name,
    replyTo: restaurant.contact.email,
    to: row.recipient,
    subject: letter.subject,
    language,
    html: emailHtml(letter, head),
    text: emailText(letter, head),
    ...(letter.leave && { unsubscribeUrl: letter.leave.url }),
  };
}

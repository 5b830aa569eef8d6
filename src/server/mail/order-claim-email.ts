import { findByEmail } from '../accounts/users.repo.ts';
import { CLAIM_LIFE_MS, type OrderClaimMail } from '../order-claims/begin-claim.ts';
import { claimCode } from '../order-claims/claim-code.ts';
import { timeAndZoneText } from '../platform/time-text.ts';
import type { EmailContext } from './email-context.ts';
import type { EmailParts } from './email-parts.ts';

/** The mail with the code that brings a guest's orders to an account. Only it tells the holder of the address that they have one. */
export async function writeOrderClaimEmail(context: EmailContext, { claimId }: OrderClaimMail): Promise<EmailParts> {
  const { services, row, restaurant, language, t } = context;
  const account = await findByEmail(services.db, row.recipient);
  const code = claimCode(services.config, claimId);
  const time = timeAndZoneText(row.created_at + CLAIM_LIFE_MS, restaurant.timezone, language);
  return {
    subject: t('claim_subject', { code }),
    preheader: t('claim_until', { time }),
    heading: t('claim_heading'),
    blocks: [
      { kind: 'paragraph', text: t('claim_text', { restaurant: restaurant.name }) },
      { kind: 'highlight', label: t('claim_code'), value: code, isCode: true },
      { kind: 'paragraph', text: t(account ? 'claim_with_account' : 'claim_without_account') },
      { kind: 'paragraph', text: `${t('claim_until', { time })} ${t('claim_ignore')}` },
    ],
    footer: [t('why_claim', { restaurant: restaurant.name })],
  };
}

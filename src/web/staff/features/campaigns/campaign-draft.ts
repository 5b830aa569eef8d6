import type { CampaignInput, Campaigns, CampaignTexts } from '../../../../contract/staff/staff-campaigns.ts';
import type { Language } from '../../../../domain/languages.ts';
import type { Occasion } from '../../../../domain/people/campaigns.ts';

/** What is being written, until it is sent. */
export interface CampaignDraft {
  occasion: Occasion;
  productId: string;
  texts: CampaignTexts;
  quietWeeks: number | null;
}

/** Where writing begins: the usual words of an occasion. */
export function draftOf(occasion: Occasion, { usual }: Campaigns): CampaignDraft {
  return {
    ...{ occasion, productId: '', texts: occasion === 'own' ? {} : usual[occasion] },
    quietWeeks: occasion === 'miss_you' ? 8 : null,
  };
}

/** Why a draft cannot be sent yet; null: it can. */
export type CampaignGap = { kind: 'missing' | 'half'; language: Language } | { kind: 'dish_missing' } | null;

export function gapOf({ occasion, productId, texts }: CampaignDraft, own: Language): CampaignGap {
  if (occasion === 'new_dish' && productId === '') return { kind: 'dish_missing' };
  if (!isWritten(texts[own])) return { kind: 'missing', language: own };
  for (const [language, text] of Object.entries(texts)) {
    const isEmpty = !text.subject.trim() && !text.text.trim();
    if (!isEmpty && !isWritten(text)) return { kind: 'half', language: language as Language };
  }
  return null;
}

/** What is sent: without languages that were left empty. */
export function inputOf({ occasion, productId, texts, quietWeeks }: CampaignDraft): CampaignInput {
  const written = Object.entries(texts).filter(([, text]) => isWritten(text));
  return {
    ...{ occasion, productId: occasion === 'new_dish' ? productId : null, quietWeeks },
    texts: Object.fromEntries(written),
  };
}

export function isWritten(text: { subject: string; text: string } | undefined): boolean {
  return text !== undefined && text.subject.trim() !== '' && text.text.trim() !== '';
}

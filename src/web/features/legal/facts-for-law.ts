import type { PublicLegal } from '../../../contract/legal.ts';
import type { Restaurant } from '../../../contract/restaurants.ts';
import { LANGUAGE_NAMES, type Language } from '../../../domain/languages.ts';
import { localeOf } from '../../app/format/format.ts';
import type { LegalBlock } from './legal-texts.ts';

/**
 * What a block of the given texts becomes once the restaurant has said who it is and whose law holds: the same, another one, or none.
 * Nothing that the restaurant has left empty is shown. British law is that of the given texts.
 */
export function blockFor(block: LegalBlock, { law, dataContact, host }: PublicLegal): LegalBlock | null {
  const isBritish = law === 'GB';
  switch (block) {
    case 'terms_11_1':
      return isBritish ? block : 'terms_11_1_law';
    case 'terms_17_1':
      return isBritish ? block : 'terms_17_1_law';
    case 'terms_17_2':
      return isBritish ? block : 'terms_17_2_law';
    case 'terms_17_3':
      return 'terms_17_3_own';
    case 'privacy_1_2':
      return dataContact ? 'privacy_1_2_contact' : null;
    case 'privacy_3_1':
      return isBritish ? block : 'privacy_3_1_law';
    case 'privacy_4_2':
      return host ? 'privacy_4_2_host' : 'privacy_4_2_plain';
    case 'privacy_9_6':
      return isBritish ? block : 'privacy_9_6_law';
    default:
      return block;
  }
}

/** Values of the placeholders in those blocks. */
export function lawValues(
  { legal, contentLanguage }: Restaurant,
  language: Language,
): Record<'law' | 'dataContact' | 'host' | 'language', string> {
  const law = legal && new Intl.DisplayNames([localeOf(language)], { type: 'region' }).of(legal.law);
  return {
    law: law ?? '',
    dataContact: legal?.dataContact ?? '',
    host: legal?.host ?? '',
    language: LANGUAGE_NAMES[contentLanguage],
  };
}

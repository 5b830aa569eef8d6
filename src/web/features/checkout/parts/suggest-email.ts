import emailSpellChecker from '@zootools/email-spell-checker';

/** The address that was probably meant, as `gmail.com` for `gmial.com`; null: it looks right. */
export function suggestEmail(email: string): string | null {
  // Only names of providers are compared: by its list of top-level domains the library takes many a country's for a mistake.
  return emailSpellChecker.run({ email, topLevelDomains: [] })?.full ?? null;
}

import type { Language } from '../../../domain/languages.ts';

const files = import.meta.glob<Record<string, string>>('../../../contract/staff-field-messages/*.json', {
  import: 'default',
});

/** Sentences for fields that only staff fill in, by the names of their checks; customers download none of them. */
export async function staffFieldSentences(language: Language): Promise<Record<string, string>> {
  const load = files[`../../../contract/staff-field-messages/${language}.json`];
  // Without a connection the general sentence stands in.
  return (await load?.().catch(() => null)) ?? {};
}

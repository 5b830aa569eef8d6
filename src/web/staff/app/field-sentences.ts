import type { Language } from '../../../domain/languages.ts';

const files = import.meta.glob<Record<string, string>>('../../../contract/staff-field-messages/*.json', {
  import: 'default',
});

/** Error messages for fields that only staff fill in, by the names of their checks; the storefront does not load them. */
export async function staffFieldSentences(language: Language): Promise<Record<string, string>> {
  const load = files[`../../../contract/staff-field-messages/${language}.json`];
  // If they cannot be loaded, the general message is shown instead.
  return (await load?.().catch(() => null)) ?? {};
}

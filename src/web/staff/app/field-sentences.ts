import type { Messages } from '../../app/i18n/i18n.ts';

/** Sentences for fields that only staff fill in, by the names of their checks; null: none of them. The storefront does not load them. */
export async function staffFieldSentences(messages: Messages): Promise<(name: string) => string | null> {
  // If they cannot be loaded, the general sentence is shown instead.
  await messages.need(['staff-fields']).catch(() => {});
  const own = messages.loaded()['staff-fields'] ?? {};
  return (name) => (name in own ? messages.i18n._(`staff-fields.${name}`) : null);
}

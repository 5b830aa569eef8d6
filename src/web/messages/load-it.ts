import type { Catalogue, Section } from './sections.ts';

const files = import.meta.glob<Catalogue>('./*/it.json', { import: 'default' });

/** One section in this language. */
export async function load(section: Section): Promise<Catalogue> {
  if (section === 'fields') return (await import('../../contract/field-messages/it.json')).default;
  const file = files[`./${section}/it.json`];
  if (!file) throw new Error(`no messages: ${section}`);
  return file();
}

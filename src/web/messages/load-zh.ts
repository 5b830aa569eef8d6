import type { Catalogue, Section } from './sections.ts';

const files = import.meta.glob<Catalogue>('./*/zh.json', { import: 'default' });

/** One section in this language. */
export async function load(section: Section): Promise<Catalogue> {
  if (section === 'fields') return (await import('../../contract/field-messages/zh.json')).default;
  const file = files[`./${section}/zh.json`];
  if (!file) throw new Error(`no messages: ${section}`);
  return file();
}

import { languages } from 'virtual:messages';
import type { Language } from '../../domain/languages.ts';
import type { Catalogue, SectionName } from './sections.ts';

/** Loads one section in one language: a file of its own in the browser. */
export async function loadSection(section: SectionName, language: Language): Promise<Catalogue> {
  const { sections } = await languages[language]();
  return (await sections[section]()).default;
}

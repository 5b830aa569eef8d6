import { type I18n, setupI18n } from '@lingui/core';
import type { Language } from '../../domain/languages.ts';
import { type Catalogue, loadSection, type Section } from '../messages/sections.ts';

/** The messages of one visit: sections are added as pages need them, in the current language only. */
export class Messages {
  readonly i18n: I18n = setupI18n();
  #language: Language;
  readonly #sections = new Map<Section, Catalogue>();

  constructor(language: Language) {
    this.#language = language;
    this.i18n.loadAndActivate({ locale: language, messages: {} });
  }

  get language(): Language {
    return this.#language;
  }

  /** What was loaded, to be sent along with a rendered page. */
  loaded(): Partial<Record<Section, Catalogue>> {
    return Object.fromEntries(this.#sections);
  }

  add(sections: Partial<Record<Section, Catalogue>>): void {
    for (const [section, catalogue] of Object.entries(sections) as [Section, Catalogue][]) {
      this.#sections.set(section, catalogue);
    }
    this.#activate();
  }

  /** Resolves once these sections can be shown. */
  async need(sections: readonly Section[]): Promise<void> {
    const missing = sections.filter((section) => !this.#sections.has(section));
    if (missing.length) this.add(await loadSections(missing, this.#language));
  }

  /** Loads everything on screen in another language, then shows it at once. */
  async change(language: Language): Promise<void> {
    const sections = await loadSections([...this.#sections.keys()], language);
    this.#language = language;
    this.add(sections);
  }

  #activate(): void {
    const messages: Catalogue = {};
    for (const [section, catalogue] of this.#sections) {
      for (const key in catalogue) messages[`${section}.${key}`] = catalogue[key];
    }
    this.i18n.loadAndActivate({ locale: this.#language, messages: messages as Parameters<I18n['load']>[1] });
  }
}

async function loadSections(
  sections: readonly Section[],
  language: Language,
): Promise<Partial<Record<Section, Catalogue>>> {
  const loaded = await Promise.all(sections.map((section) => loadSection(section, language)));
  return Object.fromEntries(sections.map((section, index) => [section, loaded[index]]));
}

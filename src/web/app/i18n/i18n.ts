import { type I18n, setupI18n } from '@lingui/core';
import { type Language, LOCALES } from '../../../domain/languages.ts';
import { loadSection } from '../../messages/load-section.ts';
import type { Catalogue, SectionName } from '../../messages/sections.ts';

/** The texts of one visit, in its current language. Sections are added as pages need them. */
export class Messages {
  readonly i18n: I18n = setupI18n({ missing: (_language, key) => this.#missing(key) });
  #language: Language;
  readonly #sections = new Map<SectionName, Catalogue>();
  #hasGaps = false;

  constructor(language: Language) {
    this.#language = language;
    this.#activate({});
  }

  get language(): Language {
    return this.#language;
  }

  /** All that is loaded, by section. */
  loaded(): Partial<Record<SectionName, Catalogue>> {
    return Object.fromEntries(this.#sections);
  }

  /** Adds texts. Screens are drawn again only if the language is another one, or if a text was missing on them. */
  add(sections: Partial<Record<SectionName, Catalogue>>): void {
    for (const [section, catalogue] of Object.entries(sections) as [SectionName, Catalogue][]) {
      this.#sections.set(section, catalogue);
    }
    const messages = this.#named() as Parameters<I18n['load']>[1];
    if (this.#hasGaps || this.i18n.locale !== this.#language) this.#activate(messages);
    else this.i18n.load(this.#language, messages);
    this.#hasGaps = false;
  }

  /** The locale decides on plural forms: in Portugal nothing is counted as many, in Brazil as one. */
  #activate(messages: Parameters<I18n['load']>[1]): void {
    this.i18n.loadAndActivate({ locale: this.#language, locales: LOCALES[this.#language], messages });
  }

  /** Resolves once these sections can be shown. */
  async need(sections: readonly SectionName[]): Promise<void> {
    const missing = sections.filter((section) => !this.#sections.has(section));
    // If another language was chosen meanwhile, the sections are needed in that one.
    if (missing.length && !(await this.#fetch(missing))) return this.need(sections);
  }

  /** Switches to another language at once. `sections` must hold all loaded sections in it (`language.ts` fetches them). */
  replace(language: Language, sections: Partial<Record<SectionName, Catalogue>>): void {
    this.#language = language;
    this.add(sections);
  }

  /** Resolves to false, without adding anything, if the language has changed meanwhile. */
  async #fetch(names: readonly SectionName[]): Promise<boolean> {
    const language = this.#language;
    const sections = await loadSections(names, language);
    const isStillRead = language === this.#language;
    if (isStillRead) this.add(sections);
    return isStillRead;
  }

  /** The key is shown for a text that is still to come, or that no catalogue has. */
  #missing(key: string): string {
    this.#hasGaps = true;
    return key;
  }

  #named(): Catalogue {
    const messages: Catalogue = {};
    for (const [section, catalogue] of this.#sections) {
      for (const key in catalogue) messages[`${section}.${key}`] = catalogue[key];
    }
    return messages;
  }
}

export async function loadSections(
  sections: readonly SectionName[],
  language: Language,
): Promise<Partial<Record<SectionName, Catalogue>>> {
  const loaded = await Promise.all(sections.map((section) => loadSection(section, language)));
  return Object.fromEntries(sections.map((section, index) => [section, loaded[index]]));
}

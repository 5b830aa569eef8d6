import { type I18n, setupI18n } from '@lingui/core';
import { type Language, LOCALES } from '../../domain/languages.ts';
import { loadSection } from '../messages/load-section.ts';
import type { Catalogue, Section } from '../messages/sections.ts';
import { OutdatedPart } from './outdated-part.ts';

/** The texts of one visit, in its current language. Sections are added as pages need them. */
export class Messages {
  readonly i18n: I18n = setupI18n({ missing: (_language, key) => this.#missing(key) });
  #language: Language;
  readonly #sections = new Map<Section, Catalogue>();
  /** Sections of which the document brought only the texts that it shows. */
  #partial: Section[] = [];
  #completing: Promise<void> | null = null;
  #hasGaps = false;
  #isReplaced = false;

  constructor(language: Language) {
    this.#language = language;
    this.#activate({});
  }

  get language(): Language {
    return this.#language;
  }

  /** All that is loaded, by section. */
  loaded(): Partial<Record<Section, Catalogue>> {
    return Object.fromEntries(this.#sections);
  }

  /** Takes over the texts that came with the document, which may be only those that it shows. `complete` fetches the rest. */
  addShown(sections: Partial<Record<Section, Catalogue>>): void {
    this.#partial = Object.keys(sections) as Section[];
    this.add(sections);
  }

  /**
   * The texts that the server rendered and that a part must hydrate with. Once another language was chosen it throws `OutdatedPart`:
   * React would keep what was rendered where only attributes differ, such as a name that is read out.
   */
  rendered(): object {
    if (this.#isReplaced) throw new OutdatedPart();
    return this.i18n.messages;
  }

  /** Adds texts. Screens are drawn again only if the language is another one, or if a text was missing on them. */
  add(sections: Partial<Record<Section, Catalogue>>): void {
    for (const [section, catalogue] of Object.entries(sections) as [Section, Catalogue][]) {
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

  /** Fetches the texts that the document left out. If that fails it rejects, and the next call tries again. */
  complete(): Promise<void> {
    this.#completing ??= this.#complete().catch((error) => {
      this.#completing = null;
      throw error;
    });
    return this.#completing;
  }

  /** Resolves once these sections can be shown. */
  async need(sections: readonly Section[]): Promise<void> {
    await this.#completing?.catch(() => {});
    const missing = sections.filter((section) => !this.#sections.has(section));
    // If another language was chosen meanwhile, the sections are needed in that one.
    if (missing.length && !(await this.#fetch(missing))) return this.need(sections);
  }

  /** Switches to another language at once. `sections` must hold all loaded sections in it (`language.ts` fetches them). */
  replace(language: Language, sections: Partial<Record<Section, Catalogue>>): void {
    this.#language = language;
    this.#isReplaced = true;
    this.#partial = [];
    this.add(sections);
  }

  async #complete(): Promise<void> {
    await this.#fetch(this.#partial);
    this.#partial = [];
  }

  /** Resolves to false, without adding anything, if the language has changed meanwhile. */
  async #fetch(names: readonly Section[]): Promise<boolean> {
    const language = this.#language;
    const sections = await loadSections(names, language);
    const isStillRead = language === this.#language;
    if (isStillRead) this.add(sections);
    return isStillRead;
  }

  /** Nothing is shown for a text that is still to come; the key for one that no catalogue has. */
  #missing(key: string): string {
    this.#hasGaps = true;
    return this.#partial.length ? '' : key;
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
  sections: readonly Section[],
  language: Language,
): Promise<Partial<Record<Section, Catalogue>>> {
  const loaded = await Promise.all(sections.map((section) => loadSection(section, language)));
  return Object.fromEntries(sections.map((section, index) => [section, loaded[index]]));
}

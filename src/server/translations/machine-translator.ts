import type { Language } from '../../domain/languages.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/database/database.ts';
import { ProviderError, type TranslationProvider } from './providers/provider.ts';
import type { Question, Translation } from './translation.ts';
import { releaseCharacters, reserveCharacters } from './translation-usage.repo.ts';
import { rememberedTranslation, rememberTranslation } from './translations.repo.ts';

interface Parts {
  db: Db;
  clock: Clock;
  provider: TranslationProvider | null;
  /** Characters per day (UTC) and restaurant. */
  ceiling: number;
}

/** A text to translate, charged to one restaurant. `source` null: its language is unknown. */
export type MachineQuestion = Pick<Question, 'restaurantId' | 'text' | 'target'> & { source: Language | null };

/** Pause after a failure that the next text would meet too, such as a wrong key. */
const REST_MS = 60_000;

/**
 * Translates through the provider within the restaurant's daily limit, and stores the result in the translation memory.
 * Concurrent equal questions in a process share one call.
 */
export class MachineTranslator {
  readonly #parts: Parts;
  readonly #underWay = new Map<string, Promise<Translation | null>>();
  #restsUntil = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Whether a provider is configured. */
  get canTranslate(): boolean {
    return this.#parts.provider !== null;
  }

  /** Whether texts in an unknown language can be translated. */
  get canDetect(): boolean {
    return this.#parts.provider?.canDetect ?? false;
  }

  /** null: there is no provider, the daily limit is reached, or the provider is paused. Throws a `ProviderError` if it fails. */
  translate(question: MachineQuestion): Promise<Translation | null> {
    const key = JSON.stringify([question.restaurantId, question.source, question.target, question.text]);
    const underWay = this.#underWay.get(key);
    if (underWay) return underWay;
    const translation = this.#translate(question).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, translation);
    return translation;
  }

  async #translate(question: MachineQuestion): Promise<Translation | null> {
    const { db, clock, provider, ceiling } = this.#parts;
    if (!provider || clock() < this.#restsUntil) return null;
    // The caller may have looked it up before a concurrent call stored the answer.
    const remembered = await rememberedTranslation(db, question);
    if (remembered) return remembered;
    const { restaurantId, text } = question;
    const spending = { restaurantId, characters: [...text].length, at: clock() };
    if (!(await reserveCharacters(db, spending, ceiling))) return null;
    try {
      const made = await provider.translate(question);
      await rememberTranslation(db, question, { text: made, engine: provider.engine, at: clock() });
      return { text: made, engine: provider.engine };
    } catch (error) {
      if (error instanceof ProviderError && error.isLasting) this.#restsUntil = clock() + REST_MS;
      await releaseCharacters(db, spending);
      throw error;
    }
  }
}

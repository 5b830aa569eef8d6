import type { Language } from '../../domain/languages.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/database.ts';
import { ProviderError, type TranslationProvider } from './providers/provider.ts';
import type { Question, Translation } from './translation.ts';
import { releaseCharacters, reserveCharacters } from './translation-usage.repo.ts';
import { rememberedTranslation, rememberTranslation } from './translations.repo.ts';

interface Parts {
  db: Db;
  clock: Clock;
  provider: TranslationProvider | null;
  /** Characters a day and restaurant. */
  ceiling: number;
}

/** A text whose language may be unknown (null), for one restaurant's account. */
export type MachineQuestion = Pick<Question, 'restaurantId' | 'text' | 'target'> & { source: Language | null };

/** So long nothing is asked of a provider that failed for a reason which the next text would meet too. */
const REST_MS = 60_000;

/**
 * Asks the provider, within the restaurant's daily ceiling, and remembers what it answers. The same question is under
 * way only once in a process, however many wait for it.
 */
export class MachineTranslator {
  readonly #parts: Parts;
  readonly #underWay = new Map<string, Promise<Translation | null>>();
  #restsUntil = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Whether there is anybody to ask. */
  get canTranslate(): boolean {
    return this.#parts.provider !== null;
  }

  /** Whether texts in an unknown language can be translated. */
  get canDetect(): boolean {
    return this.#parts.provider?.canDetect ?? false;
  }

  /** null without a provider, above the ceiling, and while a provider rests. Throws a `ProviderError` when one fails. */
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
    // Whoever asks may have looked before the answer to the same question was kept.
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
      await releaseCharacters(db, spending);
      if (error instanceof ProviderError && error.isLasting) this.#restsUntil = clock() + REST_MS;
      throw error;
    }
  }
}

import { CachedAnswer } from '../../platform/cached-answer.ts';

/** Questions can be endless (limits, categories), so only so many answers are kept. */
const MAX_KEPT = 300;

/** The answers made from one snapshot: serialised once for each question, and compressed once. */
export class SnapshotAnswers {
  readonly #version: string;
  readonly #kept = new Map<string, CachedAnswer>();

  /** `version` becomes part of every ETag. */
  constructor(version: string) {
    this.#version = version;
  }

  /** `question` must name everything but the snapshot that decides the answer. */
  json(question: string, body: () => unknown): CachedAnswer {
    return this.#keep(question, () => new CachedAnswer(JSON.stringify(body()), this.#version));
  }

  css(question: string, text: () => string): CachedAnswer {
    return this.#keep(question, () => new CachedAnswer(text(), this.#version, 'text/css; charset=utf-8'));
  }

  #keep(question: string, make: () => CachedAnswer): CachedAnswer {
    let answer = this.#kept.get(question);
    if (!answer) {
      if (this.#kept.size >= MAX_KEPT) this.#kept.delete(this.#kept.keys().next().value as string);
      answer = make();
      this.#kept.set(question, answer);
    }
    return answer;
  }
}

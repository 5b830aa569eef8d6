import type { Language } from '../../../domain/languages.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import { fill } from '../../platform/sentence.ts';

/** A refusal as a tool tells it. Whatever else went wrong is thrown on. */
export function refusalSaid(error: unknown, language: Language) {
  if (!(error instanceof Refusal)) throw error;
  const { kind, details } = error;
  const text = JSON.stringify({ code: kind.code, content: fill(kind.message[language], details.values) });
  return { content: [{ type: 'text' as const, text }], isError: true };
}

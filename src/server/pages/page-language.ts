import type { FastifyRequest } from 'fastify';
import { FALLBACK_LANGUAGE, firstSupportedLanguage, LANGUAGES, type Language } from '../../domain/languages.ts';
import type { Tenant } from '../platform/http/app.ts';

/** Written by `src/web/app/i18n/language-cookie.ts`. */
const LANGUAGE_COOKIE = 'user-locale';

/** Pages of no restaurant, and those of staff. */
const EVERY = { languages: LANGUAGES, contentLanguage: FALLBACK_LANGUAGE };

/**
 * The language of a page among those that the restaurant offers: `?lang=`, the stored one, the first the browser asks for, English
 * (DECISIONS, settled 11). Where not all are offered, any that the browser asks for, English or the restaurant's own.
 */
export function pageLanguage(
  request: FastifyRequest,
  { languages, contentLanguage }: Pick<Tenant, 'languages' | 'contentLanguage'> = EVERY,
): Language {
  const isOffered = (value: unknown): value is Language => languages.includes(value as Language);
  const asked = (request.query as { lang?: unknown }).lang;
  if (isOffered(asked)) return asked;
  const stored = request.cookies[LANGUAGE_COOKIE];
  if (isOffered(stored)) return stored;
  const [first = '', ...further] = (request.headers['accept-language'] ?? '').split(',');
  const wanted = languages.length < LANGUAGES.length ? [first, ...further] : [first];
  return (
    firstSupportedLanguage(wanted, languages) ?? (isOffered(FALLBACK_LANGUAGE) ? FALLBACK_LANGUAGE : contentLanguage)
  );
}

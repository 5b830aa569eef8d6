import type { FastifyRequest } from 'fastify';
import { FALLBACK_LANGUAGE, firstSupportedLanguage, isLanguage, type Language } from '../../domain/languages.ts';

/** Written by `src/web/app/i18n/language-cookie.ts`. */
const LANGUAGE_COOKIE = 'user-locale';

/** The language of a page: `?lang=`, the stored one, the first the browser asks for, English (DECISIONS, settled 11). */
export function pageLanguage(request: FastifyRequest): Language {
  const asked = (request.query as { lang?: unknown }).lang;
  if (isLanguage(asked)) return asked;
  const stored = request.cookies[LANGUAGE_COOKIE];
  if (isLanguage(stored)) return stored;
  const [first = ''] = (request.headers['accept-language'] ?? '').split(',');
  return firstSupportedLanguage([first]) ?? FALLBACK_LANGUAGE;
}

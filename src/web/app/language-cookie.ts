/** Mirrors the stored language, so that the server renders in it. */
export const LANGUAGE_COOKIE = 'user-locale';
const A_YEAR_S = 31_536_000;

export function writeLanguageCookie(language: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${A_YEAR_S}; samesite=lax`;
}

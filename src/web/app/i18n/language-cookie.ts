/** Mirrors the stored language, so that the server renders in it. */
export const LANGUAGE_COOKIE = 'user-locale';
const A_YEAR_S = 31_536_000;

export function writeLanguageCookie(language: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: Safari before 18.4 and Firefox before 140 lack the Cookie Store API
  document.cookie = `${LANGUAGE_COOKIE}=${language};path=/;max-age=${A_YEAR_S};samesite=lax`;
}

/**
 * Names in local storage that the document's first script reads; `src/web/app/storage.ts` writes them. `fonts` is the
 * script's own: this browser has fetched them before.
 */
export const STORED = {
  darkMode: 'darkMode',
  language: 'user-locale',
  accessToken: 'accessToken',
  fonts: 'fonts',
} as const;

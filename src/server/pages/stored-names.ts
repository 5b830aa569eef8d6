/** Names in local storage that the document's first script reads; `src/web/app/storage.ts` writes them. */
export const STORED = { darkMode: 'darkMode', language: 'user-locale', accessToken: 'accessToken' } as const;

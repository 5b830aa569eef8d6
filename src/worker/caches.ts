/** Constants that `scripts/build-service-worker.ts` inserts. */
declare const BUILD_ID: string;
declare const BUILD_FILES: string;
declare const BUILD_TEXTS: string;
declare const BUILD_QUERY: string;

/** Cache of rendered pages, of this build only. */
export const PAGES = `pages-${BUILD_ID}`;
/** Cache of scripts, styles, fonts and pictures, of all builds: their names change with their content. */
export const FILES = 'files';
/** Root-relative addresses of the files that the first pages need offline. */
export const FIRST_FILES = JSON.parse(BUILD_FILES) as string[];
/** Address of the file with the interface's texts, by language. */
export const TEXTS = JSON.parse(BUILD_TEXTS) as Partial<Record<string, string>>;
/** Names of the query parameters that change a page; the server leaves out all others, too. */
export const QUERY = JSON.parse(BUILD_QUERY) as string[];

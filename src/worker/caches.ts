/** Written into the file by `scripts/build-service-worker.ts`. */
declare const BUILD_ID: string;
declare const BUILD_FILES: string;
declare const BUILD_TEXTS: string;

/** Rendered pages, of this build only. */
export const PAGES = `pages-${BUILD_ID}`;
/** Scripts, styles, fonts and pictures: their names change with their content. */
export const FILES = 'files';
/** Root-relative addresses of what the first pages need to work without a connection. */
export const FIRST_FILES = JSON.parse(BUILD_FILES) as string[];
/** The file with what the interface says, by language. */
export const TEXTS = JSON.parse(BUILD_TEXTS) as Partial<Record<string, string>>;

import { firstSupportedLanguage, isLanguage, LANGUAGES, type Language } from '../domain/languages.ts';
import { FIRST_FILES, PAGES, QUERY, TEXTS } from './caches.ts';
import { keepFiles } from './files.ts';
import { isPublicPage } from './scope.ts';

/** Pages that are cached even if the visitor has not opened them. */
const FIRST_PAGES = ['/', '/menu', '/cart'];
/** The page shown instead of one that is not cached. */
export const OFFLINE = '/offline';
/** Other pages in the cache, enough for a visit's dishes and searches. The oldest are deleted first. */
const MAX_PAGES = 60;

/**
 * The server's answer. If it is a page, it is cached by address and language; `later` receives the promise of that, for
 * `waitUntil`.
 */
export async function pageFromNetwork(
  request: Request,
  url: URL,
  later: (work: Promise<void>) => void,
): Promise<Response> {
  const answer = await fetch(request);
  later(keepPage(url, answer.clone()));
  return answer;
}

/** The cached page in the visitor's language, else in any; null: it is not cached. */
export async function cachedPage(url: URL): Promise<Response | null> {
  const cache = await caches.open(PAGES);
  for (const language of [...(await wantedLanguages(url)), ...LANGUAGES]) {
    const kept = await cache.match(pageKey(url, language));
    if (kept) return kept;
  }
  return null;
}

/** Caches the first files and pages, and those of open windows, after a new build. With data saving on, only the offline page. */
export async function keepFirstPages(open: string[]): Promise<void> {
  const isSparing = (self.navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
  if (!isSparing) await keepFiles(FIRST_FILES);
  const addresses = isSparing ? [OFFLINE] : [...open, ...FIRST_PAGES, OFFLINE];
  for (const url of addresses.map((address) => new URL(address, self.location.origin)).filter(isPublicPage)) {
    const answer = await fetch(url, { headers: { accept: 'text/html' } }).catch(() => null);
    if (answer) await keepPage(url, answer);
  }
}

async function keepPage(url: URL, answer: Response): Promise<void> {
  const language = answer.headers.get('content-language');
  // What is rendered for one visitor, who orders without scripts, is nobody's to keep.
  const isPersonal = answer.headers.get('cache-control') === 'no-store';
  if (answer.status !== 200 || answer.redirected || isPersonal || !isLanguage(language)) return;
  try {
    const cache = await caches.open(PAGES);
    await cache.put(pageKey(url, language), answer);
    const others = (await cache.keys()).filter((key) => !isFirst(new URL(key.url)));
    await Promise.all(others.slice(0, Math.max(0, others.length - MAX_PAGES)).map((key) => cache.delete(key)));
    // The page contains only the texts that it shows at first.
    if (TEXTS[language]) await keepFiles([TEXTS[language]]);
  } catch {
    // Storage is full: the page is available online only.
  }
}

/** Where the visitor came from, as in `utm_source`, does not change a page. */
function pageKey({ origin, pathname, searchParams }: URL, language: Language): string {
  const key = new URL(pathname, origin);
  for (const name of QUERY) {
    const value = searchParams.get(name);
    if (value !== null) key.searchParams.set(name, value);
  }
  key.searchParams.set('lang', language);
  return key.href;
}

/** Whether a key is that of a page which is cached in any case, without a search or the like. */
function isFirst({ pathname, searchParams }: URL): boolean {
  return [...FIRST_PAGES, OFFLINE].includes(pathname) && [...searchParams].length === 1;
}

/** The visitor's languages in order: the address's, the cookie's, which the server reads too, then the browser's. */
async function wantedLanguages(url: URL): Promise<Language[]> {
  const { cookieStore } = self as { cookieStore?: { get(name: string): Promise<{ value?: string } | null> } };
  const chosen = await cookieStore?.get('user-locale').catch(() => null);
  return [
    url.searchParams.get('lang'),
    chosen?.value,
    ...self.navigator.languages.map((tag) => firstSupportedLanguage([tag])),
  ].filter(isLanguage);
}

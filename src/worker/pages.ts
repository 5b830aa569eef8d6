import { isLanguage, LANGUAGES, type Language } from '../domain/languages.ts';
import { FIRST_FILES, PAGES, TEXTS } from './caches.ts';
import { keepFiles } from './files.ts';
import { isPublicPage } from './scope.ts';

/** Readable without a connection even where nobody opened them. */
const FIRST_PAGES = ['/', '/menu', '/cart'];
/** What is shown in place of a page that is not kept. */
export const OFFLINE = '/offline';

/** The server's answer; a good one is kept under its address and language, `later`: nobody waits for it. */
export async function pageFromNetwork(
  request: Request,
  url: URL,
  later: (work: Promise<void>) => void,
): Promise<Response> {
  const answer = await fetch(request);
  later(keepPage(url, answer.clone()));
  return answer;
}

/** The kept page in the language the visitor reads, else in any; null when there is none. */
export async function cachedPage(url: URL): Promise<Response | null> {
  const cache = await caches.open(PAGES);
  for (const language of [...(await wantedLanguages(url)), ...LANGUAGES]) {
    const kept = await cache.match(pageKey(url, language));
    if (kept) return kept;
  }
  return null;
}

/** After a new build: the files everybody needs, then the pages that need them. Nobody waits for it. */
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
  if (answer.status !== 200 || answer.redirected || !isLanguage(language)) return;
  try {
    await (await caches.open(PAGES)).put(pageKey(url, language), answer);
    // A page brings only the texts that it shows at first.
    if (TEXTS[language]) await keepFiles([TEXTS[language]]);
  } catch {
    // A full disk: the page can be read online only.
  }
}

function pageKey(url: URL, language: Language): string {
  const key = new URL(url);
  key.hash = '';
  // The page for a lost connection is one, wherever the visitor came from.
  key.searchParams.delete('from');
  key.searchParams.set('lang', language);
  return key.href;
}

/** What the address names, then what the visitor chose: the server reads the same cookie. */
async function wantedLanguages(url: URL): Promise<Language[]> {
  const { cookieStore } = self as { cookieStore?: { get(name: string): Promise<{ value?: string } | null> } };
  const chosen = await cookieStore?.get('user-locale').catch(() => null);
  return [
    url.searchParams.get('lang'),
    chosen?.value,
    ...self.navigator.languages.map((tag) => tag.slice(0, 2)),
  ].filter(isLanguage);
}

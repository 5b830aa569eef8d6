import { brotli, gzipped } from '../platform/cache/compress.ts';
import { sha256 } from '../platform/ids/ids.ts';

export interface CachedPage {
  status: number;
  csp: string;
  etag: string;
  html: Buffer;
  brotli: Buffer;
  gzip: Buffer;
  /** Instant (ms) at which a part of the page that depends on time becomes wrong, such as the opening status. */
  validUntil: number;
  /** Whether `brotli` has been replaced by the best compression. */
  isSettled: boolean;
  /** Whether something that the page shows could not be read, which may be over a moment later: never kept. */
  isBroken: boolean;
}

interface Rendering extends Pick<CachedPage, 'status' | 'csp' | 'validUntil' | 'isBroken'> {
  html: string;
}

const FAST_QUALITY = 5;
const BEST_QUALITY = 11;
/** Length of the pause after a best compression, as a multiple of its duration: clients can ask for any number of addresses. */
const REST = 9;

interface Entry {
  page: Promise<CachedPage>;
  revision: number;
  validUntil: number;
  /** 0 while the page is being rendered. */
  bytes: number;
  /** How often the page was asked for. */
  asked: number;
}

/**
 * A cache of rendered pages by restaurant, language and address. Concurrent requests share one rendering. A page is rendered
 * again when the restaurant's revision has changed or `validUntil` has passed, or when it is broken. Holds about `maxBytes`; the
 * least recently used page is dropped first.
 */
export class PageCache {
  readonly #maxBytes: number;
  readonly #entries = new Map<string, Entry>();
  readonly #unsettled = new Map<Entry, CachedPage>();
  #isSettling = false;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  async get(key: string, revision: number, now: number, render: () => Promise<Rendering>): Promise<CachedPage> {
    const known = this.#entries.get(key);
    if (known && known.revision === revision && known.validUntil > now) {
      this.#entries.delete(key);
      this.#entries.set(key, known);
      known.asked++;
      return known.page;
    }
    if (known) this.#drop(key, known);
    const entry: Entry = { page: Promise.resolve() as never, revision, validUntil: now + 60_000, bytes: 0, asked: 1 };
    entry.page = this.#fill(key, entry, render);
    this.#entries.set(key, entry);
    entry.page.catch(() => this.#drop(key, entry));
    return entry.page;
  }

  async #fill(key: string, entry: Entry, render: () => Promise<Rendering>): Promise<CachedPage> {
    const { status, csp, html: text, validUntil, isBroken } = await render();
    entry.validUntil = validUntil;
    // Those who have waited for it get it; who comes now has it rendered anew.
    if (isBroken) this.#drop(key, entry);
    const html = Buffer.from(text);
    const page: CachedPage = {
      status,
      csp,
      etag: `"${sha256(html).slice(0, 20)}"`,
      html,
      brotli: await brotli(html, FAST_QUALITY),
      gzip: await gzipped(html),
      validUntil,
      isSettled: false,
      isBroken,
    };
    this.#account(key, entry, page);
    return page;
  }

  #account(key: string, entry: Entry, page: CachedPage): void {
    if (this.#entries.get(key) !== entry) return;
    // The two compressed forms together are less than half the size of the document.
    entry.bytes = 1.5 * page.html.length;
    this.#bytes += entry.bytes;
    this.#unsettled.set(entry, page);
    if (!this.#isSettling) void this.#settle();
    for (const [oldest, old] of this.#entries) {
      if (this.#bytes <= this.#maxBytes) break;
      if (old.bytes) this.#drop(oldest, old);
    }
  }

  /**
   * Replaces the fast compression, which a page's first visitors get, by the best one: one page at a time, the most requested
   * first, with pauses, so that clients can make it take at most a tenth of a core (decision 081).
   */
  async #settle(): Promise<void> {
    const next = this.#mostAsked();
    this.#isSettling = next !== undefined;
    if (!next) return;
    const [entry, page] = next;
    const began = performance.now();
    page.brotli = await brotli(page.html, BEST_QUALITY);
    page.isSettled = true;
    this.#unsettled.delete(entry);
    setTimeout(() => void this.#settle(), REST * (performance.now() - began)).unref();
  }

  #mostAsked(): [Entry, CachedPage] | undefined {
    let most: [Entry, CachedPage] | undefined;
    for (const each of this.#unsettled) {
      if (!most || each[0].asked > most[0].asked) most = each;
    }
    return most;
  }

  #drop(key: string, entry: Entry): void {
    if (this.#entries.get(key) !== entry) return;
    this.#entries.delete(key);
    this.#unsettled.delete(entry);
    this.#bytes -= entry.bytes;
  }
}

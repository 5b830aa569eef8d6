import { brotli, gzipped } from '../platform/compress.ts';
import { sha256 } from '../platform/ids.ts';

export interface CachedPage {
  status: number;
  csp: string;
  etag: string;
  html: Buffer;
  brotli: Buffer;
  gzip: Buffer;
  /** The page's time-dependent parts are right until here (ms). */
  validUntil: number;
  /** Whether `brotli` is of the best quality, as it stays. */
  isSettled: boolean;
}

interface Rendering {
  status: number;
  csp: string;
  html: string;
  /** The page's time-dependent parts are right until here (ms). */
  validUntil: number;
}

const FAST_QUALITY = 5;
const BEST_QUALITY = 11;
/** How many times as long as a best compression took the cache rests before the next: visitors can ask for addresses without end. */
const REST = 9;

interface Entry {
  page: Promise<CachedPage>;
  revision: number;
  validUntil: number;
  /** 0 while it is being rendered. */
  bytes: number;
  /** How often the page was asked for. */
  asked: number;
}

/**
 * Rendered pages, by restaurant, language and address. However many ask for a page at once, it is rendered once; and again after
 * the restaurant's revision has changed or a time has passed that the page depends on. Holds `maxBytes`, about; the page that
 * was asked for least recently goes first.
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
    const { status, csp, html: text, validUntil } = await render();
    entry.validUntil = validUntil;
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
    };
    this.#account(key, entry, page);
    return page;
  }

  #account(key: string, entry: Entry, page: CachedPage): void {
    if (this.#entries.get(key) !== entry) return;
    // Compressed, both ways together, it is less than half as large again.
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
   * Replaces the fast compression, which a page's first visitors get, by the best one: for one page at a time, the one that was
   * asked for most, with rests in between, so that whatever visitors ask for it takes a tenth of a core at most (decision 058).
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

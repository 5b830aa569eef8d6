import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
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
  /** Compressed as well as it will ever be. */
  isSettled: boolean;
}

interface Rendering {
  status: number;
  csp: string;
  html: string;
  /** The page's time-dependent parts are right until here (ms). */
  validUntil: number;
}

const MAX_BYTES = 64 * 1024 * 1024;
const FAST_QUALITY = 5;
const BEST_QUALITY = 11;

const compress = {
  brotli: promisify(brotliCompress),
  gzip: promisify(gzip),
};

interface Entry {
  page: Promise<CachedPage>;
  revision: number;
  validUntil: number;
  bytes: number;
}

/**
 * Rendered pages by restaurant, language and address. A page is rendered once however many wait for it,
 * and again when the restaurant's revision changes or an opening boundary passes.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  #bytes = 0;

  async get(key: string, revision: number, now: number, render: () => Promise<Rendering>): Promise<CachedPage> {
    const known = this.#entries.get(key);
    if (known && known.revision === revision && known.validUntil > now) {
      this.#entries.delete(key);
      this.#entries.set(key, known);
      return known.page;
    }
    if (known) this.#drop(key, known);
    const entry: Entry = { page: Promise.resolve() as never, revision, validUntil: now + 60_000, bytes: 0 };
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
      brotli: await compress.brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: FAST_QUALITY } }),
      gzip: await compress.gzip(html),
      validUntil,
      isSettled: false,
    };
    this.#account(key, entry, html.length * 2);
    // The first visitor gets a fast compression, the others the best one.
    void compress
      .brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: BEST_QUALITY, [constants.BROTLI_PARAM_LGWIN]: 22 } })
      .then((best) => {
        page.brotli = best;
        page.isSettled = true;
      });
    return page;
  }

  #account(key: string, entry: Entry, bytes: number): void {
    if (this.#entries.get(key) !== entry) return;
    entry.bytes = bytes;
    this.#bytes += bytes;
    for (const [oldest, old] of this.#entries) {
      if (this.#bytes <= MAX_BYTES) break;
      this.#drop(oldest, old);
    }
  }

  #drop(key: string, entry: Entry): void {
    if (this.#entries.get(key) !== entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }
}

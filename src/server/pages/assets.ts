import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StyleSheet } from './style-sheet.ts';

interface Chunk {
  file: string;
  imports?: string[];
}
type Manifest = Record<string, Chunk>;

/**
 * The script files of a page, as root-relative addresses: its own chunk, the entry and all their static imports, each after its own
 * imports. All are fetched before anything runs.
 */
export interface PageAssets {
  scripts: string[];
}

export interface Assets {
  /** The style sheet of all pages. */
  styles: StyleSheet;
  /** The script that documents contain, built from `src/web/boot/`. */
  boot: string;
  of(pageId: string): PageAssets;
}

/** A browser app: the storefront or the staff app. They share no file. */
interface BrowserApp {
  /** File that lists what the build made of it. */
  manifest: string;
  entry: string;
  /** Source folder of the pages, as the manifest names it. */
  pages: string;
}
export const STOREFRONT: BrowserApp = {
  manifest: 'storefront.json',
  entry: 'src/web/entry-client.tsx',
  pages: 'src/web/pages/',
};
export const STAFF: BrowserApp = {
  manifest: 'staff.json',
  entry: 'src/web/entry-staff.tsx',
  pages: 'src/web/staff/pages/',
};

/** The style sheet's key in a manifest. */
const STYLES = 'style.css';
/** The `@font-face` rules, which are not in the style sheet (`vite/fonts-apart-plugin.ts`). */
const FONT_FACES = '.vite/fonts.css';

/** Reads an app's manifest and files. To be called once, at the start. */
export function readAssets(dist: string, { manifest: list, entry, pages: folder }: BrowserApp): Assets {
  const root = join(dist, 'client');
  const manifest = JSON.parse(readFileSync(join(root, '.vite', list), 'utf8')) as Manifest;
  const address = (file: string | undefined) => `/${file}`;
  const pages = new Map<string, PageAssets>();
  const sheet = manifest[STYLES]?.file ?? '';
  const text = (file: string) => readFileSync(join(root, file), 'utf8');

  function collect(pageId: string): PageAssets {
    const pageChunk = `${folder}${pageId}.tsx`;
    const chunks = [...inOrder(manifest, [pageChunk, entry])];
    return {
      scripts: chunks.map((chunk) => address(chunk.file)).filter((file) => file.endsWith('.js')),
    };
  }

  return {
    styles: new StyleSheet(address(sheet), text(FONT_FACES) + text(sheet)),
    boot: readFileSync(join(dist, 'boot.js'), 'utf8').trim(),
    of(pageId) {
      let assets = pages.get(pageId);
      if (!assets) {
        assets = collect(pageId);
        pages.set(pageId, assets);
      }
      return assets;
    },
  };
}

/** The chunks of `names` and their static imports, each after those that it imports. */
function inOrder(manifest: Manifest, names: string[], found = new Set<Chunk>()): Set<Chunk> {
  for (const name of names) {
    const chunk = manifest[name];
    if (!chunk || found.has(chunk)) continue;
    inOrder(manifest, chunk.imports ?? [], found);
    found.add(chunk);
  }
  return found;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type InlineScripts, readInlineScripts } from './inline-scripts.ts';
import { StyleSheet } from './style-sheet.ts';

interface Chunk {
  file: string;
  imports?: string[];
}
type Manifest = Record<string, Chunk>;

/** The script files of a page, as root-relative addresses. */
export interface PageAssets {
  /** The page's own chunk. */
  page: string;
  /**
   * The entry, the page's chunk and all their static imports, each after its own imports. All are fetched before anything runs.
   */
  scripts: string[];
}

export interface Assets {
  /** The style sheet of all pages. */
  styles: StyleSheet;
  inline: InlineScripts;
  of(pageId: string): PageAssets;
}

/** A browser app with a build of its own: the storefront or the staff app. */
interface BrowserBuild {
  /** Folder of the build below `dist`. */
  dir: string;
  entry: string;
  /** Source folder of the pages, as the manifest names it. */
  pages: string;
  /** Address prefix of the build's files. */
  base: string;
}
export const STOREFRONT: BrowserBuild = {
  dir: 'client',
  entry: 'src/web/entry-client.tsx',
  pages: 'src/web/pages/',
  base: '/',
};
export const STAFF: BrowserBuild = {
  dir: 'staff',
  entry: 'src/web/entry-staff.tsx',
  pages: 'src/web/staff/pages/',
  base: '/staff/',
};

/** The style sheet's key in the manifest. */
const STYLES = 'style.css';
/** The `@font-face` rules, which are not in the style sheet (`vite/fonts-apart-plugin.ts`). */
const FONT_FACES = '.vite/fonts.css';

/** Reads a build's manifest and files. To be called once, at the start. */
export function readAssets(dist: string, { dir, entry, pages: folder, base }: BrowserBuild): Assets {
  const root = join(dist, dir);
  const manifest = JSON.parse(readFileSync(join(root, '.vite/manifest.json'), 'utf8')) as Manifest;
  const address = (file: string | undefined) => `${base}${file}`;
  const pages = new Map<string, PageAssets>();
  const sheet = manifest[STYLES]?.file ?? '';
  const text = (file: string) => readFileSync(join(root, file), 'utf8');

  function collect(pageId: string): PageAssets {
    const pageChunk = `${folder}${pageId}.tsx`;
    const chunks = [...inOrder(manifest, [pageChunk, entry])];
    return {
      page: address(manifest[pageChunk]?.file),
      scripts: chunks.map((chunk) => address(chunk.file)).filter((file) => file.endsWith('.js')),
    };
  }

  return {
    styles: new StyleSheet(address(sheet), text(FONT_FACES) + text(sheet)),
    inline: readInlineScripts(dist),
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

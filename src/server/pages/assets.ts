import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type InlineScripts, readInlineScripts } from './inline-scripts.ts';
import { StyleSheet } from './style-sheet.ts';

interface Chunk {
  file: string;
  imports?: string[];
}
type Manifest = Record<string, Chunk>;

/** What a page's document must name or contain. Paths are root-relative. */
export interface PageAssets {
  /** The page's own chunk. */
  page: string;
  /** Entry, the page's chunk and all they import statically: fetched together, before anything runs. */
  scripts: string[];
}

export interface Assets {
  /** Of all pages. */
  styles: StyleSheet;
  inline: InlineScripts;
  of(pageId: string): PageAssets;
}

/** One of the two apps that a browser may run, each with a build of its own. */
interface BrowserBuild {
  /** Below `dist`. */
  dir: string;
  entry: string;
  /** Folder of the pages' files. */
  pages: string;
  /** Address that the build's files lie under. */
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

/** Where a manifest names the style sheet. */
const STYLES = 'style.css';
/** The rules of fonts, which the sheet has not (`vite/fonts-apart-plugin.ts`). */
const FONT_FACES = '.vite/fonts.css';

/** Reads the manifest of a browser's build once. */
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

/** Each after all that it imports. */
function inOrder(manifest: Manifest, names: string[], found = new Set<Chunk>()): Set<Chunk> {
  for (const name of names) {
    const chunk = manifest[name];
    if (!chunk || found.has(chunk)) continue;
    inOrder(manifest, chunk.imports ?? [], found);
    found.add(chunk);
  }
  return found;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  assets?: string[];
}
type Manifest = Record<string, Chunk>;

/** What a page's document must name or contain. Paths are root-relative. */
export interface PageAssets {
  entry: string;
  /** Entry, the page's chunk and all they import statically: fetched together, before anything runs. */
  scripts: string[];
  /** The same chunks' stylesheets, as text to be inlined and as addresses that need not be fetched again. */
  css: string;
  cssFiles: string[];
  fonts: string[];
}

export interface Assets {
  of(pageFile: string): PageAssets;
}

const ENTRY = 'src/web/entry-client.tsx';

/** Reads the browser build's manifest once. */
export function readAssets(clientDir: string): Assets {
  const manifest = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  const pages = new Map<string, PageAssets>();

  function collect(pageFile: string): PageAssets {
    const chunks = [...reachable(manifest, [ENTRY, `src/web/pages/${pageFile}`])];
    const cssFiles = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];
    const css = cssFiles.map((file) => readFileSync(join(clientDir, file), 'utf8')).join('');
    const fonts = Object.values(manifest)
      .map((chunk) => chunk.file)
      .filter((file) => file.endsWith('.woff2'))
      .concat(chunks.flatMap((chunk) => chunk.assets ?? []).filter((file) => file.endsWith('.woff2')));
    return {
      entry: `/${manifest[ENTRY]?.file}`,
      scripts: chunks.map((chunk) => `/${chunk.file}`).filter((file) => file.endsWith('.js')),
      css,
      cssFiles: cssFiles.map((file) => `/${file}`),
      fonts: [...new Set(fonts)].map((file) => `/${file}`),
    };
  }

  return {
    of(pageFile) {
      let assets = pages.get(pageFile);
      if (!assets) {
        assets = collect(pageFile);
        pages.set(pageFile, assets);
      }
      return assets;
    },
  };
}

function reachable(manifest: Manifest, names: string[], seen = new Set<Chunk>()): Set<Chunk> {
  for (const name of names) {
    const chunk = manifest[name];
    if (!chunk || seen.has(chunk)) continue;
    seen.add(chunk);
    reachable(manifest, chunk.imports ?? [], seen);
  }
  return seen;
}

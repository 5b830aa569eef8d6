import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildEnvironmentOptions, build } from 'vite';
import { pageRoutes } from '../src/web/routes.ts';

/** Pages whose scripts are cached for offline use. */
const FIRST_PAGES = ['home', 'menu', 'product', 'cart', 'offline', 'not-found'].map((id) => `src/web/pages/${id}.tsx`);
/**
 * Pictures of what these pages show when something is missing. They are cached in advance, because nothing else fetches them while
 * there is a connection.
 */
const STATE_PICTURES = ['cart', 'cooking', 'fire', 'magnifier', 'plate'].map(
  (name) => `src/web/assets/emoji/${name}.webp`,
);
/** Imports that they do not need offline: other pages, the map, and texts, which are cached in the page's language. */
const SPARED = /src\/web\/(pages\/[\w-]+\.tsx$|ui\/map\/)|virtual:messages|^_texts-|socket\.io/;

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  assets?: string[];
}

/** Builds `service-worker.js` into the browser's build, whose file names it contains. */
export async function buildServiceWorker(root: string, folder: string): Promise<void> {
  const client = join(folder, 'client');
  const text = readFileSync(join(client, '.vite/storefront.json'), 'utf8');
  const id = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const manifest = JSON.parse(text) as Record<string, Chunk>;
  const files = firstFiles(manifest);
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: {
      BUILD_ID: JSON.stringify(id),
      BUILD_FILES: JSON.stringify(JSON.stringify(files)),
      BUILD_TEXTS: JSON.stringify(JSON.stringify(textFiles(manifest))),
      BUILD_QUERY: JSON.stringify(JSON.stringify([...new Set(pageRoutes.flatMap(({ query = [] }) => query))])),
    },
    build: worker(root, client, 'service-worker'),
  });
}

/** Builds the staff's, which rings and keeps nothing. */
export async function buildStaffWorker(root: string, folder: string): Promise<void> {
  const options = { root, configFile: false, publicDir: false, logLevel: 'warn' } as const;
  await build({ ...options, build: worker(root, join(folder, 'client'), 'staff-worker') });
}

function worker(root: string, outDir: string, name: string): BuildEnvironmentOptions {
  return {
    outDir,
    emptyOutDir: false,
    reportCompressedSize: false,
    rollupOptions: {
      input: join(root, `src/worker/${name}.ts`),
      output: { format: 'iife', entryFileNames: `${name}.js` },
    },
  };
}

/**
 * Root-relative addresses of scripts, styles, fonts and the pictures above. Other pictures are cached with the pages that show
 * them.
 */
function firstFiles(manifest: Record<string, Chunk>): string[] {
  const names = new Set(['style.css', 'src/web/entry-client.tsx', ...FIRST_PAGES]);
  for (const name of names) {
    const { imports = [], dynamicImports = [] } = manifest[name] ?? {};
    for (const next of [...imports, ...dynamicImports]) if (!SPARED.test(next)) names.add(next);
  }
  const files = [...names].flatMap((name) => [manifest[name]?.file ?? '', ...(manifest[name]?.assets ?? [])]);
  const needed = files.filter((file) => /\.(js|css|woff2)$/.test(file));
  return [...new Set([...needed, ...statePictures(manifest)])].map((file) => `/${file}`);
}

function statePictures(manifest: Record<string, Chunk>): string[] {
  return STATE_PICTURES.map((name) => {
    const file = manifest[name]?.file;
    if (!file) throw new Error(`the build has no ${name}`);
    return file;
  });
}

/** Address of the public pages' texts by language (`vite.config.ts`, "texts"). */
function textFiles(manifest: Record<string, Chunk>): Record<string, string> {
  const named = Object.values(manifest).map(({ file }) => [/\btexts-([a-z]{2})-/.exec(file)?.[1], `/${file}`] as const);
  return Object.fromEntries(named.filter(([language]) => language));
}

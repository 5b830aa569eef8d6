import { join } from 'node:path';
import { build } from 'vite';
import { OPTIMIZATION } from '../vite/optimization.ts';

/** Builds the scripts that documents contain inline (`src/web/first/`) into `dist/first`. */
export async function buildFirstScripts(root: string): Promise<void> {
  for (const name of ['before-paint', 'guard', 'start']) {
    await build({
      root,
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      build: {
        outDir: join(root, 'dist/first'),
        emptyOutDir: false,
        reportCompressedSize: false,
        modulePreload: false,
        rollupOptions: {
          optimization: OPTIMIZATION,
          input: join(root, `src/web/first/${name}.ts`),
          output: { format: 'iife', entryFileNames: '[name].js' },
        },
      },
    });
  }
}

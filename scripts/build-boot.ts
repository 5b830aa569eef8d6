import { join } from 'node:path';
import { build } from 'vite';

/** Builds the script that documents contain (`src/web/boot/`) into `boot.js`. */
export async function buildBoot(root: string, folder: string): Promise<void> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: folder,
      emptyOutDir: false,
      reportCompressedSize: false,
      modulePreload: false,
      rollupOptions: {
        input: join(root, 'src/web/boot/boot.ts'),
        output: { format: 'iife', entryFileNames: '[name].js' },
      },
    },
  });
}

import { join } from 'node:path';
import { build } from 'vite';

/** Builds the script that documents contain (`src/web/boot/`) into `dist/boot.js`. */
export async function buildBoot(root: string): Promise<void> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: join(root, 'dist'),
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

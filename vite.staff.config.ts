import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { LUCIDE_ICONS, STAFF_ICONS } from './src/web/ui/icon-names.ts';
import { fontsApartPlugin } from './vite/fonts-apart-plugin.ts';
import { iconsPlugin } from './vite/icons-plugin.ts';
import { layersFirstPlugin } from './vite/layers-first-plugin.ts';
import { messagesPlugin } from './vite/messages-plugin.ts';
import { OPTIMIZATION } from './vite/optimization.ts';
import { routerPlugin } from './vite/router-plugin.ts';
import { scopedNames } from './vite/scoped-names.ts';

/** The app for staff: built apart, so that nothing in it changes a file that customers download (decision 021). */
export default defineConfig({
  base: '/staff/',
  plugins: [
    messagesPlugin(),
    iconsPlugin([...LUCIDE_ICONS, ...STAFF_ICONS]),
    routerPlugin(),
    react(),
    layersFirstPlugin(),
    fontsApartPlugin(),
  ],
  publicDir: false,
  css: { modules: { generateScopedName: scopedNames() } },
  build: {
    outDir: 'dist/staff',
    emptyOutDir: true,
    manifest: true,
    cssCodeSplit: false,
    target: ['chrome111', 'firefox114', 'safari16.4'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rollupOptions: {
      optimization: OPTIMIZATION,
      input: 'src/web/entry-staff.tsx',
      output: {
        codeSplitting: {
          groups: [
            // What every page loads compresses best in one file; the first styles name the order of all layers.
            {
              name: 'vendor',
              test: /node_modules\/(react|react-dom|scheduler|react-router|@lingui)\/|\/src\/web\/styles\//,
            },
            // Small, and wanted together.
            {
              name: 'hours',
              includeDependenciesRecursively: false,
              test: /\/src\/domain\/(opening-hours|opening-windows|weekdays|zoned-time)\./,
            },
          ],
        },
      },
    },
  },
});

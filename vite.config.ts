import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defineConfig } from 'vite';
import { endpointsPlugin } from './vite/endpoints-plugin.ts';
import { fontsApartPlugin } from './vite/fonts-apart-plugin.ts';
import { iconsPlugin } from './vite/icons-plugin.ts';
import { layersFirstPlugin } from './vite/layers-first-plugin.ts';
import { messagesPlugin } from './vite/messages-plugin.ts';

/** The texts of the pages on the way to an order, and the table of the others. */
const TEXTS = /virtual:messages\/([a-z]{2})(?:\/(?:shell|home|dish|menu|product|cart|promotions|offline))?$/;

/** What the pages of each app share. What only checkout, accounts, orders and dishes' cards of the storefront share stays with them, forms' fields and panels too. */
const SHARED = {
  storefront:
    /\/src\/(domain|web\/(app|features(?!\/(?:checkout|account|orders)\/|\/menu\/dish-price)|ui(?!\/(?:fields|panel)\b)))\//,
  staff: /\/src\/(domain|web\/(app|features|ui))\//,
};

/** Folder of this build (`scripts/build-all.ts`). */
const folder = process.env['BUILD_DIR'] ?? 'dist';

/**
 * What many pages need travels in two files, and a language's first texts in one: many small ones compress worse. Modules of more
 * than `largest` characters travel with the pages that need them.
 */
const groups = (app: keyof typeof SHARED, largest: number, sharers: number) => [
  {
    name: 'vendor',
    test: /^\0(vite|rolldown)\/|\/node_modules\/(react|react-dom|scheduler|react-router|@lingui)\/|\/src\/web\/styles\//,
    priority: 2,
  },
  { name: 'shared', test: SHARED[app], minShareCount: sharers, maxModuleSize: largest },
  { name: (id: string) => `texts-${TEXTS.exec(id)?.[1]}`, debugName: 'texts', test: TEXTS, priority: 1 },
];

/** A browser's build: both write into one folder, each with a manifest of its own. */
function browserBuild(
  entry: string,
  app: keyof typeof SHARED,
  largest: number,
  sharers: number,
): BuildEnvironmentOptions {
  return {
    outDir: `${folder}/client`,
    emptyOutDir: false,
    manifest: `.vite/${app}.json`,
    // One style sheet for all pages: documents carry what they show of it (src/server/pages/style-sheet.ts).
    cssCodeSplit: false,
    target: ['chrome111', 'firefox114', 'safari16.4'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // The map's library is 1 MB, on pages with a map alone. What pages load first is held by scripts/check-budgets.ts.
    chunkSizeWarningLimit: 1200,
    rollupOptions: {
      input: entry,
      // What the contract defines and a page does not use is left out with what it alone needs.
      treeshake: { manualPureFunctions: ['z', 'endpoint'] },
      output: { codeSplitting: { groups: groups(app, largest, sharers) } },
    },
  };
}

/**
 * The storefront, the staff's app and the page handler that renders the storefront on the server. The two browser apps share no
 * file, so that nothing of the staff's reaches customers.
 */
export default defineConfig({
  plugins: [endpointsPlugin(), messagesPlugin(), iconsPlugin(), react(), layersFirstPlugin(), fontsApartPlugin()],
  publicDir: false,
  builder: {},
  environments: {
    client: { build: browserBuild('src/web/entry-client.tsx', 'storefront', 1300, 4) },
    staff: { consumer: 'client', build: browserBuild('src/web/entry-staff.tsx', 'staff', 3000, 11) },
    ssr: {
      resolve: { noExternal: true },
      build: { outDir: `${folder}/server`, rollupOptions: { input: 'src/web/entry-server.tsx' }, assetsInlineLimit: 0 },
    },
  },
});

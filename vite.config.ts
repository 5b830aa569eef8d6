import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fontsApartPlugin } from './vite/fonts-apart-plugin.ts';
import { iconsPlugin } from './vite/icons-plugin.ts';
import { layersFirstPlugin } from './vite/layers-first-plugin.ts';
import { messagesPlugin } from './vite/messages-plugin.ts';
import { OPTIMIZATION } from './vite/optimization.ts';
import { routerPlugin } from './vite/router-plugin.ts';
import { scopedNames } from './vite/scoped-names.ts';

const TEXTS = /virtual:messages\/([a-z]{2})(?:\/(?:shell|home|dish|menu|product|cart|promotions|offline))?$/;

/**
 * What the browsing pages share travels in a few files: many small ones compress worse and cost requests. Forms, orders and
 * dialogs stay out: Home and Menu must not carry them.
 */
const chunks = [
  {
    name: 'vendor',
    test: /^\0vite\/|node_modules\/(react|react-dom|scheduler|react-router|@lingui)\/|router:/,
    priority: 3,
  },
  {
    name: 'shared',
    test: /\/src\/(web\/styles\/|web\/ui\/(button|chip|class-names|icon|painted|picture)\.|web\/app\/(?!use-form|live|random|refusal|safe-|use-|language|toggle-)|web\/features\/(restaurant\/(restaurant-resource|use-order-type)|cart\/cart-store|menu\/menu-resources|promotions\/(opened-promotion|promotions-resource))|domain\/(money|cart|limits|languages|order-line|order-types)\.)/,
    priority: 2,
  },
  // What comes with the parts that hydrate later, and with the pages that cannot do without.
  {
    name: 'states',
    test: /\/src\/web\/ui\/(alert|emoji|empty-state|icon-button|panel|skeleton|stepper|use-bottom-bar)\./,
    priority: 1,
  },
  // What checkout needs at once of a placed order and of opening hours, and every page later.
  {
    name: 'clock',
    test: /\/src\/(web\/features\/(orders\/(follow-later|order-of-key|payment-method|pending-order)|restaurant\/(opening-status|status-badge))|domain\/(opening-hours|weekdays|zoned-time))\./,
    priority: 2,
  },
  // The frame around all pages, once they have taken over.
  { name: 'frame', includeDependenciesRecursively: false, test: /\/src\/web\/(shell\/social-links|ui\/modal)\./ },
  {
    name: 'visitor',
    includeDependenciesRecursively: false,
    test: /\/src\/web\/(app\/use-user|features\/checkout\/kept-draft)\./,
  },
  { name: 'at-rest', includeDependenciesRecursively: false, test: /\/src\/web\/(at-rest|page-files|prefetch-pages)\./ },
  {
    name: 'places',
    includeDependenciesRecursively: false,
    test: /\/src\/web\/features\/restaurant\/(map-art|zone-name)\./,
  },
  { name: 'inputs', test: /\/src\/web\/ui\/(switch|text-area)\./ },
  {
    name: 'cards',
    test: /\/src\/web\/features\/menu\/(dish-transition|product-card|short-description|use-product-cards)\./,
    priority: 1,
  },
  {
    name: 'dishes',
    test: /\/src\/web\/features\/menu\/(chosen-options|diet-tags|use-add-to-cart|use-heart)\./,
    priority: 2,
  },
  // Texts of the browsing pages, with the language's table of the others: one file a language.
  {
    debugName: 'texts',
    name: (id: string) => `texts-${TEXTS.exec(id)?.[1]}`,
    test: TEXTS,
    priority: 3,
  },
  { name: 'fields', test: /\/src\/web\/(ui\/(checkbox|password-field|text-field)|app\/use-form)\./, priority: 1 },
];

/** Seven characters of hash, the fewest that Rolldown allows for so many files: each document names dozens of them. */
const HASHED = 'assets/[name]-[hash:7]';
/** For both builds: pages rendered by the one name pictures of the other. */
const assets = { assetFileNames: `${HASHED}[extname]` };
const scripts = { entryFileNames: `${HASHED}.js`, chunkFileNames: `${HASHED}.js` };

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [messagesPlugin(), iconsPlugin(), routerPlugin(), react(), layersFirstPlugin(), fontsApartPlugin()],
  publicDir: isSsrBuild ? false : 'src/web/public',
  css: { modules: { generateScopedName: scopedNames() } },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // One for all pages: documents carry what they show of it (src/server/pages/style-sheet.ts).
    cssCodeSplit: false,
    target: ['chrome111', 'firefox114', 'safari16.4'],
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Only the table of pages, which comes after the first of them, knows what else each needs: elsewhere such lists would
      // weigh a kilobyte in the first script, and most is loaded by then.
      resolveDependencies: (_file, scripts, { hostId }) => (hostId.includes('/at-rest-') ? scripts : []),
    },
    reportCompressedSize: false,
    rollupOptions: {
      optimization: OPTIMIZATION,
      input: isSsrBuild ? 'src/web/entry-server.tsx' : 'src/web/entry-client.tsx',
      output: isSsrBuild ? assets : { ...assets, ...scripts, codeSplitting: { groups: chunks } },
    },
  },
  ssr: { noExternal: true },
}));

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { iconsPlugin } from './vite/icons-plugin.ts';
import { messagesPlugin } from './vite/messages-plugin.ts';
import { routerPlugin } from './vite/router-plugin.ts';

/**
 * What the browsing pages share travels in two files: many small ones compress worse and cost requests. Forms, orders and
 * dialogs stay out: Home and Menu must not carry them.
 */
const chunks = [
  { name: 'vendor', test: /node_modules\/(react|react-dom|scheduler|react-router|@lingui)\/|router:/, priority: 2 },
  {
    name: 'shared',
    test: /\/src\/(web\/ui\/(alert|button|chip|class-names|icon|icon-button|picture|section|skeleton|spinner|stepper)\.|web\/app\/(?!use-form|live|random|refusal|use-)|web\/features\/(restaurant\/(opening-status|restaurant-resource|status-badge)|cart\/cart-store)|domain\/(money|cart|limits|languages|opening-hours|order-line|order-types|weekdays|zoned-time)\.)/,
    minShareCount: 3,
    priority: 1,
  },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [messagesPlugin(), iconsPlugin(), routerPlugin(), react()],
  publicDir: isSsrBuild ? false : 'src/web/public',
  css: { modules: { generateScopedName: '[hash:base64:6]' } },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    target: ['chrome111', 'firefox114', 'safari16.4'],
    assetsInlineLimit: 0,
    // Lists of a lazy chunk's scripts would weigh a kilobyte in the entry; most are loaded by then. Styles stay.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, dependencies) => dependencies.filter((file) => file.endsWith('.css')),
    },
    reportCompressedSize: false,
    rollupOptions: {
      input: isSsrBuild ? 'src/web/entry-server.tsx' : 'src/web/entry-client.tsx',
      output: isSsrBuild ? {} : { codeSplitting: { groups: chunks } },
    },
  },
  ssr: { noExternal: true },
}));

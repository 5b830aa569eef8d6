import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { iconsPlugin } from './vite/icons-plugin.ts';
import { messagesPlugin } from './vite/messages-plugin.ts';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [messagesPlugin(), iconsPlugin(), react()],
  publicDir: isSsrBuild ? false : 'src/web/public',
  css: { modules: { generateScopedName: '[hash:base64:6]' } },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    target: ['chrome111', 'firefox114', 'safari16.4'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rollupOptions: {
      input: isSsrBuild ? 'src/web/entry-server.tsx' : 'src/web/entry-client.tsx',
    },
  },
  ssr: { noExternal: true },
}));

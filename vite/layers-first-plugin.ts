import type { Plugin } from 'vite';

/** As `src/web/styles/layers.css` begins. */
const FIRST_LAYER = '@layer reset';

/**
 * Fails a build whose style sheet does not begin with the first layer: a sheet is put together in the order of its
 * chunks, and what is named first is the weakest. A reset named late takes the colours of links that look like buttons.
 */
export function layersFirstPlugin(): Plugin {
  return {
    name: 'layers-first',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
          const sheet = String(file.source);
          if (!sheet.startsWith(FIRST_LAYER)) this.error(`${file.fileName} begins with ${sheet.slice(0, 40)}`);
        }
      },
    },
  };
}

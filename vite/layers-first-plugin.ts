import type { Plugin } from 'vite';

/** The beginning of `src/web/styles/layers.css`. */
const FIRST_LAYER = '@layer reset';

/**
 * Fails the build if its style sheet does not begin with the first layer. The sheet is joined in the order of its chunks, and
 * layers named first have the lowest priority: a reset layer that is named late would override the colours of links that look
 * like buttons.
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

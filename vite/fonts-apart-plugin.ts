import type { Plugin } from 'vite';

/** Beside the manifest, because only the server reads it. */
const FONT_FACES = '.vite/fonts.css';

/**
 * Moves the `@font-face` rules from the style sheet to a file of their own, which documents inline. If the sheet repeated them,
 * the browser would lay out all text again when it arrives.
 */
export function fontsApartPlugin(): Plugin {
  return {
    name: 'fonts-apart',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        let faces = '';
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
          file.source = String(file.source).replace(/@font-face\{[^}]*\}/g, (rule) => {
            faces += rule;
            return '';
          });
        }
        this.emitFile({ type: 'asset', fileName: FONT_FACES, source: faces });
      },
    },
  };
}

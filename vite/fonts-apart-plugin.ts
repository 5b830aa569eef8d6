import type { Plugin } from 'vite';

/** Beside the manifest: only the server reads it. */
const FONT_FACES = '.vite/fonts.css';

/**
 * Takes the fonts out of the style sheet. Every document names them; a sheet that named them again would have all text
 * laid out anew when it arrives.
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

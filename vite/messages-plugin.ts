import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const CATALOGUE = /[/\\](?:messages[/\\][^/\\]+|field-messages)[/\\][a-z]{2}\.json$/;

/**
 * Compiles a catalogue's ICU messages to Lingui's runtime format, so that browsers need no parser. What a language lacks is English
 * (specification section 9).
 */
export function messagesPlugin(): Plugin {
  return {
    name: 'servery-messages',
    enforce: 'pre',
    transform(code, id) {
      if (!CATALOGUE.test(id)) return null;
      const english = join(dirname(id), 'en.json');
      this.addWatchFile(english);
      const messages = Object.entries<string>({ ...JSON.parse(readFileSync(english, 'utf8')), ...JSON.parse(code) });
      const compiled = Object.fromEntries(messages.map(([key, message]) => [key, compileMessage(message)]));
      return {
        code: `export default JSON.parse(${JSON.stringify(JSON.stringify(compiled))})`,
        map: null,
        moduleType: 'js',
      };
    },
  };
}

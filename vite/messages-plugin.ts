import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const CATALOGUE = /[/\\](?:messages[/\\][^/\\]+|field-messages)[/\\][a-z]{2}\.json$/;

/** Compiles a catalogue's ICU messages to Lingui's runtime format, so that browsers need no parser. */
export function messagesPlugin(): Plugin {
  return {
    name: 'servery-messages',
    enforce: 'pre',
    transform(code, id) {
      if (!CATALOGUE.test(id)) return null;
      const messages = Object.entries(JSON.parse(code) as Record<string, string>);
      const compiled = Object.fromEntries(messages.map(([key, message]) => [key, compileMessage(message)]));
      return {
        code: `export default JSON.parse(${JSON.stringify(JSON.stringify(compiled))})`,
        map: null,
        moduleType: 'js',
      };
    },
  };
}

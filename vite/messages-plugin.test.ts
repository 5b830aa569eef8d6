import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { messagesPlugin } from './messages-plugin.ts';

it('serves one section in one language; a message that it lacks is English', async () => {
  const root = mkdtempSync(join(tmpdir(), 'messages-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  write('en', { home: { order: 'Order now', call: 'Call {name}' }, cart: { title: 'Cart' } });
  write('de', { home: { order: 'Jetzt bestellen' } });
  const entry = join(root, 'entry.js');
  writeFileSync(entry, `export { default } from 'virtual:messages/de/home'`);
  const built = await build({
    ...{ root, configFile: false, logLevel: 'silent' },
    plugins: [messagesPlugin(root)],
    build: { write: false, minify: false, lib: { entry, formats: ['es'] } },
  });
  const [file] = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const code = file && 'code' in file ? file.code : '';
  const german = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(german.default).toEqual({ order: ['Jetzt bestellen'], call: ['Call ', ['name']] });

  function write(language: string, storefront: object): void {
    mkdirSync(join(root, language));
    writeFileSync(join(root, language, 'storefront.json'), JSON.stringify(storefront));
    writeFileSync(join(root, language, 'staff.json'), '{}');
  }
});

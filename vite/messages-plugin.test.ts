import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { messagesPlugin } from './messages-plugin.ts';

it('a message that a language lacks is English in it', async () => {
  const root = mkdtempSync(join(tmpdir(), 'messages-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const section = join(root, 'messages/home');
  mkdirSync(section, { recursive: true });
  writeFileSync(join(section, 'en.json'), JSON.stringify({ order: 'Order now', call: 'Call {name}' }));
  writeFileSync(join(section, 'de.json'), JSON.stringify({ order: 'Jetzt bestellen' }));
  const built = await build({
    ...{ root, configFile: false, logLevel: 'silent' },
    plugins: [messagesPlugin()],
    build: { write: false, minify: false, lib: { entry: join(section, 'de.json'), formats: ['es'] } },
  });
  const [file] = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const code = file && 'code' in file ? file.code : '';
  const german = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(german.default).toEqual({ order: ['Jetzt bestellen'], call: ['Call ', ['name']] });
});

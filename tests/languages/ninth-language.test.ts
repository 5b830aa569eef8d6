import { spawn } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { MESSAGE_FILES } from '../support/message-files.ts';

/** What types, build and rules read. */
const SOURCES = ['src', 'db', 'scripts', 'vite', 'tests', ...globSync('*.{json,ts}')];
const VITE = 'node_modules/vite/bin/vite.js';

it('a language is a row, a flag and a folder of texts: six files', { timeout: 600_000 }, async () => {
  mkdirSync('.cache', { recursive: true });
  const root = mkdtempSync('.cache/ninth-language-');
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const source of SOURCES) cpSync(source, join(root, source), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  const touched: string[] = [];

  function put(file: string, text: string): void {
    touched.push(file);
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  function insert(file: string, ...lines: [before: string, line: string][]): void {
    const old = readFileSync(file, 'utf8');
    put(
      file,
      lines.reduce((text, [before, line]) => text.replace(before, `${line}\n${before}`), old),
    );
  }

  insert('src/domain/languages.ts', ['  ja: {', "  nl: { name: 'Nederlands', locale: 'nl-NL' },"]);
  insert(
    'src/web/app/language-flags.ts',
    ['import pt from', "import nl from 'circle-flags/flags/nl.svg?url';"],
    ['  ja: jp,', '  nl,'],
  );
  for (const file of MESSAGE_FILES) {
    put(`src/messages/nl/${file}.json`, readFileSync(`src/messages/en/${file}.json`, 'utf8'));
  }

  expect(touched.length).toBeLessThanOrEqual(6);
  const failures = await Promise.all([
    run(['scripts/types.ts']),
    run([VITE, 'build']),
    run(['node_modules/vitest/vitest.mjs', 'run', 'tests/rules/messages.test.ts', 'tests/rules/wording.test.ts']),
  ]);
  expect(failures.filter(Boolean)).toEqual([]);
  // The storefront's and the staff's.
  expect(globSync(join(root, 'dist/client/assets/texts-nl-*.js'))).toHaveLength(2);

  /** Resolves to what a failed command said; '' if it succeeded. */
  function run(script: string[]): Promise<string> {
    const child = spawn(process.execPath, script, { cwd: root, env: { ...process.env, NODE_ENV: 'production' } });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data));
    return new Promise((resolve) => child.on('exit', (code) => resolve(code === 0 ? '' : said || `exit code ${code}`)));
  }
});

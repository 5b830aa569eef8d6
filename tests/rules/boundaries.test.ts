import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const PAGE = 'src/web/pages/planted.tsx';
const CRUISE = resolve('node_modules/.bin/depcruise');

/** What planted files import, as empty files: the rules look at paths only. */
const IMPORTED = [
  'src/server/platform/database/database.ts',
  'src/web/staff/features/board/order-board.tsx',
  'src/web/features/cart/cart-store.ts',
  'node_modules/sharp/index.js',
];

/** A tree of its own, for a file planted in ours would be seen by other tests and by builds. */
describe('the import rules', () => {
  let tree: string;
  beforeAll(() => {
    tree = mkdtempSync(join(tmpdir(), 'servery-rules-'));
    for (const file of ['.dependency-cruiser.cjs', 'tsconfig.base.json', 'tsconfig.web.json', 'package.json'])
      cpSync(file, join(tree, file));
    for (const file of IMPORTED) plant(file, 'export {};\n');
    plant('node_modules/sharp/package.json', '{ "name": "sharp", "version": "1.0.0", "main": "index.js" }');
    symlinkSync(resolve('node_modules/typescript'), join(tree, 'node_modules/typescript'));
  });
  afterAll(() => rmSync(tree, { recursive: true, force: true }));

  function plant(file: string, text: string): void {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), text);
  }

  function cruise(file: string, text: string): string {
    plant(file, text);
    try {
      const options = ['--config', '.dependency-cruiser.cjs', '--output-type', 'err'];
      return execFileSync(CRUISE, [file, ...options], { encoding: 'utf8', cwd: tree });
    } catch (error) {
      return (error as { stdout: string }).stdout;
    }
  }

  test('see a page that reaches into the server', () => {
    expect(
      cruise(
        PAGE,
        "import { openDatabase } from '../../server/platform/database/database.ts';\nexport const Component = openDatabase;\n",
      ),
    ).toContain('web-never-imports-server');
  });

  test('see a type that crosses over, too', () => {
    expect(
      cruise(
        PAGE,
        "import type { Db } from '../../server/platform/database/database.ts';\nexport const Component = (db: Db) => db;\n",
      ),
    ).toContain('web-never-imports-server');
  });

  test('see a customers’ page that would download a part of the place for staff', () => {
    expect(
      cruise(
        PAGE,
        "import { OrderBoard } from '../staff/features/board/order-board.tsx';\nexport const Component = OrderBoard;\n",
      ),
    ).toContain('customers-download-nothing-for-staff');
  });

  test('see a decoder of pictures in the process that serves', () => {
    expect(
      cruise('src/server/menu/planted.ts', "import sharp from 'sharp';\nexport const shrink = sharp;\n"),
    ).toContain('pictures-are-decoded-apart');
  });

  test('let a page import a feature', () => {
    expect(
      cruise(PAGE, "import { useCart } from '../features/cart/cart-store.ts';\nexport const Component = useCart;\n"),
    ).toContain('no dependency violations found');
  });
});

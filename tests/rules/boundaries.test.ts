import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { PLANTED } from '../support/source-files.ts';

const planted = `src/web/pages/${PLANTED}.tsx`;
const plantedInServer = `src/server/menu/${PLANTED}.ts`;

function cruise(file: string): string {
  try {
    return execFileSync('npx', ['depcruise', file, '--config', '.dependency-cruiser.cjs', '--output-type', 'err'], {
      encoding: 'utf8',
    });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

describe('the import rules', () => {
  afterEach(() => {
    for (const file of [planted, plantedInServer]) rmSync(file, { force: true });
  });

  test('see a page that reaches into the server', () => {
    writeFileSync(
      planted,
      "import { openDatabase } from '../../server/platform/database/database.ts';\nexport const Component = openDatabase;\n",
    );
    expect(cruise(planted)).toContain('web-never-imports-server');
  });

  test('see a type that crosses over, too', () => {
    writeFileSync(
      planted,
      "import type { Db } from '../../server/platform/database/database.ts';\nexport const Component = (db: Db) => db;\n",
    );
    expect(cruise(planted)).toContain('web-never-imports-server');
  });

  test('see a customers’ page that would download a part of the place for staff', () => {
    writeFileSync(
      planted,
      "import { OrderBoard } from '../staff/features/board/order-board.tsx';\nexport const Component = OrderBoard;\n",
    );
    expect(cruise(planted)).toContain('customers-download-nothing-for-staff');
  });

  test('see a decoder of pictures in the process that serves', () => {
    writeFileSync(plantedInServer, "import sharp from 'sharp';\nexport const shrink = sharp;\n");
    expect(cruise(plantedInServer)).toContain('pictures-are-decoded-apart');
  });

  test('let a page import a feature', () => {
    writeFileSync(
      planted,
      "import { useCart } from '../features/cart/cart-store.ts';\nexport const Component = useCart;\n",
    );
    expect(cruise(planted)).toContain('no dependency violations found');
  });
});

import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { item, pickup } from '../../../tests/support/order-input.ts';
import { starPrinter } from '../../../tests/support/simulated-printers.ts';
import { hire } from '../../../tests/support/staff.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

const broken = vi.hoisted(() => ({ is: false }));
vi.mock('../pictures/picture-process.ts', async (original) => {
  const real = await original<typeof import('../pictures/picture-process.ts')>();
  const { workOnPicture } = real;
  const failing = () => Promise.reject(new Error('no memory'));
  return {
    ...real,
    get workOnPicture() {
      return broken.is ? failing : workOnPicture;
    },
  };
});

const RECEIPT = { name: 'Counter', paper: 'receipt', copies: 1, categoryIds: null, language: 'en', columns: 48 };

describe.each(dialects)('signs that a printer lacks, on %s,', (dialect) => {
  let app: TestApp;
  let manager: string;
  let log: PassThrough;
  beforeEach(async () => {
    log = new PassThrough();
    app = await startTestApp(dialect, { LOG_LEVEL: 'warn' }, log);
    manager = await hire(app, 'Manager');
  });
  afterEach(async () => {
    broken.is = false;
    await app.close();
  });

  it('are told in the log and to the office when they could not be drawn, until they can again', async () => {
    const added = await app.call({ method: 'POST', url: '/staff/printers', token: manager, body: RECEIPT });
    const printer = starPrinter(app, { path: added.body.data.path });
    const print = async () => {
      const body = pickup([item('lemonade')], { customerNotes: '不要香菜' });
      const placed = await app.call({ method: 'POST', url: '/orders', token: await app.register(), body });
      const url = `/staff/orders/${placed.body.data._id}/status`;
      await app.call({ method: 'PATCH', url, token: manager, body: { status: 'Confirmed' } });
      await printer.round();
      const { body: list } = await app.call({ url: '/staff/printers', token: manager });
      return list.data.printers[0].undrawnAt as string | null;
    };
    expect(await print()).toBeNull();
    broken.is = true;
    expect(await print()).not.toBeNull();
    expect(printer.papers).toHaveLength(2);
    // Nobody takes what is left of the note for all of it.
    const warning = 'SIGNS MISSING: SEE THE SCREEN';
    expect(printer.papers.map((paper) => paper.includes(warning))).toEqual([false, true]);
    const told = String(log.read())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { msg: string });
    expect(told.map(({ msg }) => msg)).toContain('signs of a paper were not drawn');
    broken.is = false;
    expect(await print()).toBeNull();
  });
});

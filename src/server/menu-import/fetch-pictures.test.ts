import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { hire } from '../../../tests/support/staff.ts';
import { SUSHI, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { workOff } from '../../../tests/support/work.ts';
import { getOutside } from '../platform/http/get-outside.ts';
import { PICTURE_FETCHES } from './fetch-pictures.ts';

let server: Server;
let asked: string[] = [];
let site: string;
beforeAll(async () => {
  const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#884422' } })
    .jpeg()
    .toBuffer();
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (request.url === '/soup.jpg') return void response.end(picture);
    if (request.url === '/page.jpg') return void response.end('<!doctype html><script>alert(1)</script>');
    if (request.url === '/moved.jpg') return void response.writeHead(302, { location: '/soup.jpg' }).end();
    response.writeHead(request.url === '/busy.jpg' ? 503 : 404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

describe.each(dialects)('pictures of an imported menu on %s', (dialect) => {
  let app: TestApp;
  let owner: string;
  beforeEach(async () => {
    asked = [];
    app = await startTestApp(dialect, { ALARMS_TO_PRIVATE_NETWORK: 'true', RATE_LIMITS: 'false' });
    owner = await hire(app, 'Owner');
  });
  afterEach(() => app.close());

  const table = (...rows: string[]) => ['Category,Name,Price,Picture', ...rows].join('\n');
  const draft = async (text: string) =>
    (
      await app.call({
        ...{ method: 'POST', url: '/staff/menu-imports?fileName=menu.csv', token: owner },
        ...{ headers: { 'content-type': 'text/csv' }, body: text },
      })
    ).body.data.menuImport;
  const put = (id: string, body: object) =>
    app.call({ method: 'PUT', url: `/staff/menu-imports/${id}`, token: owner, body });
  const fetchAll = () => workOff(app.services, PICTURE_FETCHES);
  const state = async (host?: string) =>
    (await app.call({ url: '/staff/menu-imports', token: owner, ...(host && { host }) })).body.data?.pictures;
  const dish = async (name: string) => {
    const { products } = (await app.call({ url: '/staff/menu-record', token: owner })).body.data;
    return products.find((each: { name: string }) => each.name === name);
  };

  it('are fetched where the owner allows it, for dishes that have none', async () => {
    const { _id, pictures, notes } = await draft(table(`Soups,Leek,4,${site}/soup.jpg`, 'Soups,Broth,4,photo.jpg'));
    expect(pictures).toEqual({ count: 1, hosts: ['127.0.0.1'] });
    expect(notes.filter(({ kind }: { kind: string }) => kind === 'lost')).toHaveLength(1);
    await put(_id, { state: 'applied', fetchesPictures: true });
    expect(await state()).toEqual({ waiting: 1, fetched: 0, failed: [] });
    await fetchAll();
    expect(await state()).toEqual({ waiting: 0, fetched: 1, failed: [] });
    expect((await dish('Leek')).image.src).toMatch(/^\/media\//);
    const rows = await app.services.db.selectFrom('audit_log').select('action').execute();
    expect(rows.map(({ action }) => action)).toContain('picture_added');
    // The dish has one now: nothing is offered again.
    expect((await draft(table(`Soups,Leek,4,${site}/soup.jpg`))).pictures).toBeUndefined();
  });

  it('are not asked for where nobody has said so', async () => {
    const { _id } = await draft(table(`Soups,Leek,4,${site}/soup.jpg`));
    await put(_id, { state: 'applied' });
    await fetchAll();
    expect([asked, await state()]).toEqual([[], undefined]);
  });

  it('that cannot be had are told by their dishes: no redirect is followed, and nothing but a picture is kept', async () => {
    const rows = ['gone', 'page', 'moved'].map((name) => `Soups,${name},4,${site}/${name}.jpg`);
    const { _id } = await draft(table(...rows, `Soups,busy,4,${site}/busy.jpg`));
    await put(_id, { state: 'applied', fetchesPictures: true });
    await fetchAll();
    const { waiting, failed } = await state();
    expect([waiting, failed.toSorted()]).toEqual([1, ['gone', 'moved', 'page']]);
    expect(asked).not.toContain('/soup.jpg');
    expect((await dish('page')).image).toBeNull();
  });

  it('go with the import that is taken back, and the dishes that it added with them', async () => {
    const { _id } = await draft(table(`Soups,Leek,4,${site}/soup.jpg`, `Soups,busy,4,${site}/busy.jpg`));
    await put(_id, { state: 'applied', fetchesPictures: true });
    await fetchAll();
    expect((await put(_id, { state: 'taken_back' })).status).toBe(200);
    expect([await dish('Leek'), await dish('busy'), await state()]).toEqual([undefined, undefined, undefined]);
  });

  it('are nobody else’s', async () => {
    const { _id } = await draft(table(`Soups,Leek,4,${site}/soup.jpg`));
    await put(_id, { state: 'applied', fetchesPictures: true });
    expect(await state(SUSHI)).toBeUndefined();
  });
});

it('no address inside is asked, nor one without TLS, nor more than a picture may have', async () => {
  const limits = { timeoutMs: 2000, mostBytes: 1000, allowsPrivate: false };
  for (const address of [
    `${site}/soup.jpg`,
    'https://127.0.0.1/soup.jpg',
    'https://localhost/soup.jpg',
    'file:///etc/passwd',
  ])
    await expect(getOutside(address, limits)).rejects.toThrow();
  await expect(getOutside(`${site}/soup.jpg`, { ...limits, allowsPrivate: true })).rejects.toThrow('more than 1000');
});

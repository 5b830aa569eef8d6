import { brotliCompressSync, constants } from 'node:zlib';
import type { PageHandler } from '../../src/contract/page-handler.ts';
import { importRestaurant } from '../../src/server/import/import-restaurant.ts';
import { readAssets, STOREFRONT } from '../../src/server/pages/assets.ts';
import { currentBuild } from '../../src/server/pages/current-build.ts';
import { pageDocument } from '../../src/server/pages/document.ts';
import { injectTransport } from '../../src/server/pages/inject-transport.ts';
import { generatedSource } from '../generate/generated-menu.ts';
import { startTestApp } from '../support/test-app.ts';
import { report } from './report.ts';

/** CPU time of a page of 200 dishes that is not cached: rendered, put into its document, and compressed for the first visitor. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 60);
const WARM_UP = 100;
const LIMIT_MS = 10;
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const BUILD = currentBuild();
const HOST = 'generated.localhost';

const test = await startTestApp('sqlite', { NODE_ENV: 'production' });
const { services } = test;
await importRestaurant(services, generatedSource({ products: 200, hasPictures: false }));
const tenant = await services.tenants.byHost(HOST);
if (!tenant) throw new Error('the generated restaurant is not there');
const { restaurant } = await services.content.of(tenant.id, 'en');
const handler = (await import(`${BUILD}/server/entry-server.js`)) as PageHandler;
const assets = readAssets(BUILD, STOREFRONT);
const times = { page: [] as number[], document: [] as number[], compression: [] as number[] };
for (let round = -WARM_UP; round < ROUNDS; round++) {
  let cpu = process.cpuUsage();
  const lap = () => {
    const { user, system } = process.cpuUsage(cpu);
    cpu = process.cpuUsage();
    return (user + system) / 1000;
  };
  const origin = `http://${HOST}`;
  const rendered = await handler.renderPage({
    url: `${origin}/menu`,
    language: 'en',
    now: services.clock(),
    transport: injectTransport(test.app, HOST, 'en'),
  });
  const page = lap();
  const parts = {
    rendered,
    restaurant,
    language: 'en',
    assets,
    origin,
    path: '/menu',
  } as const;
  const { html } = pageDocument(parts);
  const document = lap();
  brotliCompressSync(html, QUALITY);
  const compression = lap();
  if (round < 0) continue;
  times.page.push(page);
  times.document.push(document);
  times.compression.push(compression);
}
await test.close();
report({
  name: 'render',
  about: 'CPU of the Menu page with 200 dishes, when no cache has it',
  figures: [
    { name: 'render, with its data', unit: 'ms', ours: times.page, limit: { atMost: LIMIT_MS } },
    { name: 'put into its document', unit: 'ms', ours: times.document },
    { name: 'compress for the first visitor', unit: 'ms', ours: times.compression },
  ],
});

import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import { buildIfStale } from '../../scripts/build.ts';
import { findPostgres } from '../../scripts/find-postgres.ts';
import { startProduct } from '../support/product.ts';
import { measureLighthouse } from './lighthouse.ts';

/** `npm run bench` measures everything, `npm run bench -- lighthouse` or `-- place-order` one thing. */
const benchmarks: Record<string, () => Promise<void>> = {
  'place-order': async () => {
    await program('place-order.ts')();
    await program('order-throughput.ts')();
  },
  'cached-menu': program('cached-menu.ts'),
  sockets: program('sockets.ts'),
  'order-history': program('order-history.ts'),
  lighthouse: async () => {
    const product = await startProduct();
    generate200Dishes(product.dataDir);
    const origin = product.origin('generated');
    await warm(origin);
    const rows = await measureLighthouse(origin, ['/', '/menu']);
    console.table(
      rows.map(({ page, scores, fcp, lcp, tbt, cls }) => ({
        page,
        ...scores,
        'FCP ms': Math.round(fcp),
        'LCP ms': Math.round(lcp),
        'TBT ms': Math.round(tbt),
        CLS: cls.toFixed(3),
      })),
    );
    await product.stop();
  },
};

const wanted = process.argv[2];
const chosen = wanted ? { [wanted]: benchmarks[wanted] } : benchmarks;
console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}`);
for (const [name, run] of Object.entries(chosen)) {
  if (!run) throw new Error(`There is no benchmark "${name}": ${Object.keys(benchmarks).join(', ')}`);
  await run();
}

/** A benchmark that is a program of its own; what it finds too slow fails the whole run. */
function program(file: string): () => Promise<void> {
  return async () => {
    await buildIfStale();
    const postgres = await findPostgres();
    const env = { ...process.env, ...(postgres && { TEST_DATABASE_URL: postgres }) };
    const { status } = spawnSync('node', ['--expose-gc', `tests/bench/${file}`], { stdio: 'inherit', env });
    if (status !== 0) process.exitCode = 1;
  };
}

/** A restaurant with 200 dishes beside the demo ones, seen by the running server within a second. */
function generate200Dishes(dataDir: string): void {
  const args = ['tests/generate/generate.ts', '--restaurants', '0', '--menu', '200'];
  const { status } = spawnSync('node', args, { stdio: 'inherit', env: { ...process.env, DATA_DIR: dataDir } });
  if (status !== 0) throw new Error('the 200 dishes could not be generated');
}

/** Pages are cached and pictures resized, as on any site that had a visitor before. */
async function warm(origin: string): Promise<void> {
  const { host, port } = new URL(origin);
  for (const path of ['/', '/menu']) {
    const html = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { host } }).then((answer) => answer.text());
    const pictures = new Set([...html.matchAll(/\/media\/[\w.-]+/g)].map(([address]) => address));
    for (const picture of pictures) await fetch(`http://127.0.0.1:${port}${picture}`);
  }
}

import { buildIfStale } from '../../scripts/build.ts';
import { startCluster } from './support/cluster.ts';

/**
 * `npm run cluster`: the arrangement of deploy/compose.yaml without Docker, with the demo restaurants, on Debian's nginx,
 * postgresql and redis-server. HTTP_PORT and HTTPS_PORT choose its doors. Ctrl+C stops and removes everything.
 */
const { HTTP_PORT = '8080', HTTPS_PORT = '8443' } = process.env;
const slugs = ['forno-vesta', 'kumo', 'brasa'];

await buildIfStale();
const cluster = await startCluster({
  domains: ['localhost', ...slugs.map((slug) => `${slug}.localhost`)],
  env: { DEMO: 'true', DEVELOPMENT_RESTAURANT: 'forno-vesta', RATE_LIMITS: 'true', LOG_LEVEL: 'warn' },
  httpPort: Number(HTTP_PORT),
  httpsPort: Number(HTTPS_PORT),
});
const [one, two] = cluster.apps.map(({ address }) => address.port);
process.stdout.write(
  `Open with a self-signed certificate: ${slugs.map((slug) => `https://${slug}.localhost:${HTTPS_PORT}`).join('  ')}\n` +
    `nginx goes to the processes on ports ${one} and ${two}; PostgreSQL: ${cluster.place.databaseUrl}; Redis: ${cluster.redis.url}\n`,
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await cluster.stop();
    process.exit(0);
  });
}

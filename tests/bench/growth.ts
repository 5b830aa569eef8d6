import { type ChildProcess, fork } from 'node:child_process';
import { dialects } from '../support/databases.ts';
import { databaseVersions } from './database-versions.ts';
import type { FromGrown } from './growth-databases.ts';
import { BIGGER, SMALL, told } from './growth-sizes.ts';
import { type Figure, report } from './report.ts';

/**
 * What frequent calls cost in a big database and in one of a tenth of its size, compared with a small one. RESTAURANTS and
 * ORDERS set the big size, ROUNDS the length; TEST_DATABASE_URL adds PostgreSQL. The dialects' databases are filled in parallel
 * and measured one after the other.
 */
const grown = dialects.map((dialect) =>
  fork(new URL('growth-databases.ts', import.meta.url), [dialect], { execArgv: process.execArgv }),
);
const figures: Figure[] = [];
await Promise.all(grown.map((each) => answer(each, 'filled')));
for (const each of grown) {
  each.send('measure');
  figures.push(...(await answer(each, 'figures')).figures);
}
for (const each of grown) each.disconnect();
report({
  name: 'growth',
  about: `A call among ${BIGGER.map(told).join(', and among ')}, beside ${told(SMALL)}`,
  figures,
  versions: await databaseVersions(),
});

function answer<K extends FromGrown['kind']>(from: ChildProcess, kind: K) {
  return new Promise<Extract<FromGrown, { kind: K }>>((resolve, reject) => {
    from.once('message', (message: FromGrown) => {
      if (message.kind === kind) resolve(message as Extract<FromGrown, { kind: K }>);
      else reject(new Error(`expected ${kind}, not ${message.kind}`));
    });
    from.once('exit', (code) => reject(new Error(`ended with ${code} before it was ${kind}`)));
  });
}

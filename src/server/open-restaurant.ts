/**
 * `npm run restaurant:open [-- DOMAIN]`: prints a link that is valid for a day, on which its holder opens one new restaurant. The
 * link is on DOMAIN, which must already lead to this server and belong to no restaurant, and opens one there only; without DOMAIN, it
 * is on `new.localhost`, and works on any domain without a restaurant.
 */

import { makeSetupCode } from './onboarding/setup-codes.ts';
import { readConfig } from './platform/config.ts';
import { databasePlace, openDatabase } from './platform/database/database.ts';
import { migrate } from './platform/database/migrate.ts';
import { allowClosedPipe } from './platform/quiet-pipe.ts';
import { hostOf } from './settings/host-of.ts';

allowClosedPipe();
const typed = process.argv[2];
try {
  const config = readConfig(process.env);
  const host = typed === undefined ? null : hostOf(typed);
  if (typed !== undefined && host === null) throw new Error('Usage: npm run restaurant:open [-- pizza.example]');
  const database = openDatabase(databasePlace(config));
  await migrate(database);
  const code = await makeSetupCode(database.db, Date.now(), host);
  await database.db.destroy();
  const origin = host === null ? `http://new.localhost:${config.PORT}` : `https://${host}`;
  process.stdout.write(`Open this link within a day: ${origin}/setup/${code}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}

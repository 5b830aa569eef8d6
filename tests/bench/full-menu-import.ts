import type { DialectName } from '../../src/server/platform/database/database.ts';
import { hire } from '../support/staff.ts';
import { startTestApp } from '../support/test-app.ts';
import { openFullMenu } from './full-menu-calls.ts';

const ROUNDS = 3;

/** How long it takes (ms) to read and apply a restaurant's own table of so many dishes where none of them is known; it is taken back each time. */
export async function importTimes(dialect: DialectName, dishes: number): Promise<number[]> {
  const from = await openFullMenu(dialect, dishes);
  const table: string = await from.table();
  await from.close();
  const into = await startTestApp(dialect, { NODE_ENV: 'production' });
  const owner = await hire(into, 'Owner');
  const sent = async (method: 'POST' | 'PUT', url: string, body: unknown, headers = {}) => {
    const answer = await into.call({ method, url: `/staff/menu-imports${url}`, token: owner, headers, body });
    if (answer.status >= 300) throw new Error(`${url}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 500)}`);
    return answer.body.data.menuImport;
  };
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const since = performance.now();
    const draft = await sent('POST', '?fileName=menu.csv', Buffer.from(table), { 'content-type': 'text/csv' });
    const applied = await sent('PUT', `/${draft._id}`, { state: 'applied', expectedVersion: draft.version });
    times.push(performance.now() - since);
    await sent('PUT', `/${draft._id}`, { state: 'taken_back', expectedVersion: applied.version });
  }
  await into.close();
  return times;
}

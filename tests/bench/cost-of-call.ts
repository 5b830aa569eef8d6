import type { DialectName } from '../../src/server/platform/database/database.ts';

/** The cost in ms: of CPU time on SQLite, which runs in this process; of wall-clock time on PostgreSQL, which does not. */
export async function costOf(dialect: DialectName, call: () => Promise<unknown>): Promise<number> {
  const [cpu, since] = [process.cpuUsage(), performance.now()];
  await call();
  const { user, system } = process.cpuUsage(cpu);
  return dialect === 'sqlite' ? (user + system) / 1000 : performance.now() - since;
}

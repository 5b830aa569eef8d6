import { CompiledQuery, sql } from 'kysely';
import { type Database, inTransaction } from '../../src/server/platform/database/database.ts';
import type { HeardQuery } from './heard-queries.ts';

/** Tables that grow with visitors: no query may scan one of them, or all rows of one restaurant in it. */
const GROWING =
  'users|sessions|addresses|favorites|orders|order_lines|order_status_history|idempotency_keys|loyalty_ledger|loyalty_balances|outbox|reviews|review_replies|audit_log|password_resets|attempts|promotion_customers|customers|slot_loads';
const TABLE = new RegExp(`^(${GROWING})$`);

/** The queries whose plan reads a growing table whole, each as "query: plan". */
export async function fullReads({ db, dialect }: Database, queries: readonly HeardQuery[]): Promise<string[]> {
  return inTransaction(db, async (tx) => {
    // A planner scans small tables whatever their indexes: disabling scans shows whether an index would serve the query.
    const avoided = dialect === 'postgres' ? ['seqscan', 'hashjoin', 'mergejoin'] : [];
    for (const way of avoided) await sql`set local enable_${sql.raw(way)} = off`.execute(tx);
    const found: string[] = [];
    for (const { text, parameters } of queries) {
      if (!/^(select|update|delete|with|insert)\b/i.test(text)) continue;
      const explain = dialect === 'postgres' ? 'explain' : 'explain query plan';
      const { rows } = await tx.executeQuery<Record<string, unknown>>(
        CompiledQuery.raw(`${explain} ${text}`, [...parameters]),
      );
      const plan = rows.map((row) => String(row['QUERY PLAN'] ?? row['detail']));
      const aliases = new Map(Array.from(text.matchAll(/"(\w+)" as "(\w+)"/g), ([, table, alias]) => [alias, table]));
      const isGrowing = (name = '') => TABLE.test(aliases.get(name) ?? name);
      const bad = dialect === 'postgres' ? badOnPostgres(plan, isGrowing) : badOnSqlite(plan, isGrowing);
      found.push(...bad.map((line) => `${text.slice(0, 200)}: ${line}`));
    }
    return found;
  });
}

type IsGrowing = (name: string | undefined) => boolean;

/** Partial indexes with few rows: orders that still need something to be done. */
const SOME_ROWS = /orders_(open|to_remind|to_cancel)/;

function badOnSqlite(plan: string[], isGrowing: IsGrowing): string[] {
  const isSorted = plan.some((line) => line.includes('TEMP B-TREE'));
  return plan.filter((line) => {
    const [, way, table, rest = ''] = /^(SCAN|SEARCH) (\w+)(.*)$/.exec(line) ?? [];
    if (!isGrowing(table) || SOME_ROWS.test(rest)) return false;
    if (way === 'SCAN') return true;
    // Reading in the index's own order stops after a page; otherwise all rows of the restaurant are read.
    return / \(restaurant_id=\?\)$/.test(rest) && (isSorted || !/_by_time/.test(rest));
  });
}

function badOnPostgres(plan: string[], isGrowing: IsGrowing): string[] {
  return plan.filter((line, at) => {
    const [, way, table] = /(Seq Scan|Index Scan|Index Only Scan|Bitmap Heap Scan)[^"]*? on (\w+)/.exec(line) ?? [];
    if (!isGrowing(table)) return false;
    if (way === 'Seq Scan') return true;
    const indent = (text: string) => text.search(/[^ ]/);
    const rest = plan.slice(at + 1);
    const end = rest.findIndex((each) => each.includes('->') && indent(each) <= indent(line));
    const own = rest.slice(0, end < 0 ? rest.length : end);
    return !SOME_ROWS.test(line) && !own.some((each) => /(Index|Recheck) Cond/.test(each));
  });
}

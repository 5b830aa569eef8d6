import { type CompiledQuery, type KyselyPlugin, type RootOperationNode, sql } from 'kysely';
import { type Database, type Db, inTransaction } from '../../src/server/platform/database/database.ts';

/** Runs `work` with a database that records its queries, and resolves to the query plan of each. */
export async function plansOf({ db, dialect }: Database, work: (db: Db) => Promise<unknown>): Promise<string[]> {
  const nodes: RootOperationNode[] = [];
  const note: KyselyPlugin = {
    transformQuery: ({ node }) => {
      nodes.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await work(db.withPlugin(note));
  return inTransaction(db, async (tx) => {
    // A planner scans and sorts small tables whatever their indexes: disabling that shows whether an index would serve the query.
    const avoided = dialect === 'postgres' ? ['seqscan', 'sort', 'incremental_sort', 'bitmapscan'] : [];
    for (const way of avoided) await sql`set local ${sql.raw(`enable_${way}`)} = off`.execute(tx);
    const plans: string[] = [];
    for (const node of nodes) {
      const { sql: text, parameters } = tx.getExecutor().compileQuery(node, { queryId: 'plan' });
      const explain = dialect === 'postgres' ? 'explain' : 'explain query plan';
      const query = { sql: `${explain} ${text}`, parameters, query: node } as unknown as CompiledQuery;
      const { rows } = await tx.executeQuery<Record<string, unknown>>(query);
      plans.push(rows.map((row) => row['QUERY PLAN'] ?? row['detail']).join('\n'));
    }
    return plans;
  });
}

/** Matches a plan in which no index gives the rows in order. */
export const WITHOUT_INDEX = /Seq Scan|Sort|SCAN (?!.*USING)|TEMP B-TREE/;

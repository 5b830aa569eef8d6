import { dialects } from '../support/databases.ts';
import { costOf } from './cost-of-call.ts';
import { databaseVersions } from './database-versions.ts';
import { openFullMenu } from './full-menu-calls.ts';
import { importTimes } from './full-menu-import.ts';
import { type Figure, report } from './report.ts';

/**
 * A menu of 1,000 dishes with everything that menus can say, beside the same of 200: what its calls cost, and what is sent. A call about one order
 * costs the same in both; one about the whole menu costs five times as much, and no more. Then such a menu of 300 dishes is imported. ROUNDS
 * changes its length; TEST_DATABASE_URL adds PostgreSQL.
 */
const ROUNDS = Number(process.env['ROUNDS'] ?? 20);
const WARM_UP = 5;
const DISHES = { small: 200, big: 1000, imported: 300 };
/** As `growth` has it. */
const GROWTH = 1.3;
const IMPORT_MS = 5000;
const GROUPS = ['calls', 'menus'] as const;

const figures: Figure[] = [];
for (const dialect of dialects) {
  const menus = { small: await openFullMenu(dialect, DISHES.small), big: await openFullMenu(dialect, DISHES.big) };
  for (const group of GROUPS) {
    const times = group === 'calls' ? 1 : DISHES.big / DISHES.small;
    for (const [name, call] of Object.entries(menus.big[group])) {
      const reference = (menus.small[group] as Record<string, typeof call>)[name] as typeof call;
      figures.push(await compared(`${dialect}: ${name}`, { dialect, call, reference, times }));
    }
  }
  if (dialect === 'sqlite') figures.push(...weighed(await menus.big.weights(), await menus.small.weights()));
  await menus.big.close();
  await menus.small.close();
  const ours = await importTimes(dialect, DISHES.imported);
  figures.push({
    name: `${dialect}: import ${DISHES.imported} dishes`,
    unit: 'ms',
    ours,
    limit: { atMost: IMPORT_MS },
  });
}
report({
  name: 'full-menu',
  about: `A menu of ${DISHES.big} dishes with everything that menus can say, beside one of ${DISHES.small}`,
  figures,
  versions: await databaseVersions(),
});

interface Compared {
  dialect: (typeof dialects)[number];
  call: () => Promise<unknown>;
  reference: () => Promise<unknown>;
  times: number;
}

/** Both in turn, so that whatever else the machine does slows both. */
async function compared(name: string, { dialect, call, reference, times }: Compared): Promise<Figure> {
  const costs = { ours: [] as number[], reference: [] as number[] };
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const made = { ours: await costOf(dialect, call), reference: await costOf(dialect, reference) };
    if (round < 0) continue;
    costs.ours.push(made.ours);
    costs.reference.push(made.reference);
  }
  return { name, unit: 'ms', ...costs, limit: { atMost: GROWTH * times } };
}

type Weights = Record<string, number>;

function weighed(big: Weights, small: Weights): Figure[] {
  return Object.entries(big).map(([name, ours]) => ({
    ...{ name: `weight of the ${name}, brotli`, unit: 'kB', ours: [ours], reference: [small[name] ?? 0] },
    limit: { atMost: DISHES.big / DISHES.small },
  }));
}

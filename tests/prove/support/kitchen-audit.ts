import type { startPushService } from '../../support/push-service.ts';
import { type DatabasePlace, inDatabase } from './always-open.ts';
import type { FollowedOrder } from './kitchen-people.ts';

/** What must be nought once all is quiet, and how much there was to get wrong. */
interface KitchenAudit {
  papers: number;
  messages: number;
  rings: number;
  /** Papers, messages and rings that there should be and are not. */
  lost: number;
  /** Papers that came out twice, orders that were told or rung of twice: a repeated message that takes the place of the first is one. */
  doubled: number;
}

interface Kitchen {
  followed: readonly FollowedOrder[];
  /** What each printer printed, and how many papers it prints of an order. */
  printers: readonly { papers: readonly string[]; copies: number }[];
  /** How many devices and webhooks an unanswered order rings. */
  targets: number;
  received: Awaited<ReturnType<typeof startPushService>>['received'];
  /** What each answered order's customer is to read. */
  told: readonly RegExp[];
}

/** Whether nothing waits to be printed, told or rung any more. `withAlarms`: nor for its time to ring. */
export function isQuiet(place: DatabasePlace, withAlarms: boolean): Promise<boolean> {
  return inDatabase(place, async ({ db }) => {
    const waiting = await Promise.all([
      withAlarms ? db.selectFrom('alarms').select('order_id').execute() : [],
      db.selectFrom('rings').select('id').where('outcome', 'is', null).execute(),
      db.selectFrom('order_pushes').select('order_id').where('due_at', 'is not', null).execute(),
      db.selectFrom('print_jobs').select('id').where('state', '=', 'waiting').execute(),
    ]);
    return waiting.every((rows) => rows.length === 0);
  });
}

/** Compares what printers, browsers and the webhook got with the orders that there are. */
export function auditKitchen(place: DatabasePlace, kitchen: Kitchen): Promise<KitchenAudit> {
  return inDatabase(place, async ({ db }) => {
    const rings = await db.selectFrom('rings').selectAll().where('outcome', '=', 'rung').execute();
    const answered = kitchen.followed.filter(({ isAnswered }) => isAnswered);
    const papers = kitchen.printers.map((printer) =>
      balance(printer.papers.length, new Set(printer.papers).size, answered.length * printer.copies),
    );
    const messages = answered.flatMap(({ browser }) => {
      const path = new URL(browser.input.endpoint).pathname;
      const titles = kitchen.received
        .filter((each) => each.path === path)
        .map(({ body }) => (JSON.parse(browser.read(body)) as { title: string }).title);
      const read = new Set(titles);
      return kitchen.told.map((title) => {
        const found = [...read].filter((each) => title.test(each)).length;
        return balance(found, found, 1);
      });
    });
    const asks = kitchen.followed
      .filter(({ isAnswered }) => !isAnswered)
      .map(({ id }) => {
        const found = rings.filter(({ order_ids }) => (order_ids ?? '').includes(id));
        const targets = new Set(found.map(({ device_id }) => device_id)).size;
        return balance(found.length, targets, kitchen.targets);
      });
    const heard = new Set(kitchen.received.map(({ headers }) => headers['webhook-id'] ?? headers.topic));
    const unheard = rings.filter(({ id }) => !heard.has(id) && !heard.has(id.slice(0, 32))).length;
    const all = [...papers, ...messages, ...asks];
    return {
      papers: sum(kitchen.printers.map(({ papers: each }) => each.length)),
      messages: kitchen.received.length,
      rings: rings.length,
      lost: sum(all.map(({ lost }) => lost)) + unheard,
      doubled: sum(all.map(({ doubled }) => doubled)),
    };
  });
}

function balance(found: number, different: number, expected: number): { lost: number; doubled: number } {
  return { lost: Math.max(0, expected - different), doubled: found - different + Math.max(0, different - expected) };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}

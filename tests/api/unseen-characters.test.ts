import type { OpenAPIV3_1 } from 'openapi-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProblemField } from '../../src/contract/problem.ts';
import { dialects } from '../support/databases.ts';
import type { HonestCall } from '../support/honest-calls/honest-call.ts';
import { honestCalls } from '../support/honest-calls/honest-calls.ts';
import { type Leaf, leaves, replaced } from '../support/leaves.ts';
import { documentedOperations, type Operation, send } from '../support/operations.ts';
import { allRows } from '../support/stored-rows.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { newWorld, type World } from '../support/world.ts';
import { TRATTORIA_PLACE } from '../support/world-places.ts';

/** A bell, and marks that turn around what stands behind them: an override and an isolate. */
const UNSEEN = '\u0007\u202e\u2066';
const BREAK = '\n¶';
/** As a row of the database shows what must not be there, in columns of JSON too. */
const KEPT = /[\u202e\u2066]|\\u0007|\\n¶/;
/** Fields of several lines, wherever they stand. */
const LINES =
  /(?:^|\.)(?:customerNotes|notes|note|comment|message|reply|terms|privacy|imprint|allergens|(?:description|introParagraph)\.\w\w)$/;
/** What is only compared: it fits nothing otherwise. */
const COMPARED =
  /(?:^|\.)(?:password|confirmPassword|currentPassword|newPassword|token|method|methodName|expectedVersion|text|email|couponCode|until|quote)$/;

const operations = await (async () => {
  const test = await startTestApp('sqlite');
  const found = documentedOperations(test.app.swagger() as OpenAPIV3_1.Document);
  await test.close();
  return found.filter(({ id, hasBody }) => hasBody && !id.startsWith('upload'));
})();

describe.each(dialects)('characters that nobody sees, on %s,', (dialect) => {
  let test: TestApp;
  let world: World;
  beforeAll(async () => {
    test = await startTestApp(dialect);
    world = await newWorld(test, TRATTORIA_PLACE);
  });
  afterAll(() => test.close());

  it.each(operations)('$id keeps none of them, and line breaks in texts of several lines only', async (operation) => {
    const honest = honestCalls[operation.id]?.(world) ?? {};
    const texts = leaves(honest.body).filter(isFreeText);
    if (texts.length === 0) return;
    const probe = await sendWith(operation, honest, texts);
    const refused = probe.status === 422 ? (probe.body.errors as ProblemField[]).map(({ field }) => field) : [];
    const taken = texts.filter((leaf) => !refused.includes(nameOf(leaf)));
    if (taken.length === 0) return;
    const answer = refused.length ? await sendWith(operation, honest, taken) : probe;
    expect(answer.status, taken.map(nameOf).join()).toBeLessThan(300);
    expect((await allRows(test.services.db)).filter((row) => KEPT.test(row))).toEqual([]);
    expect(KEPT.test(JSON.stringify(answer.body))).toBe(false);
  });

  it('keeps the line breaks, indents and joined signs of a review', async () => {
    const comment = 'First.\r\n\r\n\t- Second: 👩‍🍳';
    const operation = operations.find(({ id }) => id === 'replyToReview') as Operation;
    await send(test, operation, { path: { id: world.reviewId }, body: { comment } }, { host: world.host, as: world });
    const rows = await allRows(test.services.db);
    expect(rows.filter((row) => row.includes('First.\\n\\n\\t- Second: 👩‍🍳'))).not.toEqual([]);
  });

  it('do not hide the coupon that was copied along with them', async () => {
    const { body } = honestCalls.validateCoupon?.(world) ?? {};
    const operation = operations.find(({ id }) => id === 'validateCoupon') as Operation;
    const copied = { ...body, couponCode: '\u202aTEN\u202c\r\n' };
    const { status } = await send(test, operation, { body: copied }, { host: world.host, as: world });
    expect(status).toBe(200);
  });

  /** An honest call with more in some of its texts. */
  function sendWith(operation: Operation, honest: HonestCall, texts: Leaf[]) {
    const body = texts.reduce((whole: object | undefined, leaf) => {
      const more = LINES.test(nameOf(leaf)) ? `${UNSEEN}b` : `${UNSEEN}b${BREAK}`;
      return replaced(whole, leaf.path, `${leaf.value}${more}`);
    }, honest.body);
    return send(test, operation, { ...honest, ...(body && { body }) }, { host: world.host, as: world });
  }
});

function nameOf({ path }: Leaf): string {
  return path.join('.');
}

function isFreeText(leaf: Leaf): boolean {
  return typeof leaf.value === 'string' && !COMPARED.test(nameOf(leaf));
}

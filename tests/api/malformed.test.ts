import type { OpenAPIV3_1 } from 'openapi-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects } from '../support/databases.ts';
import type { HonestCall } from '../support/honest-calls/honest-call.ts';
import { honestCalls } from '../support/honest-calls/honest-calls.ts';
import { leaves, replaced } from '../support/leaves.ts';
import { documentedOperations, type Operation, send } from '../support/operations.ts';
import { allRows } from '../support/stored-rows.ts';
import { type Answer, startTestApp, type TestApp } from '../support/test-app.ts';
import { newWorld, type World } from '../support/world.ts';
import { TRATTORIA_PLACE } from '../support/world-places.ts';

const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const LONG = JSON.stringify('x'.repeat(200_000));
/** Runs that a careless pattern reads again from each of their signs: the test's time would run out. */
const RUNS = [' ', '-'].map((sign) => JSON.stringify(`A${sign.repeat(200_000)}A`));

/** Bodies that are wrong for every call, as they go over the wire. */
const WRONG_BODIES = [
  ...['{', '{"a":', '{]', '\u0000', '{"a":1}{', "{'a':1}", 'NaN', '\ufeff', '"\\ud800"'],
  ...['[]', 'null', '42', '1e400', '"text"', 'true', deep(2000), `{"a":${deep(100_000)}}`],
  ...['{"__proto__":{"isAdmin":true}}', '{"constructor":{"prototype":{"isAdmin":true}}}', '{"a\\u0000":1}'],
];
/** Values that are wrong for every field, by what an honest one is. */
const WRONG_VALUES: Record<string, string[]> = {
  string: [
    '42',
    'true',
    '{}',
    '["a"]',
    '"a\\u0000b"',
    '"\\ud800"',
    '"\\udc00a"',
    '"\u200b\u202e"',
    LONG,
    ...RUNS,
    deep(2000),
  ],
  number: ['"text"', 'true', '{}', '[1]', '1e400', '-1e400', '9007199254740993', '-7', deep(2000)],
  boolean: ['"yes"', '1', '{}', '[true]'],
};
/** A choice may make a dish cheaper; half of the world is south or west. */
const MAY_BE_NEGATIVE = ['priceAdjustment', 'latitude', 'longitude', 'coordinates'];
const WRONG_PARTS = [
  ...['%00', '%', '%ED%A0%80', '..%2F..', '%E2%80%AE', '%F0%9F%8D%95', '%20', "'%3B--", '%5B%5D', '%7B%7D'],
  ...['a'.repeat(150), 'a'.repeat(10_000)],
];
/** Questions whose answer is looked for in what somebody typed: any text will do. */
const FREE_TEXT = ['input', 'sessionToken', 'includedRegionCodes', 'language', 'place_id'];
/** An id that nobody has is a question like any other. */
const FINE = ['categoryId=unknown', 'categoryId=__proto__'];
const WRONG_QUESTIONS: Record<string, string[]> = {
  page: ['0', '-1', '1.5', '1000000000', '1e400', 'two', ''],
  limit: ['0', '-1', '1.5', '1000', '1e400', 'ten', ''],
  rating: ['0', '-1', '5.5', '1e400', 'five', ''],
};
const WRONG_QUESTION = ['unknown', '%00', '%ED%A0%80', '%E2%80%AE', '__proto__', '', 'a'.repeat(5000)];

const operations = await (async () => {
  const test = await startTestApp('sqlite');
  const found = documentedOperations(test.app.swagger() as OpenAPIV3_1.Document);
  await test.close();
  return found;
})();
const callOf = ({ id }: Operation, world: World): HonestCall => honestCalls[id]?.(world) ?? {};
/** A file may be of any kind of its own. */
const takesJson = (operation: Operation) => operation.hasBody && !/^(upload|draftMenuImport$)/.test(operation.id);
const asks = ({ id }: Operation) => /^(list|suggest|getAddress|upload)/.test(id);

describe.each(dialects)('what no client should send, on %s,', (dialect) => {
  let test: TestApp;
  let world: World;
  let before: string[];
  beforeAll(async () => {
    test = await startTestApp(dialect);
    world = await newWorld(test, TRATTORIA_PLACE);
    before = await allRows(test.services.db);
  });
  afterAll(() => test.close());

  /** A body as it is written, not as an object. */
  const sendRaw = (operation: Operation, body: string, type = 'application/json', more: Record<string, string> = {}) =>
    send(
      test,
      operation,
      { ...callOf(operation, world), headers: { 'content-type': type, ...more }, body: Buffer.from(body) },
      { host: world.host, as: world },
    );

  it.each(operations.filter(takesJson))('$id refuses every body that is no object of its kind', async (operation) => {
    const notRefused: string[] = [];
    for (const body of WRONG_BODIES) {
      if (!isRefused(await sendRaw(operation, body))) notRefused.push(body.slice(0, 40));
    }
    const honest = JSON.stringify(callOf(operation, world).body);
    for (const type of [
      'text/plain',
      'application/xml',
      'multipart/form-data; boundary=x',
      'application/x-www-form-urlencoded',
    ]) {
      if ((await sendRaw(operation, honest, type)).status !== 415) notRefused.push(type);
    }
    const packed = await sendRaw(operation, honest, 'application/json', { 'content-encoding': 'gzip' });
    if (packed.status !== 415 || packed.headers['accept-encoding'] !== 'identity') notRefused.push('gzip');
    const tooLarge = await sendRaw(operation, JSON.stringify({ text: 'x'.repeat(1024 * 1024) }));
    if (!isRefused(tooLarge) || tooLarge.status !== 413) notRefused.push('over 1 MB');
    expect(notRefused).toEqual([]);
    expect(await allRows(test.services.db)).toEqual(before);
  });

  it.each(operations.filter(takesJson))('$id refuses a wrong value of each field', async (operation) => {
    const { body } = callOf(operation, world);
    const notRefused: string[] = [];
    for (const { path, value } of leaves(body)) {
      // Coordinates are a list of numbers: the name stands one step higher.
      const isFine = (wrong: string) =>
        wrong === '-7' && path.slice(-2).some((name) => MAY_BE_NEGATIVE.includes(String(name)));
      for (const wrong of (WRONG_VALUES[typeof value] ?? []).filter((each) => !isFine(each))) {
        const written = JSON.stringify(replaced(body, path, '@')).replace('"@"', () => wrong);
        if (!isRefused(await sendRaw(operation, written))) notRefused.push(`${path.join('.')}: ${wrong.slice(0, 40)}`);
      }
    }
    expect(notRefused).toEqual([]);
    expect(await allRows(test.services.db)).toEqual(before);
  });

  it.each(operations.filter(({ path }) => path.includes('{')))(
    '$id refuses odd parts of its path',
    async (operation) => {
      const notRefused: string[] = [];
      const { query: _, ...rest } = callOf(operation, world);
      for (const part of WRONG_PARTS) {
        const path = operation.path.replace(/\{\w+\}/, part);
        const answer = await send(test, { ...operation, path }, rest, { host: world.host, as: world });
        if (!isRefused(answer)) notRefused.push(`${part.slice(0, 40)}: ${answer.status}`);
      }
      expect(notRefused).toEqual([]);
      expect(await allRows(test.services.db)).toEqual(before);
    },
  );

  it.each(operations.filter(asks))('$id answers only questions that make sense', async (operation) => {
    const call = callOf(operation, world);
    const notRefused: string[] = [];
    for (const [name, honest] of Object.entries(call.query ?? {})) {
      const twice = `${name}=${honest}&${name}=${honest}`;
      const wrong = [...WRONG_QUESTION, ...(WRONG_QUESTIONS[name] ?? [])].map((each) => `${name}=${each}`);
      for (const question of [twice, ...wrong]) {
        const others = new URLSearchParams(
          Object.entries(replaced(call.query ?? {}, [name], '')).map(([key, value]) => [key, String(value)]),
        );
        others.delete(name);
        const path = `${operation.path}?${others}&${question}`;
        const { query: _, ...rest } = call;
        const answer = await send(test, { ...operation, path }, rest, { host: world.host, as: world });
        const isFree = FREE_TEXT.includes(name) && answer.status === 200;
        if (!isRefused(answer) && !isFree && !FINE.includes(question))
          notRefused.push(`${question.slice(0, 40)}: ${answer.status}`);
      }
    }
    expect(notRefused).toEqual([]);
    expect(await allRows(test.services.db)).toEqual(before);
  });
});

function isRefused({ status, headers, body }: Answer): boolean {
  const isProblem = String(headers['content-type']).startsWith('application/problem+json') && body.status === status;
  return status >= 400 && status < 500 && isProblem;
}

import type { OpenAPIV3_1 } from 'openapi-types';
import type { RecordedCall } from '../../src/server/openapi/examples.ts';
import { honestCalls } from '../support/honest-calls/honest-calls.ts';
import { documentedOperations, send } from '../support/operations.ts';
import type { TestApp } from '../support/test-app.ts';
import { newWorld } from '../support/world.ts';
import { TRATTORIA_PLACE } from '../support/world-places.ts';

/** Makes the honest call of every documented operation and records the answer: the examples of the API's document. */
export async function recordCalls(test: TestApp): Promise<Record<string, RecordedCall>> {
  const recorded: Record<string, RecordedCall> = {};
  const reader = await newWorld(test, TRATTORIA_PLACE);
  const operations = documentedOperations(test.app.swagger() as OpenAPIV3_1.Document);
  // What only reads comes first: each new world takes some seconds of the quarter of an hour that the reader's token lasts.
  const isRead = ({ method }: { method: string }) => method === 'GET';
  const inTurn = [...operations.filter(isRead), ...operations.filter((each) => !isRead(each))];
  for (const operation of inTurn) {
    const world = isRead(operation) ? reader : await newWorld(test, TRATTORIA_PLACE);
    const call = honestCalls[operation.id]?.(world);
    if (!call) throw new Error(`tests/support/honest-calls has no call of ${operation.id}`);
    // A second after everything else, so that lists sorted by time have a definite order.
    test.setNow(test.services.clock() + 1000);
    const { status, body } = await send(test, operation, call, { host: world.host, as: world });
    recorded[operation.id] = {
      parameters: { ...call.path, ...call.query, ...call.headers },
      ...(call.body && !Buffer.isBuffer(call.body) && { body: call.body }),
      status,
      ...(body !== '' && { answer: shortened(body) }),
    };
  }
  return Object.fromEntries(operations.map(({ id }) => [id, recorded[id] as RecordedCall]));
}

const SHOWN = 2;
/** Replace tokens, so that nobody takes an example for a leaked secret. */
const SECRETS: Record<string, string> = {
  accessToken: 'header.claims.signature',
  link: 'https://trattoria.test/staff/join#token',
};

/** The value with long lists cut and tokens replaced. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, SHOWN).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, SECRETS[key] ?? shortened(each)]));
}

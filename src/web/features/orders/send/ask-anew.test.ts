import { expect, it } from 'vitest';
import type { Api } from '../../../../contract/api-client.ts';
import type { Resource } from '../../../app/api/resource.ts';
import { Resources } from '../../../app/api/resources.ts';
import { askAnew } from './ask-anew.ts';

/** Each answer tells what was true when it was asked for. */
function order() {
  const truth = { now: 'Confirmed' };
  let asked = 0;
  const resource: Resource<string> = {
    key: 'my/order',
    fetch: async () => {
      asked += 1;
      return { ok: true, data: truth.now, etag: null };
    },
  };
  return { truth, resource, known: new Resources({} as Api), timesAsked: () => asked };
}

it('an order whose first answer is older than the connection is asked for again', async () => {
  const { truth, resource, known } = order();
  const first = known.ensure(resource);
  truth.now = 'Preparing';
  await Promise.all([first, askAnew(known, resource)]);
  expect(known.peek(resource)).toBe('Preparing');
});

it('an order that is there is asked for once', async () => {
  const { resource, known, timesAsked } = order();
  await known.ensure(resource);
  await askAnew(known, resource);
  expect(timesAsked()).toBe(2);
});

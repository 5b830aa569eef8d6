import type { Resource } from '../../../app/api/resource.ts';
import type { Resources } from '../../../app/api/resources.ts';

/** Asks again for what a new connection may have missed; an answer that is under way may be older than that, and is not enough. */
export async function askAnew<T>(known: Resources, resource: Resource<T>): Promise<void> {
  await known.ensure(resource);
  await known.reload(resource);
}

import { StripeRefusal } from './stripe-refusal.ts';

interface ShownList<T> {
  object: 'list';
  data: T[];
  has_more: boolean;
  url: string;
}

export function shownList<T>(data: T[], { url, hasMore }: { url: string; hasMore: boolean }): ShownList<T> {
  return { object: 'list', data, has_more: hasMore, url };
}

/** A page of what is there, the newest first: as many as asked for, after the one that is named. */
export function pageOf<T extends { id: string }>(
  records: readonly T[],
  { limit, starting_after: after }: { limit: number; starting_after?: string | undefined },
): { page: T[]; hasMore: boolean } {
  const newest = records.toReversed();
  const index = after === undefined ? -1 : newest.findIndex(({ id }) => id === after);
  if (after !== undefined && index < 0) {
    throw new StripeRefusal(400, 'invalid_request_error', `No such object: '${after}'`, 'resource_missing');
  }
  const page = newest.slice(index + 1, index + 1 + limit);
  return { page, hasMore: index + 1 + page.length < newest.length };
}

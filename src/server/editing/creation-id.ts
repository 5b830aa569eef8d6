import { newId, stableId } from '../platform/ids/ids.ts';

interface Creation {
  restaurantId: string;
  userId: string;
  /** Type of the record that is created. */
  subject: string;
  /** The Idempotency-Key header: one per form, however often the form is sent. */
  key: string | undefined;
}

/**
 * The id of a new record, always the same for the same key (decision 030). A creation that is sent again because its answer was
 * lost finds the record that it made, and the primary key decides between concurrent ones, without a table of keys.
 */
export function creationId({ restaurantId, userId, subject, key }: Creation): string {
  return key === undefined ? newId() : stableId(restaurantId, userId, subject, key);
}

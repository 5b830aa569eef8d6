import * as z from 'zod/mini';

/** Identifies a state of a record: different states have different versions (decision 030). */
export const version = z.string();

/**
 * The version that the editor saw. If the record has changed since, nothing is written and the 409 `menu_changed` carries the
 * current record.
 */
export const expectedVersion = z.string('required').check(z.minLength(1, 'required'), z.maxLength(64));

/** For changes that may omit the version: then the last write wins. */
export const versionIfKnown = { expectedVersion: z.optional(expectedVersion) };

/** A record with its version. */
export type Versioned<T> = T & { version: string };

/** A change as the server accepts it, with or without the version. */
export type TakenChange<Input> = Input & { expectedVersion?: string | undefined };

/** A change of an existing record, with the version that the editor saw. */
export type ChangeOf<Input> = Input & { expectedVersion: string };

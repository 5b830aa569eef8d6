import * as z from 'zod/mini';

/** Names a state of what is edited: another state has another one. */
export const version = z.string();

/**
 * Of what an editor was shown: sent back with the change. When somebody changed it meanwhile, nothing is written and
 * the 409 `menu_changed` carries it as it is now.
 */
export const expectedVersion = z.string('required').check(z.minLength(1, 'required'), z.maxLength(64));

/** Where a change without it is taken too: the last one wins. */
export const versionIfKnown = { expectedVersion: z.optional(expectedVersion) };

/** A record with the version that a change of it names. */
export type Versioned<T> = T & { version: string };

/** A change as the server takes it. */
export type TakenChange<Input> = Input & { expectedVersion?: string | undefined };

/** A change of what is there names the version that was shown. */
export type ChangeOf<Input> = Input & { expectedVersion: string };

import * as z from 'zod/mini';
import { KEY_SCOPES } from '../../domain/people/key-scopes.ts';
import { id, instant } from '../primitives.ts';
import { line } from '../texts.ts';

const keyScope = z.enum(KEY_SCOPES);

export const keyInput = z.object({
  /** Of the system that uses it: the history names it by that. */
  name: line(60),
  scopes: z.array(keyScope).check(z.minLength(1, 'required'), z.maxLength(KEY_SCOPES.length)),
});
export const restaurantKey = z.object({
  _id: z.string(),
  name: z.string(),
  scopes: z.array(keyScope),
  /** How it begins, by which its owner knows it. */
  hint: z.string(),
  createdAt: instant,
  /** When it was last used, to within a minute; null: never. */
  seenAt: z.nullable(instant),
});
export const keysAnswer = z.object({ data: z.object({ keys: z.array(restaurantKey) }) });
/** With the secret of the new key: shown once. */
export const newKeyAnswer = z.object({ data: z.object({ keys: z.array(restaurantKey), secret: z.string() }) });
export const keyParams = z.object({ id });

export type Key = z.infer<typeof restaurantKey>;
export type KeyInput = z.infer<typeof keyInput>;
export type NewKey = z.infer<typeof newKeyAnswer>['data'];

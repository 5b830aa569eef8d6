import * as z from 'zod/mini';
import { amount } from '../primitives.ts';
import { versionIfKnown } from './staff-versions.ts';

/** For how many months after their last order names of guests may stay. */
export const KEPT_MONTHS = [1, 3, 6, 12, 24, 36] as const;

/** What the restaurant asks of who orders without an account. */
export const guestSettings = z.object({
  /** Whether people may order online without an account. */
  takesGuests: z.boolean(),
  /** From this total on, guests who do not pay online are called back before anybody accepts; null: never. */
  callBackFrom: z.nullable(amount),
  /** Then orders without an account become nameless; null: never. */
  keptMonths: z.nullable(z.int().check(z.refine((months) => KEPT_MONTHS.some((each) => each === months), 'invalid'))),
});
export const guestSettingsRecord = z.extend(guestSettings, { version: z.string() });
export const guestSettingsAnswer = z.object({ data: guestSettingsRecord });
export const guestSettingsInput = z.extend(guestSettings, versionIfKnown);

export type GuestSettings = z.infer<typeof guestSettings>;
export type GuestSettingsRecord = z.infer<typeof guestSettingsRecord>;
export type GuestSettingsInput = z.infer<typeof guestSettingsInput>;

import * as z from 'zod/mini';
import { DATEV_LIMITS, isDatevAccount } from '../../domain/taxes/datev-settings.ts';
import { version, versionIfKnown } from './staff-versions.ts';

const within = ({ min, max }: { min: number; max: number }) =>
  z.int('count_invalid').check(z.minimum(min, 'count_invalid'), z.maximum(max, 'count_invalid'));
const account = z.string().check(z.trim(), z.regex(/^\d{0,9}$/, 'account_invalid'));
const percent = z.number().check(z.minimum(0), z.maximum(100));

const settings = z.object({
  consultant: within(DATEV_LIMITS.consultant),
  client: within(DATEV_LIMITS.client),
  yearStart: within({ min: 1, max: 12 }),
  accountLength: within(DATEV_LIMITS.accountLength),
  cash: account,
  online: account,
  other: account,
  revenue: z.array(z.object({ percent, account })).check(z.maxLength(20)),
  tips: account,
});

type Settings = z.infer<typeof settings>;
/** Accounts that are given must fit the ledger; '' is one that is not needed. */
const fits = (['cash', 'online', 'other', 'tips'] as const).map((name) =>
  z.refine<Settings>((each) => each[name] === '' || isDatevAccount(each[name], each.accountLength), {
    error: 'account_invalid',
    path: [name],
  }),
);
const fit = z.refine<Settings>(
  ({ revenue, accountLength }) =>
    revenue.every(({ account: each }) => each === '' || isDatevAccount(each, accountLength)),
  { error: 'account_invalid', path: ['revenue'] },
);

export const datevInput = settings.check(...fits, fit);
export const datevChange = z.extend(settings, versionIfKnown).check(...fits, fit);
export const datevAnswer = z.object({
  data: z.object({
    /** null: nobody has filled them in. */
    settings: z.nullable(settings),
    /** The rates of the restaurant, the highest first, and 0: each needs an account where something was sold at it. */
    percents: z.array(percent),
    version,
  }),
});
export const datevFileQuery = z.object({ month: z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'date_invalid')) });

export type DatevAnswer = z.infer<typeof datevAnswer>['data'];
export type DatevInput = z.infer<typeof datevInput>;

import type { DatevAnswer } from '../../../../contract/staff/staff-datev.ts';

/** The accounts while they are typed; revenue by the rate's percent. */
export interface DatevDraft {
  consultant: string;
  client: string;
  yearStart: string;
  accountLength: string;
  cash: string;
  online: string;
  other: string;
  tips: string;
  revenue: Record<string, string>;
}

export function datevDraft({ settings, percents }: DatevAnswer): DatevDraft {
  const typed = (number: number | undefined, otherwise = '') => (number === undefined ? otherwise : String(number));
  const { cash = '', online = '', other = '', tips = '', revenue = [] } = settings ?? {};
  const accountOf = (percent: number) => revenue.find((each) => each.percent === percent)?.account ?? '';
  return {
    consultant: typed(settings?.consultant),
    client: typed(settings?.client),
    yearStart: typed(settings?.yearStart, '1'),
    accountLength: typed(settings?.accountLength, '4'),
    ...{ cash, online, other, tips },
    revenue: Object.fromEntries(ratesOf(percents, revenue).map((percent) => [String(percent), accountOf(percent)])),
  };
}

export function datevDraftInput({ revenue, ...draft }: DatevDraft): object {
  const whole = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : Number.NaN);
  return {
    ...draft,
    consultant: whole(draft.consultant),
    client: whole(draft.client),
    yearStart: whole(draft.yearStart),
    accountLength: whole(draft.accountLength),
    revenue: Object.entries(revenue).map(([percent, account]) => ({ percent: Number(percent), account })),
  };
}

/** Those of today and those that have an account: receipts of last year may have another rate. */
function ratesOf(percents: readonly number[], revenue: readonly { percent: number }[]): number[] {
  const all = new Set([...percents, ...revenue.map(({ percent }) => percent)]);
  return [...all].sort((a, b) => b - a);
}

import { isCash, isPaidOnline } from '../../domain/orders/payment-methods.ts';
import { type DatevBooking, datevBatch } from '../../domain/taxes/datev-batch.ts';
import type { DatevSettings } from '../../domain/taxes/datev-settings.ts';
import { addDays, wallClock } from '../../domain/times/zoned-time.ts';
import type { Tenant } from '../platform/http/app.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { type ReceiptLine, receiptLines } from '../receipts-file/receipt-lines.ts';
import { instantsOf } from '../reports/span-of-days.ts';
import { currencyOf } from '../restaurants/currency.repo.ts';
import type { Services } from '../services.ts';
import { percentOfRate } from '../taxes/present-tax.ts';
import { datevRefusals as refusals } from './datev.refusals.ts';
import { datevSettings } from './datev-record.ts';

/**
 * The receipts of a month as bookings, by day of the calendar, rate and way of payment: sales and refunds apart, to the cent what the receipts
 * say. Throws a `Refusal` if an account is missing, and for sums in another currency than the euro, in which DATEV keeps books.
 */
export async function datevFile({ db, clock }: Services, { id, timezone }: Tenant, month: string): Promise<string> {
  const settings = await datevSettings(db, id);
  if (!settings) throw new Refusal(refusals.datev_not_set_up);
  const from = `${month}-01`;
  const to = lastDayOf(month);
  const lines = await receiptLines(db, id, instantsOf({ from, to }, timezone));
  const currency = await currencyOf(db, id);
  if (lines.length && currency !== 'EUR') throw new Refusal(refusals.datev_currency);
  const { date, minutes } = wallClock(clock(), timezone);
  const made = `${date} ${new Date(minutes * 60_000).toISOString().slice(11, 19)}`;
  return datevBatch({ settings, currency, from, to, made }, bookingsOf(lines, settings, timezone));
}

function bookingsOf(lines: readonly ReceiptLine[], settings: DatevSettings, timezone: string): DatevBooking[] {
  const parts = lines.flatMap((line) => partsOf(line, settings, wallClock(line.at, timezone).date));
  const groups = Map.groupBy(parts, ({ date, account, contra, isBack }) => `${date} ${account} ${contra} ${isBack}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { isBack, name, ...booking } = first;
    const gross = group.reduce((sum, each) => sum + each.gross, 0);
    const text = `${isBack ? 'Erstattungen' : 'Erlöse'} ${name}`;
    return { ...booking, gross, document: booking.date, text };
  });
}

type Part = Pick<DatevBooking, 'date' | 'gross' | 'account' | 'contra'> & { isBack: boolean; name: string };

/** What a receipt or a refund is at each rate, what is not taxed of it, and its tip. */
function partsOf(line: ReceiptLine, settings: DatevSettings, date: string): Part[] {
  const account = accountOf(line, settings);
  const isBack = line.kind !== 'receipt';
  const taxed = line.sums.map(({ rate, gross }) => ({ percent: percentOfRate(rate), gross }));
  const untaxed = line.gross - taxed.reduce((sum, { gross }) => sum + gross, 0);
  const sold = [...taxed, { percent: 0, gross: untaxed }].filter(({ gross }) => gross !== 0);
  return [
    ...sold.map(({ percent, gross }) => ({
      ...{ date, gross, account, isBack },
      contra: revenueAccount(percent, settings),
      name: `${String(percent).replace('.', ',')} %`,
    })),
    ...(line.tip === 0
      ? []
      : [
          {
            ...{ date, gross: line.tip, account, isBack, name: 'Trinkgeld' },
            contra: needed(settings.tips, 'Trinkgeld'),
          },
        ]),
  ];
}

function accountOf({ method, isCashBack }: ReceiptLine, { cash, online, other }: DatevSettings): string {
  if (isCashBack || isCash(method)) return needed(cash, method);
  return needed(isPaidOnline(method) ? online : other, method);
}

function revenueAccount(percent: number, { revenue }: DatevSettings): string {
  return needed(revenue.find((each) => each.percent === percent)?.account, `${percent} %`);
}

function needed(account: string | undefined, what: string): string {
  if (!account) throw new Refusal(refusals.datev_account_missing, { values: { what } });
  return account;
}

function lastDayOf(month: string): string {
  // The 1st of the next month is at most 31 days after the 1st.
  return addDays(`${addDays(`${month}-01`, 31).slice(0, 7)}-01`, -1);
}

import { LOCALES } from '../../domain/languages.ts';
import { decimalsOf } from '../../domain/money/currencies.ts';
import { toMinor } from '../../domain/money/money.ts';
import { addDays, instantOf } from '../../domain/times/zoned-time.ts';
import { readOrderingSettings } from '../menu/ordering-settings.repo.ts';
import { moneyText } from '../platform/money-text.ts';
import { dateText } from '../platform/time-text.ts';
import { ratingOfSpan } from '../reports/rating-of-span.repo.ts';
import { readReport } from '../reports/read-report.ts';
import { businessSpan } from '../reports/span-of-days.ts';
import type { WeeklySummaryMail } from '../reports/weekly-summary.ts';
import type { EmailContext } from './email-context.ts';
import type { EmailParts } from './email-parts.ts';

/** Dishes that are named. */
const DISHES = 5;

/** The mail about last week beside the week before, to staff who asked for it. */
export async function writeWeeklySummary(
  { services, restaurant, language, origin, t }: EmailContext,
  { monday }: WeeklySummaryMail,
): Promise<EmailParts> {
  const { _id: id, name, timezone, contentLanguage, currency } = restaurant;
  const span = { from: addDays(monday, -7), to: addDays(monday, -1) };
  const { total, before, dishes } = await readReport(services, { id, timezone, contentLanguage }, span);
  const { schedule } = await readOrderingSettings(services.db, id);
  const rating = await ratingOfSpan(services.db, id, businessSpan(span, schedule));
  const day = (date: string) => dateText(instantOf(date, 12 * 60, timezone), timezone, language);
  const number = new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 1 });
  const money = (amount: number | null) =>
    amount === null ? '–' : moneyText(toMinor(amount, decimalsOf(currency.code)), currency, language);
  const row = (label: string, now: string, was: string) => ({ label, lines: [now, t('week_before', { value: was })] });
  const was = before.total;
  const heading = t('week_heading', { restaurant: name });
  const text = t('week_text', { from: day(span.from), to: day(span.to) });
  const best = dishes.slice(0, DISHES).map(({ name: dish, quantity }) => `${number.format(quantity)} × ${dish}`);
  const stars = rating && `★ ${number.format(rating.average)} (${number.format(rating.count)})`;
  return {
    subject: `${heading} · ${money(total.revenue)}`,
    preheader: text,
    heading,
    blocks: [
      { kind: 'paragraph', text },
      {
        kind: 'highlight',
        label: `${t('week_revenue')} · ${t('week_before', { value: money(was.revenue) })}`,
        value: money(total.revenue),
      },
      {
        kind: 'facts',
        rows: [
          row(t('week_orders'), number.format(total.orders), number.format(was.orders)),
          row(t('week_average'), money(total.average), money(was.average)),
          row(t('week_called_off'), number.format(total.calledOff), number.format(was.calledOff)),
          ...(best.length > 0 ? [{ label: t('week_dishes'), lines: best }] : []),
          ...(stars ? [{ label: t('week_rating'), lines: [stars] }] : []),
        ],
      },
      { kind: 'button', label: t('week_button'), url: `${origin}/staff/restaurant/figures` },
    ],
    footer: [t('why_week', { restaurant: name })],
  };
}

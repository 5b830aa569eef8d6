import { countCash } from '../../../../contract/endpoints/cash-ups.ts';
import type { Currency } from '../../../../contract/primitives.ts';
import { type CashCountInput, type CashDay, cashCountInput } from '../../../../contract/staff/staff-cash-ups.ts';
import { typedAmount } from '../../../../domain/money/typed-amount.ts';
import { STAFF_MAX } from '../../../../domain/people/staff-limits.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { money } from '../../../app/format/format.ts';
import { useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { amountDraft } from '../../app/amount-draft.ts';
import { useStaff } from '../../app/staff-context.ts';
import { useDraft } from '../../app/use-draft.ts';
import { describeChanges } from '../editing/describe-changes.ts';
import { EditSheet } from '../editing/edit-sheet.tsx';
import { LimitedField } from '../editing/limited-text.tsx';
import { MoneyField } from '../editing/money-field.tsx';
import styles from './cash-up.module.css';
import { useDayName } from './day-name.ts';
import { differenceOf } from './difference-of.ts';

interface CountSheetProps {
  day: CashDay;
  currency: Currency;
  onClose(): void;
  onSaved(): void;
  /** Something came in or was counted meanwhile. */
  onMoved(): void;
}

/** The panel in which a day's cash is counted. */
export function CountSheet({ day, currency, onClose, onSaved, onMoved }: CountSheetProps) {
  const t = useMessages('cash-up');
  const language = useLanguage();
  const { call } = useStaff();
  const own = useKnownRestaurant()?.contentLanguage ?? 'en';
  const { date, expected, counts } = day;
  const draft = useDraft({
    name: `cash-up/${date}/${counts.length}`,
    saved: { opening: amountDraft(counts.at(-1)?.opening ?? 0, currency, language), counted: '', reason: '' },
    schema: cashCountInput,
    input: ({ opening, counted, reason }) => ({
      ...{ date, expected, after: counts.length },
      ...{ opening: typedAmount(opening, currency), counted: typedAmount(counted, currency), reason },
    }),
    send: (body: CashCountInput) => call(countCash, { body, quiet: true }),
    onSaved,
    onRefused: (failure) => {
      if (failure.kind === 'problem' && /^cash_/.test(failure.problem.code)) onMoved();
      return null;
    },
  });
  const { value, change, errorOf } = draft;
  const difference = differenceOf({ ...value, expected }, currency);
  const amount = (sum: number) => money(sum, currency, language);
  const text = (said: unknown) => String(said);
  const describe = describeChanges(
    {
      opening: { label: t('opening'), say: text },
      counted: { label: t('counted'), say: text },
      reason: { label: t('reason'), say: text },
    },
    own,
  );
  return (
    <EditSheet title={t('count_of', { day: useDayName()(date) })} draft={draft} describe={describe} onClose={onClose}>
      <p>{t('expected_is', { amount: amount(expected) })}</p>
      <MoneyField
        label={t('opening')}
        hint={t('opening_hint')}
        value={value.opening}
        currency={currency}
        error={errorOf('opening')}
        onChange={(opening) => change({ opening })}
      />
      <MoneyField
        label={t('counted')}
        hint={t('counted_hint')}
        value={value.counted}
        currency={currency}
        error={errorOf('counted')}
        onChange={(counted) => change({ counted })}
      />
      <p role="status" className={styles.difference} data-off={(difference !== null && difference !== 0) || undefined}>
        {difference === null ? '' : difference === 0 ? t('agrees') : t('difference_is', { amount: amount(difference) })}
      </p>
      <LimitedField
        label={t('reason')}
        optional={difference === null || difference === 0 ? t('optional') : undefined}
        hint={t('reason_hint')}
        limit={STAFF_MAX.cashReason}
        value={value.reason}
        error={errorOf('reason')}
        onChange={({ currentTarget }) => change({ reason: currentTarget.value })}
      />
    </EditSheet>
  );
}

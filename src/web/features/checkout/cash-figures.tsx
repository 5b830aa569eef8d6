import { useMessages } from '../../app/app-context.ts';

/** What is paid in coins, where there are none for the exact total. */
export function CashFigures({ rounding, toPay }: { rounding: string; toPay: string }) {
  const t = useMessages('fees');
  return (
    <dl>
      <div>
        <dt className="muted">{t('cash_rounding')}</dt>
        <dd>{rounding}</dd>
      </div>
      <div>
        <dt>{t('to_pay_in_cash')}</dt>
        <dd>{toPay}</dd>
      </div>
    </dl>
  );
}

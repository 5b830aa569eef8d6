import type { StaffOrder } from '../../../../contract/staff/staff-orders.ts';
import { useMessages } from '../../../app/app-context.ts';
import { ChoiceList, RadioCard } from '../../../ui/fields/radio-card.tsx';
import styles from './refund-how.module.css';

export type How = 'card' | 'cash' | 'points';

/** How something can be given back for an order, the usual way first. */
export function waysOf({ refundable }: StaffOrder): How[] {
  if (!refundable) return [];
  const { card, cash, points } = refundable;
  return [
    ...(card > 0 ? (['card'] as const) : []),
    ...(cash > 0 ? (['cash'] as const) : []),
    ...(points ? (['points'] as const) : []),
  ];
}

interface RefundHowProps {
  ways: readonly How[];
  how: How;
  onChange(how: How): void;
}

/** The choice of a way to give back, where there are several. */
export function RefundHow({ ways, how, onChange }: RefundHowProps) {
  const t = useMessages('board');
  const hints = { card: undefined, cash: t('refund_cash_hint'), points: t('refund_points_hint') };
  return (
    <fieldset>
      <legend className={styles.legend}>{t('refund_how')}</legend>
      <ChoiceList>
        {ways.map((way) => (
          <RadioCard
            key={way}
            shape="row"
            name="how"
            title={t(`refund_how_${way}`)}
            description={hints[way]}
            checked={how === way}
            onChange={() => onChange(way)}
          />
        ))}
      </ChoiceList>
    </fieldset>
  );
}

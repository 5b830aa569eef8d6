import type { Currency } from '../../../../../contract/primitives.ts';
import type { CourierSettlement } from '../../../../../contract/staff/staff-courier-cash.ts';
import { useLanguage, useMessages } from '../../../../app/app-context.ts';
import { money } from '../../../../app/format/format.ts';
import { timeText } from '../../../../features/orders/order-time.ts';
import { useOrderClock } from '../../../../features/orders/use-order-clock.ts';
import { Button } from '../../../../ui/button.tsx';
import styles from './couriers.module.css';

interface SettlementEntryProps {
  settlement: CourierSettlement;
  currency: Currency;
  isBusy: boolean;
  undo(): void;
}

/** What a courier has handed in, which can be taken back: a tap was enough to note it. */
export function SettlementEntry({ settlement, currency, isBusy, undo }: SettlementEntryProps) {
  const t = useMessages('board');
  const language = useLanguage();
  const clock = useOrderClock();
  const { courier: name, cash, orders: count, by, at } = settlement;
  return (
    <li className={styles.settled}>
      <p>
        <span>{t('courier_settled', { name, amount: money(cash, currency, language), count })}</span>
        <br />
        <span className="muted">{[timeText(Date.parse(at), clock), by].filter(Boolean).join(' · ')}</span>
      </p>
      <Button
        variant="outline"
        size="sm"
        before="undo-2"
        busy={isBusy}
        aria-label={`${t('courier_unsettle')}: ${name}`}
        onClick={undo}
      >
        {t('courier_unsettle')}
      </Button>
    </li>
  );
}

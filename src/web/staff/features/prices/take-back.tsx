import { useState } from 'react';
import { changePrices } from '../../../../contract/endpoints/dishes.ts';
import type { DishPricesInput, StaffPrices } from '../../../../contract/staff/staff-menu-prices.ts';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { Button } from '../../../ui/button.tsx';
import { useStaff } from '../../app/staff-context.ts';
import styles from './prices-page.module.css';
import { countOf, takenBack } from './taken-back.ts';

interface TakeBackProps {
  /** The saved change; null: there is none to take back. */
  done: DishPricesInput | null;
  onTakenBack(prices: StaffPrices): void;
  /** It can no longer be taken back. */
  onOver(): void;
}

/** Says how many prices have changed, and takes them back: only those that nobody has changed since. */
export function TakeBack({ done, onTakenBack, onOver }: TakeBackProps) {
  const t = useMessages('prices');
  const { snackbar } = useApp();
  const { call } = useStaff();
  const [isBusy, setIsBusy] = useState(false);

  async function takeBack(change: DishPricesInput): Promise<void> {
    setIsBusy(true);
    const result = await call(changePrices, { body: takenBack(change), quiet: true });
    setIsBusy(false);
    onOver();
    if (result.ok) {
      onTakenBack(result.data.data);
      snackbar.show(t('taken_back'), { tone: 'success' });
    } else snackbar.show(refusalText(result.failure) || t('not_taken_back'), { tone: 'error' });
  }

  return (
    <div role="status">
      {done && (
        <div className={styles.done}>
          <span>{t('changed', { count: countOf(done) })}</span>
          <Button variant="outline" size="sm" before="undo-2" busy={isBusy} onClick={() => void takeBack(done)}>
            {t('take_back')}
          </Button>
        </div>
      )}
    </div>
  );
}

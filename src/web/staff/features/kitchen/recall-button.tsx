import { useState } from 'react';
import { useMessages } from '../../../app/app-context.ts';
import { useStore } from '../../../app/storage/store.ts';
import { timeText } from '../../../features/orders/order-time.ts';
import { useOrderClock } from '../../../features/orders/use-order-clock.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Icon } from '../../../ui/signs/icon.tsx';
import { type Recent, recentBumps } from './recent-bumps.ts';
import styles from './station-bar.module.css';

/** Brings back what was done by mistake: the last twenty lines of this device. */
export function RecallButton({ onRecall }: { onRecall(recent: Recent): void }) {
  const t = useMessages('kitchen');
  const clock = useOrderClock();
  const recent = useStore(recentBumps);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.button} disabled={recent.length === 0} onClick={() => setIsOpen(true)}>
        <Icon name="history" />
        <span>{t('recall')}</span>
        <b>{recent.length}</b>
      </button>
      {isOpen && (
        <Dialog open onClose={() => setIsOpen(false)} title={t('recall')} closeLabel={t('close')}>
          <ul className={styles.recent}>
            {recent.map((each) => (
              <li key={`${each.orderId} ${each.position}`}>
                <span>
                  <b>{`${each.called} `}</b>
                  <span>{each.dish}</span>
                  <small>{` ${timeText(each.at, clock)}`}</small>
                </span>
                <Button
                  variant="outline"
                  before="undo-2"
                  onClick={() => {
                    onRecall(each);
                    setIsOpen(false);
                  }}
                >
                  {t('undo')}
                </Button>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}

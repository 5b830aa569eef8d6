import { useState } from 'react';
import { useMessages } from '../../../../app/app-context.ts';
import { useKnownRestaurant } from '../../../../features/restaurant/restaurant-resource.ts';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { Icon } from '../../../../ui/signs/icon.tsx';
import pills from '../bar/pills.module.css';
import { CarrierEntry } from './carrier-entry.tsx';
import styles from './couriers.module.css';
import { SettlementEntry } from './settlement-entry.tsx';
import { useCouriers } from './use-couriers.ts';

/** How many couriers are out or have cash, at the end of the line. Nothing where the restaurant uses none. */
export function CouriersPill() {
  return useKnownRestaurant()?.usesCouriers ? <KnownCouriers /> : null;
}

/** The same, and in a dialog who carries what, the cash that each brings back, and what was handed in today. */
function KnownCouriers() {
  const t = useMessages('board');
  const [isOpen, setOpen] = useState(false);
  const { couriers: now, isBusy, settle, undo } = useCouriers();
  if (!now) return null;
  const { couriers, settlements, settlesCash, currency } = now;
  const isIdle = couriers.length === 0;
  if (isIdle && settlements.length === 0 && !isOpen) return null;
  return (
    <>
      <button type="button" className={pills.quiet} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="bike" />
        <u>{t('couriers_out', { count: couriers.length })}</u>
      </button>
      {isOpen && (
        <Dialog open onClose={() => setOpen(false)} title={t('couriers_title')} closeLabel={t('close')}>
          <p className="muted">{t(isIdle ? 'couriers_idle' : 'couriers_text')}</p>
          <ul className={styles.list}>
            {couriers.map((carrier) => (
              <CarrierEntry
                // Two may have one name.
                key={carrier.brings.orders[0] ?? carrier.orders[0]?._id}
                carrier={carrier}
                currency={currency}
                isBusy={isBusy}
                settle={settlesCash ? () => void settle(carrier) : null}
              />
            ))}
          </ul>
          {settlements.length > 0 && (
            <>
              <h3 className={styles.heading}>{t('settlements_title')}</h3>
              <ul className={styles.list}>
                {settlements.map((each) => (
                  <SettlementEntry
                    key={each._id}
                    settlement={each}
                    currency={currency}
                    isBusy={isBusy}
                    undo={() => void undo(each._id)}
                  />
                ))}
              </ul>
            </>
          )}
        </Dialog>
      )}
    </>
  );
}

import { useMemo, useState } from 'react';
import type { StaffOrder } from '../../../../../contract/staff/staff-orders.ts';
import { useMessages } from '../../../../app/app-context.ts';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { Icon } from '../../../../ui/signs/icon.tsx';
import { isMadeAt, type SoughtStation } from '../order-search.ts';
import { type DishCount, dishesToCook } from './dishes-to-cook.ts';
import styles from './to-cook.module.css';

/** More choices than these make a dish's count hard to read from where one stands. */
const CHOICES = 2;

interface ToCookProps {
  /** Those that are cooked now. */
  orders: readonly StaffOrder[];
  stations?: readonly SoughtStation[] | undefined;
}

/** How often each dish is to be cooked now: "12 Burger · 3 rare", in one line, which scrolls; by station in a dialog. */
export function ToCook({ orders, stations = [] }: ToCookProps) {
  const t = useMessages('board');
  const [isOpen, setIsOpen] = useState(false);
  const items = useMemo(() => orders.flatMap((order) => order.items), [orders]);
  const dishes = useMemo(() => dishesToCook(items), [items]);
  const lang = orders[0]?.lang;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.strip} aria-label={t('to_cook')} tabIndex={0}>
      <button type="button" aria-haspopup="dialog" disabled={dishes.length === 0} onClick={() => setIsOpen(true)}>
        <span>{t('to_cook')}</span>
        <Icon name="chevron-down" />
      </button>
      <DishCounts dishes={dishes} lang={lang} />
      {isOpen && (
        <Dialog open onClose={() => setIsOpen(false)} title={t('to_cook')} closeLabel={t('close')}>
          <div className={styles.all}>
            {stations.length === 0 && <DishCounts dishes={dishes} lang={lang} />}
            {stations.map((station) => (
              <section key={station._id} aria-label={station.name}>
                <h3>{station.name}</h3>
                <DishCounts dishes={dishesToCook(items.filter((item) => isMadeAt(item, station)))} lang={lang} />
              </section>
            ))}
          </div>
        </Dialog>
      )}
    </section>
  );
}

/** Dishes with how often each is to be cooked. */
export function DishCounts({ dishes, lang }: { dishes: readonly DishCount[]; lang: string | undefined }) {
  return (
    <ul lang={lang}>
      {dishes.map(({ productId, name, count, choices }) => (
        <li key={productId}>
          <b>{`${count} `}</b>
          <span>{name}</span>
          {choices.slice(0, CHOICES).map((choice) => (
            <small key={choice.label}>{` · ${choice.count} ${choice.label}`}</small>
          ))}
        </li>
      ))}
    </ul>
  );
}

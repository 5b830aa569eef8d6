import { useEffect } from 'react';
import type { ApiFailure } from '../../../../contract/transport.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Alert } from '../../../ui/signs/alert.tsx';
import { EmptyState } from '../../../ui/signs/empty-state.tsx';
import { Skeleton, SkeletonArea } from '../../../ui/signs/skeleton.tsx';
import { useSettled } from '../../app/use-settled.ts';
import { CookingOrder } from './cooking-order.tsx';
import type { StationCalls } from './station-calls.ts';
import styles from './station-cooking.module.css';
import { lineKey, useScreen } from './use-screen.ts';

interface StationCookingProps {
  calls: StationCalls;
  /** Called when the server refuses the screen. */
  onFailure?(failure: ApiFailure): void;
}

/** What a station cooks now. A tap says that a line is done; for ten seconds another one takes that back. */
export function StationCooking({ calls, onFailure }: StationCookingProps) {
  const t = useMessages('kitchen');
  const { value, failure, tapped, bump } = useScreen(calls, onFailure);
  const settled = useSettled<HTMLUListElement>('[aria-pressed]');
  const name = value?.station.name ?? t('title');
  useEffect(() => {
    document.title = name;
  }, [name]);
  const orders = (value?.orders ?? [])
    .map((order) => ({
      ...order,
      lines: order.lines.filter(
        ({ isDone, position }) => !isDone || tapped.has(lineKey({ orderId: order._id, position })),
      ),
    }))
    .filter(({ lines }) => lines.length > 0);
  return (
    <div className={styles.page}>
      <h1 className={styles.name}>{name}</h1>
      {failure && <Alert>{t('no_line')}</Alert>}
      {value === null && !failure && (
        <SkeletonArea label={t('title')}>
          <Skeleton shape="block" className={styles.loading} />
        </SkeletonArea>
      )}
      {value && orders.length === 0 && (
        <EmptyState framed emoji="cooking" title={t('nothing')} text={t('nothing_text')} />
      )}
      <ul ref={settled} className={styles.orders}>
        {orders.map((order) => (
          <li key={order._id}>
            <CookingOrder
              order={order}
              zone={value?.timezone ?? 'UTC'}
              onBump={(position, isDone) => bump({ orderId: order._id, position, isDone })}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

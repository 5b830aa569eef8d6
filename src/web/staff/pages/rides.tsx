import { useLanguage, useMessages } from '../../app/app-context.ts';
import { money } from '../../app/format/format.ts';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/signs/alert.tsx';
import { EmptyState } from '../../ui/signs/empty-state.tsx';
import { Skeleton, SkeletonArea } from '../../ui/signs/skeleton.tsx';
import styles from '../features/courier/rides.module.css';
import { RidesFrame } from '../features/courier/rides-frame.tsx';
import { RidesList } from '../features/courier/rides-list.tsx';
import { useRides } from '../features/courier/use-rides.ts';

/** The first page for couriers who are signed in: what they have, what is ready, and the cash that they bring back. */
export function Component() {
  const t = useMessages('rides');
  const courier = useMessages('courier');
  const language = useLanguage();
  const { rides, hasFailed, ask } = useRides();
  const lost = hasFailed && (
    <Alert tone="warning" actions={<Button onClick={ask}>{courier('again')}</Button>}>
      {courier('no_line')}
    </Alert>
  );
  if (!rides) {
    return (
      <RidesFrame title={t('title')}>
        {lost || (
          <SkeletonArea label={t('title')}>
            <Skeleton shape="block" />
          </SkeletonArea>
        )}
      </RidesFrame>
    );
  }
  const { own, ready, usesCouriers, currency } = rides;
  const { brings } = own;
  return (
    <RidesFrame title={t('title')}>
      {lost}
      {!usesCouriers && <Alert tone="info">{t('off')}</Alert>}
      {brings.orders.length > 0 && (
        <p className={styles.brings}>
          <b>{t('brings', { amount: money(brings.cash, currency, language) })}</b>
          <span>{t('brings_of', { count: brings.orders.length })}</span>
        </p>
      )}
      {own.orders.length + ready.length === 0 ? (
        usesCouriers && <EmptyState framed emoji="scooter" title={t('none')} text={t('none_text')} />
      ) : (
        <>
          <section className={styles.part}>
            <h2>{t('own')}</h2>
            {own.orders.length > 0 ? (
              <RidesList rows={own.orders} of={rides} />
            ) : (
              <p className="muted">{t('own_none')}</p>
            )}
          </section>
          <section className={styles.part}>
            <h2>{t('ready')}</h2>
            {ready.length > 0 ? <RidesList rows={ready} of={rides} /> : <p className="muted">{t('ready_none')}</p>}
          </section>
        </>
      )}
    </RidesFrame>
  );
}

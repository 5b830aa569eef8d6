import type { ApiFailure } from '../../../../contract/transport.ts';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/signs/alert.tsx';
import { EmptyState } from '../../../ui/signs/empty-state.tsx';
import { BackToOrders } from './order-header.tsx';
import styles from './order-states.module.css';

export function OrderNotFound() {
  const t = useMessages('order');
  return (
    <EmptyState
      emoji="magnifier"
      level={1}
      title={t('not_found_title')}
      text={t('not_found_text')}
      action={
        <ButtonLink to="/orders" before="arrow-left" viewTransition>
          {t('back_to_orders')}
        </ButtonLink>
      }
    />
  );
}

/** The order could not be loaded (specification section 8, "Orders and checkout"). */
export function OrderFailed({ failure, retry }: { failure: ApiFailure | null; retry: () => void }) {
  const t = useMessages('order');
  return (
    <div className={styles.failed}>
      <BackToOrders />
      <h1>{t('page_title')}</h1>
      <Alert
        actions={
          <>
            <Button variant="outline" size="sm" before="rotate-ccw" onClick={retry}>
              {t('retry')}
            </Button>
            <ButtonLink variant="text" size="sm" to="/orders" viewTransition>
              {t('my_orders')}
            </ButtonLink>
          </>
        }
      >
        <b>{t('load_failed')}</b>
        <p>{failure?.kind === 'problem' ? refusalText(failure) || t('fetch_failed') : t('fetch_unreachable')}</p>
      </Alert>
    </div>
  );
}

import type { ApiFailure } from '../../../contract/transport.ts';
import { refusalText } from '../../app/api/refusal-text.ts';
import { useMessages } from '../../app/app-context.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/signs/empty-state.tsx';
import { Skeleton, SkeletonArea } from '../../ui/signs/skeleton.tsx';
import styles from './reviews-list.module.css';

export function ReviewsPending() {
  const t = useMessages('reviews');
  return (
    <SkeletonArea label={t('loading')} className={styles.list}>
      <Skeleton shape="block" className={styles.skeleton} />
      <Skeleton shape="block" className={styles.skeleton} />
      <Skeleton shape="block" className={styles.skeleton} />
    </SkeletonArea>
  );
}

/** The reviews could not be loaded: shows the server's message if it gave one (specification section 8, "Reviews"). */
export function ReviewsFailed({ failure, retry }: { failure: ApiFailure | null; retry: () => void }) {
  const t = useMessages('reviews');
  const reason = failure?.kind === 'network' ? t('unexpected') : (failure && refusalText(failure)) || t('fetch_failed');
  return (
    <EmptyState
      framed
      alert
      emoji="fire"
      title={t('failed')}
      text={reason}
      action={
        <Button variant="outline" before="rotate-ccw" onClick={retry}>
          {t('retry')}
        </Button>
      }
    />
  );
}

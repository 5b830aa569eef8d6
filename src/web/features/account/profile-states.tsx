import type { ApiFailure } from '../../../contract/transport.ts';
import { refusalText } from '../../app/api/refusal-text.ts';
import { useMessages } from '../../app/app-context.ts';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/signs/alert.tsx';
import { Skeleton, SkeletonArea } from '../../ui/signs/skeleton.tsx';
import styles from './profile-states.module.css';

/** Placeholders for the profile while it loads; also what the server renders, which does not know the customer. */
export function ProfilePending() {
  const t = useMessages('profile');
  return (
    <>
      <h1 className="visually-hidden">{t('my_profile')}</h1>
      <SkeletonArea label={t('loading')} className={styles.pending}>
        <div className={styles.header}>
          <Skeleton shape="block" className={styles.avatar} />
          <div className={styles.person}>
            <Skeleton shape="title" width="medium" />
            <Skeleton width="short" />
          </div>
        </div>
        <div className={styles.cards}>
          <Skeleton shape="block" className={styles.card} />
          <Skeleton shape="block" className={styles.card} />
        </div>
      </SkeletonArea>
    </>
  );
}

/** The profile could not be loaded (specification section 8, "Auth and profile"). */
export function ProfileFailed({ failure, retry }: { failure: ApiFailure; retry(): void }) {
  const t = useMessages('profile');
  return (
    <>
      <h1>{t('my_profile')}</h1>
      <Alert
        actions={
          <Button variant="outline" size="sm" before="rotate-ccw" onClick={retry}>
            {t('retry')}
          </Button>
        }
      >
        {refusalText(failure) || t('fetch_failed')}
      </Alert>
    </>
  );
}

import type { ReactNode } from 'react';
import { useApp, useMessages, useResource } from '../../app/app-context.ts';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/signs/alert.tsx';
import { Skeleton, SkeletonArea } from '../../ui/signs/skeleton.tsx';
import { seesOrders } from '../app/sees-orders.ts';
import { useMember, useStaff } from '../app/staff-context.ts';
import { BoardSync } from '../features/board/board-sync.tsx';
import type { StaffArea } from '../staff-areas.ts';
import { NoRole } from './no-role.tsx';
import { PageTitle } from './page-title.tsx';
import styles from './staff-door.module.css';
import { StaffHeader } from './staff-header.tsx';

/** Renders its children for the restaurant's staff only, `title` until that is known. A lost connection locks nobody out. */
export function StaffDoor({ title, area, children }: { title: string; area: StaffArea; children: ReactNode }) {
  const t = useMessages('staff');
  const { member } = useStaff();
  const { status, failure, reload } = useResource(member);
  const known = useMember();
  const isRefused = status === 'failed' && failure?.kind === 'problem' && failure.status === 403;
  if (isRefused) return <NoRole />;
  if (known) {
    return (
      <>
        <a className="skip-link" href="#main">
          {t('skip_to_content')}
        </a>
        <StaffHeader member={known} area={area} />
        {seesOrders(known) ? <BoardSync /> : <PageTitle />}
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </>
    );
  }
  if (status !== 'failed') return <Opening title={title} />;
  return (
    <main id="main" className={`wrap ${styles.failed}`}>
      <h1>{t('unreachable_title')}</h1>
      <Alert
        actions={
          <Button variant="outline" before="rotate-ccw" onClick={reload}>
            {t('retry')}
          </Button>
        }
      >
        {t('unreachable_text')}
      </Alert>
    </main>
  );
}

function Opening({ title }: { title: string }) {
  const t = useMessages('staff');
  const { i18n } = useApp().messages;
  return (
    <main id="main">
      <h1 className="visually-hidden">{i18n._(title)}</h1>
      <SkeletonArea label={t('loading')} className={styles.opening}>
        <Skeleton shape="block" className={styles.bar} />
        <Skeleton shape="block" className={styles.page} />
      </SkeletonArea>
    </main>
  );
}

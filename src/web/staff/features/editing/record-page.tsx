import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '../../../app/app-context.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import type { Elements } from '../../../ui/content.tsx';
import { Skeleton, SkeletonArea } from '../../../ui/signs/skeleton.tsx';
import { useStaff } from '../../app/staff-context.ts';
import type { RecordState } from '../../app/use-record.ts';
import { NotLoaded } from './not-loaded.tsx';
import styles from './record-page.module.css';

interface RecordPageProps<T> {
  title: string;
  /** One sentence: what this page is for. */
  text: string;
  record: RecordState<T>;
  /** At the end of the title's row. */
  actions?: Elements;
  /** Stays while another part of the record is loaded: the filter that selects the part. */
  before?: Elements;
  children(value: T): Elements;
}

/** A page of the office: its title, and its record once that is loaded. */
export function RecordPage<T>({ title, text, record, actions, before, children }: RecordPageProps<T>) {
  const { value, failure } = record;
  const { pageTitle } = useStaff();
  useEffect(() => {
    pageTitle.set(title);
    return () => pageTitle.set(null);
  }, [pageTitle, title]);
  return (
    <div className={styles.page}>
      <BackToSteps />
      <header className={styles.head}>
        <div>
          <h1>{title}</h1>
          <p className="muted">{text}</p>
        </div>
        {actions}
      </header>
      {before}
      <NotLoaded record={record} />
      {value !== null ? children(value) : !failure && <Loading />}
    </div>
  );
}

/** The way back to the list of first steps, for whoever came from there. */
function BackToSteps() {
  const t = useMessages('editing');
  const { state } = useLocation() as { state: { back?: string } | null };
  return state?.back ? (
    <ButtonLink variant="text" size="sm" before="arrow-left" to={state.back} className={styles.back}>
      {t('back_to_steps')}
    </ButtonLink>
  ) : null;
}

function Loading() {
  const t = useMessages('editing');
  return (
    <SkeletonArea label={t('loading')} className={styles.loading}>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} shape="block" className={styles.block} />
      ))}
    </SkeletonArea>
  );
}

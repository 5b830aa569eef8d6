import { useEffect, useRef } from 'react';
import { useMessages } from '../../../app/app-context.ts';
import { Button } from '../../../ui/button.tsx';
import type { Draft } from '../../app/use-draft.ts';
import type { DescribeChange } from './describe-changes.ts';
import styles from './foreign-changes.module.css';

interface ForeignChangesProps {
  draft: Pick<Draft<never>, 'foreignChanges' | 'takeTheirs'>;
  /** Describes a change: the field's name and its value now. */
  describe: DescribeChange;
}

/** Lists what somebody else has changed meanwhile; in a conflict with a button that takes their value. */
export function ForeignChanges({ draft: { foreignChanges, takeTheirs }, describe }: ForeignChangesProps) {
  const t = useMessages('editing');
  const title = useRef<HTMLParagraphElement>(null);
  const count = foreignChanges.length;
  // The list may be far from the pressed button.
  useEffect(() => {
    if (count > 0) title.current?.focus();
  }, [count]);
  if (count === 0) return null;
  return (
    <section className={styles.changes} aria-label={t('meanwhile')}>
      <p ref={title} tabIndex={-1} className={styles.title}>
        {t('meanwhile')}
      </p>
      <ul>
        {foreignChanges.map((change) => {
          const described = describe(change);
          if (!described) return null;
          const { label, now } = described;
          return (
            <li key={change.path} className={styles.change}>
              <span>
                <b>{label}</b>
                <span>{` ${now || t('nothing')}`}</span>
              </span>
              {change.isDisputed ? (
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={t('take_theirs_of', { label })}
                  onClick={() => takeTheirs(change)}
                >
                  {t('take_theirs')}
                </Button>
              ) : (
                <span className={styles.taken}>{t('theirs_taken')}</span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

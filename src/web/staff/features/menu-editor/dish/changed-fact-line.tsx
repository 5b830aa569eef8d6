import { useMessages } from '../../../../app/app-context.ts';
import styles from './changed-fact-line.module.css';
import type { ChangedFact } from './changed-facts.ts';

interface ChangedFactLineProps {
  fact: ChangedFact;
  /** A value as text; '' for none. */
  say(value: unknown): string;
  label: string;
}

/** One changed field: its values before and after; of a list, what was removed and added. */
export function ChangedFactLine({ fact: { before, after }, say, label }: ChangedFactLineProps) {
  const t = useMessages('menu-editor');
  const isList = Array.isArray(before);
  const [was, is] = [say(before), say(after)];
  return (
    <p className={isList ? styles.list : styles.pair}>
      <span className={styles.label}>{`${label} `}</span>
      {(was || !isList) && (
        <del>
          <span className="visually-hidden">{`${t(isList ? 'list_gone' : 'before')} `}</span>
          <span>{`${was || t('none')} `}</span>
        </del>
      )}
      {(is || !isList) && (
        <ins>
          <span className="visually-hidden">{`${t(isList ? 'list_come' : 'after')} `}</span>
          <span>{is || t('none')}</span>
        </ins>
      )}
    </p>
  );
}

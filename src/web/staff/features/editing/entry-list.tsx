import type { ReactNode } from 'react';
import type { Elements } from '../../../ui/content.tsx';
import styles from './entry-list.module.css';

interface EntryListProps<T extends { _id: string }> {
  entries: readonly T[];
  /** Where the heading beside it does not say what the list is of. */
  label?: string;
  children(entry: T): ReactNode;
}

/** Things of the office below each other, such as printers and devices. */
export function EntryList<T extends { _id: string }>({ entries, label, children }: EntryListProps<T>) {
  return (
    <ul className={styles.list} aria-label={label}>
      {entries.map((entry) => (
        <li key={entry._id}>{children(entry)}</li>
      ))}
    </ul>
  );
}

interface EntryRowProps {
  name: string;
  /** Signs beside the name. */
  marks?: Elements;
  /** What can be done with it. */
  actions: Elements;
  /** How it is. */
  children?: Elements;
}

/** One of them: what it is called, how it is, and what can be done with it. */
export function EntryRow({ name, marks, actions, children }: EntryRowProps) {
  return (
    <div className={styles.entry}>
      <div className={styles.what}>
        <h3 className={styles.name}>
          <span>{name}</span>
          {marks}
        </h3>
        {children}
      </div>
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}

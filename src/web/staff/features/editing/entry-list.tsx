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
  /** Of its heading: 2 where the list is the page's own matter, without a heading over it. */
  level?: 2 | 3;
  /** Signs beside the name. */
  marks?: Elements;
  /** What can be done with it. */
  actions: Elements;
  /** How it is. */
  children?: Elements;
}

/** One of them: what it is called, how it is, and what can be done with it. */
export function EntryRow({ name, level = 3, marks, actions, children }: EntryRowProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.entry}>
      <div className={styles.what}>
        <Heading className={styles.name}>
          <span>{name}</span>
          {marks}
        </Heading>
        {children}
      </div>
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}

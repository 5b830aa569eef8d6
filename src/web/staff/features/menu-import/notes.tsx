import type { MenuImportNote } from '../../../../contract/staff/staff-menu-imports.ts';
import { useMessages } from '../../../app/app-context.ts';
import styles from './menu-import.module.css';

const KINDS = ['fault', 'assumed', 'lost'] as const;

/** What is wrong with the file, what was taken to be meant, and what a menu here cannot say. */
export function Notes({ notes }: { notes: readonly MenuImportNote[] }) {
  const t = useMessages('menu-imports');
  return (
    <>
      {KINDS.map((kind) => {
        const own = notes.filter((note) => note.kind === kind);
        return own.length === 0 ? null : (
          <section key={kind} aria-labelledby={`notes-${kind}`} className={styles.notes} data-kind={kind}>
            <h3 id={`notes-${kind}`}>{t(kind, { count: own.length })}</h3>
            <ul>
              {own.map(({ row, name, text }) => (
                <li key={`${row} ${name} ${text}`}>
                  {row !== null && <b>{`${t('row', { row })} `}</b>}
                  {name !== null && <span>{`${name} · `}</span>}
                  <span>{text}</span>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}

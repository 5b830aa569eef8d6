import type { AuditEntry } from '../../../../contract/staff/staff-audit.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { DATE_AND_TIME, dateTime } from '../../../app/format/format.ts';
import { twiceNote } from '../../../features/orders/order-time.ts';
import { useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { useActionNames } from './action-names.ts';
import { changedFields, type Leaf } from './changed-fields.ts';
import styles from './entry-card.module.css';
import { useFieldLabels } from './field-labels.ts';

/** An audit log entry: who did what to what and when, and which fields changed. */
export function EntryCard({ entry }: { entry: AuditEntry }) {
  const t = useMessages('audit');
  const language = useLanguage();
  const zone = useKnownRestaurant()?.timezone ?? 'UTC';
  const nameOf = useActionNames();
  const { label } = useFieldLabels();
  const fields = changedFields(entry.before, entry.after);
  // Nothing happens to the team by itself: the operator did it by a command.
  const nobody = entry.action === 'staff_role' ? t('by_operator') : t('by_itself');
  const { name = nobody, isKey = false } = entry.who ?? {};
  const who = isKey ? t('by_key', { name }) : name;
  return (
    <article className={styles.entry}>
      <h2 className={styles.title}>
        <span>{nameOf(entry.action)}</span>
        {entry.subjectName && <span className={styles.subject}>{subjectWords()}</span>}
      </h2>
      <p className="muted small">
        <span>{`${who} · `}</span>
        <time dateTime={entry.at}>
          {dateTime(entry.at, zone, language, DATE_AND_TIME) + twiceNote(entry.at, { zone, language })}
        </time>
      </p>
      {fields.length > 0 && (
        <dl className={styles.fields}>
          {fields.map(({ path, before, after }) => (
            <div key={path.join('.')}>
              <dt>{label(path)}</dt>
              <dd>
                {before !== undefined && (
                  <del>
                    <span className="visually-hidden">{`${t('before')} `}</span>
                    <Value path={path} value={before} />
                  </del>
                )}
                {before !== undefined && <span aria-hidden="true"> → </span>}
                <ins>
                  <span className="visually-hidden">{`${t('after')} `}</span>
                  {after === undefined ? <span>{t('nothing')}</span> : <Value path={path} value={after} />}
                </ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </article>
  );

  function subjectWords(): string {
    const name = entry.subjectName ?? '';
    return entry.subject === 'order' ? `#${name}` : name;
  }
}

/** A value in words, or the picture whose address it is. */
function Value({ path, value }: { path: readonly string[]; value: Leaf }) {
  const { label, words } = useFieldLabels();
  const isPicture = /^\/media\/.+\.(webp|svg|jpg)$/.test(String(value));
  return isPicture ? <img src={String(value)} alt={label(path)} loading="lazy" /> : <span>{words(path, value)}</span>;
}

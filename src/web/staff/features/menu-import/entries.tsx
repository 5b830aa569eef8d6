import { useState } from 'react';
import type { MenuImportEntry } from '../../../../contract/staff/staff-menu-imports.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Button } from '../../../ui/button.tsx';
import { changedFields, type Leaf } from '../audit/changed-fields.ts';
import { useFieldLabels } from '../audit/field-labels.ts';
import styles from './menu-import.module.css';

/** As many as a screen or two; the rest come with a tap. */
const FIRST = 30;

/** Records that are new, change or are gone, each with what it was beside what it will be. */
export function Entries({ title, entries }: { title: string; entries: readonly MenuImportEntry[] }) {
  const t = useMessages('menu-imports');
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? entries : entries.slice(0, FIRST);
  const change = entries[0]?.change;
  if (!change) return null;
  return (
    <section aria-labelledby={`entries-${change}`}>
      <h3 id={`entries-${change}`}>{title}</h3>
      <ul className={styles.entries}>
        {shown.map((entry) => (
          <EntryRow key={entry._id} entry={entry} />
        ))}
      </ul>
      {shown.length < entries.length && (
        <Button variant="outline" size="sm" onClick={() => setIsWhole(true)}>
          {t('all', { count: entries.length })}
        </Button>
      )}
    </section>
  );
}

/** Of a new record that what a guest sees first; of the others what differs. */
const TOLD_OF_NEW = new Set([
  ...['menuNumber', 'price', 'categoryIds', 'sizePrices', 'optionGroupIds', 'description', 'hours', 'values'],
  ...['allergens', 'noAllergens', 'allergenKinds', 'mayContain', 'additives', 'dietary', 'heat', 'kcal'],
  ...['pickupPrice', 'deposit', 'minimumAge'],
]);

/** Of these a new record says nothing: nobody has declared that it is free of allergens, and it has no deposit. */
const UNSET: Readonly<Record<string, Leaf>> = { noAllergens: false, deposit: 0 };

function EntryRow({ entry }: { entry: MenuImportEntry }) {
  const t = useMessages('menu-imports');
  const { label, words } = useFieldLabels();
  const { subject, change, name, before, after } = entry;
  const fields = changedFields(before, after).filter(
    ({ path: [field = '', ...rest], after: is }) =>
      change !== 'new' || (TOLD_OF_NEW.has(field) && rest.length < 2 && UNSET[field] !== is),
  );
  return (
    <li className={styles.entry}>
      <p>
        <b>{name}</b>
        {subject !== 'product' && (
          <span className="muted">{` · ${subject === 'category' ? t('category') : t('option_group')}`}</span>
        )}
      </p>
      <dl>
        {fields.map(({ path, before: was, after: is }) => (
          <div key={path.join('.')}>
            <dt>{label(path)}</dt>
            <dd>{was !== undefined && <del>{words(path, was)}</del>}</dd>
            <dd>{is !== undefined && <ins>{words(path, is)}</ins>}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

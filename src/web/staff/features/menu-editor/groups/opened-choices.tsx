import type { MenuRecord } from '../../../../../contract/staff/staff-menu.ts';
import type { StaffOptionGroup } from '../../../../../contract/staff/staff-menu-options.ts';
import { openingFault } from '../../../../../domain/menu/opened-groups.ts';
import { useMessages } from '../../../../app/app-context.ts';
import { FieldError } from '../../../../ui/fields/field.tsx';
import { LabelBoxes } from '../fields/label-boxes.tsx';
import { ownLabels } from '../own-labels.ts';
import styles from './option-values.module.css';

interface OpenedChoicesProps {
  menu: MenuRecord;
  /** The stored group of the option; null: it is a new one. */
  stored: StaffOptionGroup | null;
  /** The option's name. */
  name: string;
  opens: readonly string[];
  error: string | null;
  onChange(opens: string[]): void;
}

/** The groups that an option opens: nothing where it can open none. */
export function OpenedChoices({ menu, stored, name, opens, error, onChange }: OpenedChoicesProps) {
  const t = useMessages('menu-editor');
  const groups = menu.optionGroups.filter(({ _id }) => opens.includes(_id) || mayOpen(menu, stored, _id));
  if (groups.length === 0) return null;
  const names = new Map(groups.map((group) => [group._id, ownLabels(group.name, menu.contentLanguage)]));
  return (
    <details className={styles.declares} open={error !== null || undefined}>
      <summary>{opens.length ? t('opens_count', { count: opens.length }) : t('opens_none')}</summary>
      <LabelBoxes
        legend={t('opens_of', { name })}
        hint={t('opens_hint')}
        codes={groups.map(({ _id }) => _id)}
        chosen={opens}
        nameOf={(id) => names.get(id) ?? ''}
        onChange={onChange}
      />
      <FieldError id={`opens-${name}`}>{error}</FieldError>
    </details>
  );
}

function mayOpen({ optionGroups }: MenuRecord, stored: StaffOptionGroup | null, id: string): boolean {
  const own = { _id: stored?._id ?? '', isSize: false, values: [{ _id: '', opens: [id] }] };
  return (
    openingFault(
      own,
      optionGroups.filter(({ _id }) => _id !== stored?._id),
    ) === null
  );
}

import type { TeamMember } from '../../../../contract/staff/staff-team.ts';
import { AUDIT_ACTIONS } from '../../../../domain/people/audit-actions.ts';
import { useMessages } from '../../../app/app-context.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import styles from '../editing/record-filter.module.css';
import { useActionNames } from './action-names.ts';

export interface Filter {
  userId?: string;
  action?: string;
}

interface HistoryFilterProps {
  people: readonly TeamMember[];
  filter: Filter;
  onChange(filter: Filter): void;
}

/** Filters the history by person and by kind of change. */
export function AuditFilter({ people, filter, onChange }: HistoryFilterProps) {
  const t = useMessages('audit');
  const nameOf = useActionNames();
  const kinds = AUDIT_ACTIONS.map((value) => ({ value: value as string, label: nameOf(value) }));
  const { userId, action } = filter;
  return (
    <div className={styles.filter}>
      <SelectField
        label={t('person')}
        value={userId ?? ''}
        options={[
          { value: '', label: t('everybody') },
          ...people.map(({ userId: value, name }) => ({ value, label: name })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...(action && { action }), ...(value && { userId: value }) })
        }
      />
      <SelectField
        label={t('kind')}
        value={action ?? ''}
        options={[{ value: '', label: t('everything') }, ...kinds.sort((a, b) => a.label.localeCompare(b.label))]}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...(userId && { userId }), ...(value && { action: value }) })
        }
      />
    </div>
  );
}

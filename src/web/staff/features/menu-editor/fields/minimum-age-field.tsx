import { useMessages } from '../../../../app/app-context.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';

interface MinimumAgeFieldProps {
  label: string;
  hint?: string;
  /** null: nobody is asked. */
  value: number | null;
  onChange(age: number | null): void;
}

/** The ages that laws of the countries we know ask for. */
const AGES = [16, 18, 20, 21];

/** How old a customer must be to buy something. */
export function MinimumAgeField({ label, hint, value, onChange }: MinimumAgeFieldProps) {
  const t = useMessages('menu-editor');
  const ages = value === null || AGES.includes(value) ? AGES : [...AGES, value];
  return (
    <SelectField
      label={label}
      hint={hint}
      value={String(value ?? '')}
      options={[
        { value: '', label: t('no_minimum_age') },
        ...ages.map((age) => ({ value: String(age), label: t('age_from', { age }) })),
      ]}
      onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? null : Number(currentTarget.value))}
    />
  );
}

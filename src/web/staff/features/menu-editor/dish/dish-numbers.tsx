import { HEATS, type Heat } from '../../../../../domain/menu/food-labels.ts';
import { STAFF_MAX } from '../../../../../domain/people/staff-limits.ts';
import { useMessages } from '../../../../app/app-context.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { LimitedField } from '../../editing/limited-text.tsx';
import type { DishPartProps } from './dish-in-menu.ts';

/** The menu's own number of a dish, how hot it is, and its kilocalories. */
export function DishNumbers({ draft }: Pick<DishPartProps, 'draft'>) {
  const t = useMessages('menu-editor');
  const { menuNumber, heat, kcal } = draft.value;
  return (
    <>
      <LimitedField
        label={t('menu_number')}
        hint={t('menu_number_hint')}
        autoComplete="off"
        limit={STAFF_MAX.menuNumber}
        value={menuNumber}
        error={draft.errorOf('menuNumber')}
        onChange={({ currentTarget }) => draft.change({ menuNumber: currentTarget.value })}
      />
      <SelectField
        label={t('heat')}
        value={String(heat ?? '')}
        options={[
          { value: '', label: t('heat_none') },
          ...HEATS.map((degree) => ({ value: String(degree), label: t(`heat_${degree}`) })),
        ]}
        onChange={({ currentTarget }) => draft.change({ heat: heatOf(currentTarget.value) })}
      />
      <TextField
        label={t('kcal')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={kcal}
        error={draft.errorOf('kcal')}
        onChange={({ currentTarget }) => draft.change({ kcal: currentTarget.value })}
      />
    </>
  );
}

function heatOf(value: string): Heat | null {
  return HEATS.find((degree) => String(degree) === value) ?? null;
}

import { HALF_RULES, type HalfRule } from '../../../../../domain/menu/half-rules.ts';
import { useMessages } from '../../../../app/app-context.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import styles from '../dish-part.module.css';
import type { DishPartProps } from './dish-in-menu.ts';

interface DishHalvesProps extends Pick<DishPartProps, 'draft'> {
  /** The menu's categories. */
  choices: { value: string; label: string }[];
}

/** Whether guests choose two halves of a category's dishes, and how these are priced: the dish's price is charged besides. */
export function DishHalves({ choices, draft }: DishHalvesProps) {
  const t = useMessages('menu-editor');
  const { halves } = draft.value;
  return (
    <div className={styles.pair}>
      <SelectField
        label={t('halves')}
        hint={t('halves_hint')}
        value={halves.categoryId}
        error={draft.errorOf('halves')}
        options={[{ value: '', label: t('halves_none') }, ...choices]}
        onChange={({ currentTarget }) => draft.change({ halves: { ...halves, categoryId: currentTarget.value } })}
      />
      {halves.categoryId !== '' && (
        <SelectField
          label={t('halves_rule')}
          value={halves.rule}
          options={HALF_RULES.map((rule) => ({ value: rule, label: t(`halves_${rule}`) }))}
          onChange={({ currentTarget }) =>
            draft.change({ halves: { ...halves, rule: currentTarget.value as HalfRule } })
          }
        />
      )}
    </div>
  );
}

import { STAFF_MAX } from '../../../../../domain/people/staff-limits.ts';
import { useMessages } from '../../../../app/app-context.ts';
import { Panel } from '../../../../ui/panel.tsx';
import form from '../../editing/form-part.module.css';
import { TextsField } from '../../editing/texts-field.tsx';
import { useSuggest } from '../use-suggest.ts';
import type { DishPartProps } from './dish-in-menu.ts';

/** A dish's name, description and ingredients. */
export function DishTextFields({ menu, dish, draft }: DishPartProps) {
  const t = useMessages('menu-editor');
  const suggest = useSuggest(menu);
  return (
    <Panel title={t('words')} className={form.part}>
      <TextsField
        label={t('name')}
        value={draft.value.name}
        saved={dish?.name ?? {}}
        maxLength={STAFF_MAX.itemName}
        errorOf={(language) => draft.errorOf(`name.${language}`)}
        suggest={suggest}
        onChange={(name) => draft.change({ name })}
      />
      <TextsField
        label={t('description')}
        optional={t('optional')}
        long
        value={draft.value.description}
        saved={dish?.description ?? {}}
        maxLength={STAFF_MAX.description}
        errorOf={(language) => draft.errorOf(`description.${language}`)}
        suggest={suggest}
        onChange={(description) => draft.change({ description })}
      />
      <TextsField
        label={t('ingredients')}
        optional={t('optional')}
        long
        value={draft.value.ingredients}
        saved={dish?.ingredients ?? {}}
        maxLength={STAFF_MAX.description}
        errorOf={(language) => draft.errorOf(`ingredients.${language}`)}
        suggest={suggest}
        onChange={(ingredients) => draft.change({ ingredients })}
      />
    </Panel>
  );
}

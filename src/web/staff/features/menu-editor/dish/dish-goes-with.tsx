import { STAFF_MAX } from '../../../../../domain/people/staff-limits.ts';
import { useMessages } from '../../../../app/app-context.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import form from '../../editing/form-part.module.css';
import type { DishPartProps } from './dish-in-menu.ts';

/** Up to four dishes that the cart suggests beside this one. */
export function DishGoesWith({ menu, dish, draft }: DishPartProps) {
  const t = useMessages('menu-editor');
  const { goesWith } = draft.value;
  const others = menu.products.filter(({ _id }) => _id !== dish?._id);
  // One more than there are, so that another can be chosen.
  const places = [...goesWith, ''].slice(0, STAFF_MAX.goesWith);
  return (
    <Panel title={t('goes_with')} className={form.part}>
      <p className="muted">{t('goes_with_text')}</p>
      {places.map((chosen, place) => (
        <SelectField
          key={chosen || 'more'}
          label={t('goes_with_dish', { number: place + 1 })}
          value={chosen}
          error={place === 0 ? draft.errorOf('goesWith') : null}
          options={[
            { value: '', label: t('goes_with_none') },
            ...others
              .filter(({ _id }) => _id === chosen || !goesWith.includes(_id))
              .map(({ _id, name }) => ({ value: _id, label: name })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            draft.change({ goesWith: places.map((id, at) => (at === place ? value : id)).filter((id) => id !== '') })
          }
        />
      ))}
    </Panel>
  );
}

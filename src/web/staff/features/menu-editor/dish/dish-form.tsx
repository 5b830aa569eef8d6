import { useState } from 'react';
import { useNavigate } from 'react-router';
import { once } from '../../../../../contract/endpoints/call.ts';
import { addDish, changeDish } from '../../../../../contract/endpoints/dishes.ts';
import type { StaffDish, StaffDishInput } from '../../../../../contract/staff/staff-menu-dishes.ts';
import { staffDishInput } from '../../../../../contract/staff/staff-menu-dishes.ts';
import type { StaffOptionGroup } from '../../../../../contract/staff/staff-menu-options.ts';
import { useLanguage, useMessages } from '../../../../app/app-context.ts';
import { lazyPart } from '../../../../app/lazy-part.tsx';
import { useLater } from '../../../../app/use-later.ts';
import { Button } from '../../../../ui/button.tsx';
import { useStaff } from '../../../app/staff-context.ts';
import { type Draft, useDraft } from '../../../app/use-draft.ts';
import type { RecordState } from '../../../app/use-record.ts';
import { whenChanged } from '../../../app/when-changed.ts';
import { DraftForm } from '../../editing/draft-form.tsx';
import { useDishChanges } from '../change-labels.ts';
import { DISH, type DishDraft } from '../fields/dish-fields.ts';
import styles from './dish-form.module.css';
import type { DishInMenu, DishPartProps } from './dish-in-menu.ts';
import type { DishOptionsProps } from './dish-options.tsx';
import { DishTextFields } from './dish-texts.tsx';

/** None of it is needed to see the form. */
const LazyDishOffer = lazyPart<DishOptionsProps>(() => import('./dish-offer.tsx').then((file) => file.DishOffer));
const LazyDishServing = lazyPart<DishPartProps>(() => import('./dish-serving.tsx').then((file) => file.DishServing));

interface DishFormProps extends DishInMenu {
  record: RecordState<DishInMenu>;
  /** The category in which a new dish starts. */
  categoryId: string | undefined;
}

/** The form with everything of a dish that is saved together. */
export function DishForm({ menu, dish, record, categoryId }: DishFormProps) {
  const t = useMessages('menu-editor');
  const draft = useDishDraft({ menu, dish, record, categoryId });
  const [group, setGroup] = useState<StaffOptionGroup | 'new' | null>(null);
  const [isPreviewing, setIsPreviewing] = useState(false);
  const preview = useLater(() => import('./dish-preview.tsx'), isPreviewing);
  const sheet = useLater(() => import('../groups/option-group-sheet.tsx'), group !== null);
  const parts = { menu, dish, draft };
  const { optionGroupIds } = draft.value;

  function takeGroup(taken: StaffOptionGroup): void {
    const isKnown = menu.optionGroups.some(({ _id }) => _id === taken._id);
    const optionGroups = isKnown
      ? menu.optionGroups.map((each) => (each._id === taken._id ? taken : each))
      : [...menu.optionGroups, taken];
    record.take({ dish, menu: { ...menu, optionGroups } });
    if (!optionGroupIds.includes(taken._id)) draft.change({ optionGroupIds: [...optionGroupIds, taken._id] });
    setGroup(null);
  }

  return (
    <>
      <DraftForm draft={draft} describe={useDishChanges(menu)} closes={!dish}>
        <Button variant="tonal" before="eye" className={styles.preview} onClick={() => setIsPreviewing(true)}>
          {t('preview')}
        </Button>
        <div className={styles.columns}>
          <div className={styles.column}>
            <DishTextFields {...parts} />
            <LazyDishOffer {...parts} open={setGroup} />
          </div>
          <div className={styles.column}>
            <LazyDishServing {...parts} />
          </div>
        </div>
      </DraftForm>
      {isPreviewing && preview && (
        <preview.DishPreview draft={draft.value} menu={menu} onClose={() => setIsPreviewing(false)} />
      )}
      {group && sheet && (
        <sheet.OptionGroupSheet
          menu={menu}
          group={group === 'new' ? null : group}
          onClose={() => setGroup(null)}
          onSaved={takeGroup}
        />
      )}
    </>
  );
}

function useDishDraft({ menu, dish, record, categoryId }: DishFormProps): Draft<DishDraft> {
  const { call } = useStaff();
  const language = useLanguage();
  const navigate = useNavigate();
  const quiet = { quiet: true };
  const about = { ...menu, language, categoryId };
  return useDraft({
    name: `dish/${dish?._id ?? 'new'}`,
    saved: DISH.draft(dish, about),
    schema: staffDishInput,
    input: (value) => DISH.input(value, dish, about),
    send: (input: StaffDishInput, key) =>
      dish
        ? call(changeDish, { params: { id: dish._id }, body: { ...input, expectedVersion: dish.version }, ...quiet })
        : call(addDish, { body: input, ...once(key), ...quiet }),
    onSaved({ data: { product } }) {
      if (dish) record.take({ menu, dish: product });
      else void navigate(`/staff/menu/edit/dishes/${product._id}`, { replace: true });
    },
    onRefused: whenChanged(
      'product',
      (now: StaffDish) => record.take({ menu, dish: now }),
      (now) => DISH.draft(now, about),
    ),
  });
}

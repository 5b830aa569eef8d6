import { type ComponentProps, useState } from 'react';
import { once } from '../../../../../contract/endpoints/call.ts';
import { addCategory, changeCategory } from '../../../../../contract/endpoints/categories.ts';
import type { MenuRecord } from '../../../../../contract/staff/staff-menu.ts';
import {
  type StaffCategory,
  type StaffCategoryInput,
  staffCategoryInput,
} from '../../../../../contract/staff/staff-menu-categories.ts';
import { STAFF_MAX } from '../../../../../domain/people/staff-limits.ts';
import { useMessages } from '../../../../app/app-context.ts';
import { lazyPart } from '../../../../app/lazy-part.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Switch } from '../../../../ui/fields/switch.tsx';
import { useStaff } from '../../../app/staff-context.ts';
import { textDraft, writtenAnew, writtenOrNone } from '../../../app/text-draft.ts';
import { useDraft } from '../../../app/use-draft.ts';
import { whenChanged } from '../../../app/when-changed.ts';
import { EditSheet } from '../../editing/edit-sheet.tsx';
import { TextsField } from '../../editing/texts-field.tsx';
import { useCategoryChanges } from '../change-labels.ts';
import { servingDraft, servingInput } from '../fields/serving-draft.ts';
import type { ServingHoursFields } from '../fields/serving-hours-fields.tsx';
import { ownLabels } from '../own-labels.ts';
import { useSuggest } from '../use-suggest.ts';
import { RemoveCategory } from './remove-category.tsx';

interface CategorySheetProps {
  menu: MenuRecord;
  /** Null: a new one. */
  category: StaffCategory | null;
  onClose(): void;
  onDone(): void;
}

const LazyServingHours = lazyPart<ComponentProps<typeof ServingHoursFields>>(() =>
  import('../fields/serving-hours-fields.tsx').then((file) => file.ServingHoursFields),
);

const draftOf = ({ name, description, isActive, hours }: Omit<StaffCategory, '_id' | 'version'>) => ({
  name: textDraft(name),
  description: textDraft(description),
  isActive,
  hours: servingDraft(hours),
});

/** The panel in which a category is edited. */
export function CategorySheet({ menu, category, onClose, onDone }: CategorySheetProps) {
  const t = useMessages('menu-editor');
  const { call } = useStaff();
  /** The stored version, also after somebody else has changed it. */
  const [stored, setStored] = useState(category);
  const [isRemoving, setIsRemoving] = useState(false);
  const saved = stored ?? { name: {}, description: {}, isActive: true, hours: null };
  const describe = useCategoryChanges(menu);
  const suggest = useSuggest(menu);
  const draft = useDraft({
    name: `category/${stored?._id ?? 'new'}`,
    saved: draftOf(saved),
    schema: staffCategoryInput,
    input: ({ name, description, isActive, hours }) => ({
      name: writtenAnew(name, saved.name, menu.contentLanguage),
      description: writtenOrNone(description, saved.description, menu.contentLanguage),
      isActive,
      hours: servingInput(hours),
    }),
    send: (input: StaffCategoryInput, key) =>
      stored
        ? call(changeCategory, {
            params: { id: stored._id },
            body: { ...input, expectedVersion: stored.version },
            quiet: true,
          })
        : call(addCategory, { body: input, ...once(key), quiet: true }),
    onSaved: onDone,
    onRefused: whenChanged<StaffCategory, ReturnType<typeof draftOf>>('category', setStored, draftOf),
  });
  return (
    <>
      <EditSheet
        title={stored ? ownLabels(stored.name, menu.contentLanguage) : t('new_category')}
        draft={draft}
        describe={describe}
        onClose={onClose}
        actions={
          stored && (
            <Button variant="text" before="trash-2" onClick={() => setIsRemoving(true)}>
              {t('remove')}
            </Button>
          )
        }
      >
        <TextsField
          label={t('name')}
          value={draft.value.name}
          saved={saved.name}
          maxLength={STAFF_MAX.itemName}
          errorOf={(language) => draft.errorOf(`name.${language}`)}
          suggest={suggest}
          onChange={(name) => draft.change({ name })}
        />
        <TextsField
          label={t('description')}
          optional={t('optional')}
          hint={t('category_description_text')}
          value={draft.value.description}
          saved={saved.description}
          maxLength={STAFF_MAX.categoryDescription}
          errorOf={(language) => draft.errorOf(`description.${language}`)}
          suggest={suggest}
          onChange={(description) => draft.change({ description })}
        />
        <Switch
          checked={draft.value.isActive}
          description={t('category_shown_text')}
          onChange={({ currentTarget }) => draft.change({ isActive: currentTarget.checked })}
        >
          {t('category_shown')}
        </Switch>
        <LazyServingHours
          value={draft.value.hours}
          hint={t('serving_hint_category')}
          errorOf={(path) => draft.errorOf(`hours.${path}`)}
          onChange={(hours) => draft.change({ hours })}
        />
      </EditSheet>
      {stored && isRemoving && (
        <RemoveCategory
          menu={menu}
          category={stored}
          onClose={() => setIsRemoving(false)}
          onDone={onDone}
          onRefused={draft.refused}
        />
      )}
    </>
  );
}

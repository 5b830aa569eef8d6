import type { StaffDeal } from '../../../../../contract/staff/staff-deals.ts';
import type { MenuRecord } from '../../../../../contract/staff/staff-menu.ts';
import { STAFF_MAX } from '../../../../../domain/people/staff-limits.ts';
import { useMessages } from '../../../../app/app-context.ts';
import { FieldError } from '../../../../ui/fields/field.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import type { Draft } from '../../../app/use-draft.ts';
import { TextsField } from '../../editing/texts-field.tsx';
import type { Suggest } from '../../editing/use-suggestions.ts';
import values from '../groups/option-values.module.css';
import { moved } from '../moved.ts';
import { ownLabels } from '../own-labels.ts';
import { ReorderButtons } from '../reorder-buttons.tsx';
import { DealDishes } from './deal-dishes.tsx';
import { type DealDraft, type DealLineDraft, savedLineLabel } from './deal-draft.ts';

export interface DealLinesProps {
  menu: MenuRecord;
  /** The stored deal; null: it is a new one. */
  stored: StaffDeal | null;
  draft: Draft<DealDraft>;
  suggest: Suggest | undefined;
}

interface DealLineProps extends DealLinesProps {
  line: DealLineDraft;
  place: number;
  onRemove(): void;
}

/** One line: what it is called, from where its dishes are, and what costs something on top. */
export function DealLineFields({ menu, stored, draft, suggest, line, place, onRemove }: DealLineProps) {
  const t = useMessages('deals-editor');
  const editor = useMessages('menu-editor');
  const { lines } = draft.value;
  const { key, label, categoryId, dishes } = line;
  const own = menu.contentLanguage;
  const name = label[own].trim() || t('line_number', { number: place + 1 });
  const change = (changes: Partial<DealLineDraft>) =>
    draft.change({ lines: lines.map((each) => (each.key === key ? { ...each, ...changes } : each)) });
  const isKnown = categoryId === null || menu.categories.some(({ _id }) => _id === categoryId);
  return (
    <li className={values.value}>
      <TextsField
        label={t('line_number', { number: place + 1 })}
        hint={t('line_hint')}
        value={label}
        saved={savedLineLabel(stored, key)}
        maxLength={STAFF_MAX.itemName}
        errorOf={(language) => draft.errorOf(`lines.${place}.label.${language}`)}
        suggest={suggest}
        onChange={(texts) => change({ label: texts })}
      />
      <SelectField
        label={t('from')}
        aria-label={t('from_of', { name })}
        value={categoryId ?? ''}
        error={draft.errorOf(`lines.${place}.categoryId`)}
        options={[
          { value: '', label: t('certain_dishes') },
          ...(isKnown ? [] : [{ value: categoryId ?? '', label: editor('no_longer_there') }]),
          ...menu.categories.map((category) => ({ value: category._id, label: ownLabels(category.name, own) })),
        ]}
        onChange={({ currentTarget: { value } }) => change({ categoryId: value || null, dishes: [] })}
      />
      <DealDishes
        {...{ menu, line, name }}
        errorOf={(path) => draft.errorOf(`lines.${place}.${path}`)}
        onChange={(next) => change({ dishes: next })}
      />
      <FieldError id={`${key}-dishes`}>
        {draft.errorOf(`lines.${place}.dishes`) ?? draft.errorOf(`lines.${place}`)}
      </FieldError>
      <div className={values.foot}>
        <span className="muted small">{categoryId === null ? t('dishes_count', { count: dishes.length }) : null}</span>
        <span className={values.tools}>
          <ReorderButtons
            name={name}
            place={place}
            count={lines.length}
            onMove={(step) => draft.change({ lines: moved(lines, line, step) ?? lines })}
          />
          <IconButton
            icon="trash-2"
            variant="danger"
            label={editor('remove_of', { name })}
            disabled={lines.length === 1}
            onClick={() => {
              onRemove();
              draft.change({ lines: lines.filter((each) => each.key !== key) });
            }}
          />
        </span>
      </div>
    </li>
  );
}

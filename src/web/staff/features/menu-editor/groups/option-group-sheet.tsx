import { useState } from 'react';
import { once } from '../../../../../contract/endpoints/call.ts';
import { addOptionGroup, changeOptionGroup } from '../../../../../contract/endpoints/option-groups.ts';
import type { MenuRecord } from '../../../../../contract/staff/staff-menu.ts';
import {
  type StaffOptionGroup,
  type StaffOptionGroupInput,
  staffOptionGroupInput,
} from '../../../../../contract/staff/staff-menu-options.ts';
import { STAFF_MAX } from '../../../../../domain/people/staff-limits.ts';
import { useLanguage, useMessages } from '../../../../app/app-context.ts';
import { Alert } from '../../../../ui/signs/alert.tsx';
import { useStaff } from '../../../app/staff-context.ts';
import { useDraft } from '../../../app/use-draft.ts';
import { whenChanged } from '../../../app/when-changed.ts';
import { EditSheet } from '../../editing/edit-sheet.tsx';
import { TextsField } from '../../editing/texts-field.tsx';
import { useOptionGroupChanges } from '../change-labels.ts';
import { TaxClassWhereTaxed } from '../fields/lazy-tax-class.tsx';
import { newOptionGroupDraft, optionGroupDraft, optionGroupInput } from '../fields/option-group-draft.ts';
import { ownLabels } from '../own-labels.ts';
import { useSuggest } from '../use-suggest.ts';
import { OptionRules } from './option-rules.tsx';
import { OptionValues } from './option-values.tsx';
import { RemoveOptionGroup } from './remove-option-group.tsx';

interface OptionGroupSheetProps {
  menu: MenuRecord;
  /** Null: a new one. */
  group: StaffOptionGroup | null;
  onClose(): void;
  onSaved(group: StaffOptionGroup): void;
  /** Absent on a dish's page, where a group can only be removed from the dish. */
  onRemoved?(): void;
}

/** The panel in which an option group is edited. */
export function OptionGroupSheet({ menu, group, onClose, onSaved, onRemoved }: OptionGroupSheetProps) {
  const t = useMessages('menu-editor');
  const language = useLanguage();
  const { call } = useStaff();
  /** The stored version, also after somebody else has changed it. */
  const [stored, setStored] = useState(group);
  const draft = useDraft({
    name: `options/${stored?._id ?? 'new'}`,
    saved: stored ? optionGroupDraft(stored, language, menu.currency) : newOptionGroupDraft(),
    schema: staffOptionGroupInput,
    input: (value) => optionGroupInput(value, stored, menu),
    send: (input: StaffOptionGroupInput, key) =>
      stored
        ? call(changeOptionGroup, {
            params: { id: stored._id },
            body: { ...input, expectedVersion: stored.version },
            quiet: true,
          })
        : call(addOptionGroup, { body: input, ...once(key), quiet: true }),
    onSaved: ({ data }) => onSaved(data.optionGroup),
    onRefused: whenChanged('optionGroup', setStored, (now: StaffOptionGroup) =>
      optionGroupDraft(now, language, menu.currency),
    ),
  });
  const suggest = useSuggest(menu);
  const shared = stored?.productIds.length ?? 0;
  return (
    <EditSheet
      title={stored ? ownLabels(stored.name, menu.contentLanguage) : t('new_options')}
      draft={draft}
      describe={useOptionGroupChanges(menu)}
      onClose={onClose}
      actions={
        stored &&
        onRemoved && <RemoveOptionGroup menu={menu} group={stored} onDone={onRemoved} onRefused={draft.refused} />
      }
    >
      {shared > 1 && <Alert tone="info">{t('options_shared', { count: shared })}</Alert>}
      <TextsField
        label={t('options_name')}
        hint={t('options_name_hint')}
        value={draft.value.name}
        saved={stored?.name ?? {}}
        maxLength={STAFF_MAX.itemName}
        errorOf={(each) => draft.errorOf(`name.${each}`)}
        suggest={suggest}
        onChange={(name) => draft.change({ name })}
      />
      <OptionRules draft={draft} />
      <OptionValues menu={menu} stored={stored} draft={draft} suggest={suggest} />
      <TaxClassWhereTaxed kind="options" ids={stored?.values.map(({ _id }) => _id) ?? []} />
    </EditSheet>
  );
}

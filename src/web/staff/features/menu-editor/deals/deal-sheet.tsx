import { useState } from 'react';
import { once } from '../../../../../contract/endpoints/call.ts';
import { addDeal, changeDeal } from '../../../../../contract/endpoints/deals.ts';
import { type StaffDeal, type StaffDealInput, staffDealInput } from '../../../../../contract/staff/staff-deals.ts';
import type { MenuRecord } from '../../../../../contract/staff/staff-menu.ts';
import { STAFF_MAX } from '../../../../../domain/people/staff-limits.ts';
import { useLanguage, useMessages } from '../../../../app/app-context.ts';
import { Switch } from '../../../../ui/fields/switch.tsx';
import { useStaff } from '../../../app/staff-context.ts';
import { useDraft } from '../../../app/use-draft.ts';
import { whenChanged } from '../../../app/when-changed.ts';
import { describeChanges } from '../../editing/describe-changes.ts';
import { EditSheet } from '../../editing/edit-sheet.tsx';
import { MoneyField } from '../../editing/money-field.tsx';
import { TextsField } from '../../editing/texts-field.tsx';
import { useDifferenceLabels } from '../../editing/use-difference-labels.ts';
import { ownLabels } from '../own-labels.ts';
import { useSuggest } from '../use-suggest.ts';
import { type DealDraft, dealDraft, dealInput, newDealDraft } from './deal-draft.ts';
import { DealLines } from './deal-lines.tsx';
import { DealPreview } from './deal-preview.tsx';
import { RemoveDeal } from './remove-deal.tsx';

interface DealSheetProps {
  menu: MenuRecord;
  /** Null: a new one. */
  deal: StaffDeal | null;
  onClose(): void;
  /** Also once it was removed. */
  onSaved(): void;
}

/** The panel in which a deal is edited, with what guests see of it at its end. */
export function DealSheet({ menu, deal, onClose, onSaved }: DealSheetProps) {
  const t = useMessages('deals-editor');
  const editor = useMessages('menu-editor');
  const language = useLanguage();
  const { call } = useStaff();
  const { currency, contentLanguage } = menu;
  /** The stored version, also after somebody else has changed it. */
  const [stored, setStored] = useState(deal);
  const draft = useDraft({
    name: `deals/${stored?._id ?? 'new'}`,
    saved: stored ? dealDraft(stored, language, currency) : newDealDraft(menu),
    schema: staffDealInput,
    input: (value) => dealInput(value, stored, menu),
    send: (input: StaffDealInput, key) =>
      stored
        ? call(changeDeal, {
            params: { id: stored._id },
            body: { ...input, expectedVersion: stored.version },
            quiet: true,
          })
        : call(addDeal, { body: input, ...once(key), quiet: true }),
    onSaved,
    onRefused: whenChanged('deal', setStored, (now: StaffDeal) => dealDraft(now, language, currency)),
  });
  const suggest = useSuggest(menu);
  const { value, change, errorOf } = draft;
  return (
    <EditSheet
      title={stored ? ownLabels(stored.name, contentLanguage) : t('new')}
      draft={draft}
      describe={useDealChanges(menu)}
      onClose={onClose}
      actions={stored && <RemoveDeal deal={stored} own={contentLanguage} onDone={onSaved} onRefused={draft.refused} />}
    >
      <Switch
        checked={value.isActive}
        description={t('on_text')}
        onChange={() => change({ isActive: !value.isActive })}
      >
        {editor('on_menu')}
      </Switch>
      <TextsField
        label={editor('name')}
        value={value.name}
        saved={stored?.name ?? {}}
        maxLength={STAFF_MAX.itemName}
        errorOf={(each) => errorOf(`name.${each}`)}
        suggest={suggest}
        onChange={(name) => change({ name })}
      />
      <TextsField
        label={editor('description')}
        optional={editor('optional')}
        long
        value={value.description}
        saved={stored?.description ?? {}}
        maxLength={STAFF_MAX.categoryDescription}
        errorOf={(each) => errorOf(`description.${each}`)}
        suggest={suggest}
        onChange={(description) => change({ description })}
      />
      <MoneyField
        label={editor('price')}
        hint={t('price_hint')}
        value={value.price}
        currency={currency}
        error={errorOf('price')}
        onChange={(price) => change({ price })}
      />
      <DealLines menu={menu} stored={stored} draft={draft} suggest={suggest} />
      <DealPreview menu={menu} draft={value} />
    </EditSheet>
  );
}

function useDealChanges({ contentLanguage, currency }: MenuRecord) {
  const t = useMessages('deals-editor');
  const editor = useMessages('menu-editor');
  const { text, yesOrNo, amount } = useDifferenceLabels(currency);
  return describeChanges(
    {
      name: { label: editor('name'), say: text },
      description: { label: editor('description'), say: text },
      price: { label: editor('price'), say: amount },
      isActive: { label: editor('on_menu'), say: yesOrNo },
      lines: {
        label: t('lines'),
        say: (lines) => (lines as DealDraft['lines']).map(({ label }) => label[contentLanguage]).join(', '),
      },
    },
    contentLanguage,
  );
}

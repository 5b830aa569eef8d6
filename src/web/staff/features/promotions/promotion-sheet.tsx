import { useState } from 'react';
import { once } from '../../../../contract/endpoints/call.ts';
import { addPromotion, changePromotion } from '../../../../contract/endpoints/staff-promotions.ts';
import {
  type StaffPromotion,
  type StaffPromotionInput,
  staffPromotionInput,
} from '../../../../contract/staff/staff-promotions.ts';
import { DEFAULTS } from '../../../../domain/limits.ts';
import { STAFF_MAX } from '../../../../domain/people/staff-limits.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { Switch } from '../../../ui/fields/switch.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { useDraft } from '../../app/use-draft.ts';
import { whenChanged } from '../../app/when-changed.ts';
import { EditSheet } from '../editing/edit-sheet.tsx';
import { TextsField } from '../editing/texts-field.tsx';
import { ownLabels } from '../menu-editor/own-labels.ts';
import { usePromotionChangeLabels } from './promotion-change-labels.ts';
import { PromotionConditionsFields } from './promotion-conditions.tsx';
import { PromotionDishes } from './promotion-dishes.tsx';
import { newPromotionDraft, type PromotionKind, promotionDraft, promotionDraftInput } from './promotion-draft.ts';
import { PromotionLimits } from './promotion-limits.tsx';
import { PromotionTermsFields } from './promotion-terms.tsx';

export interface PromotionSheetProps {
  kind: PromotionKind;
  /** Null: a new one. */
  offer: StaffPromotion | null;
  onClose(): void;
  onSaved(): void;
}

/** The panel in which a promotion or reward is edited. */
export function PromotionSheet({ kind, offer, onClose, onSaved }: PromotionSheetProps) {
  const t = useMessages('staff-promotions');
  const { call } = useStaff();
  const language = useLanguage();
  const restaurant = useKnownRestaurant();
  const own = restaurant?.contentLanguage ?? 'en';
  const currency = restaurant?.currency ?? DEFAULTS.currency;
  const writing = { language, currency, own, zone: restaurant?.timezone ?? 'UTC' };
  /** The stored version, also after somebody else has changed it. */
  const [stored, setStored] = useState(offer);
  const texts = { name: stored?.name ?? {}, description: stored?.description ?? {} };
  const draft = useDraft({
    name: `${kind}/${stored?._id ?? 'new'}`,
    saved: stored ? promotionDraft(stored, writing) : newPromotionDraft(kind, writing),
    schema: staffPromotionInput,
    input: (value) => promotionDraftInput(value, stored ?? texts, { ...writing, kind }),
    send: (input: StaffPromotionInput, key) =>
      stored
        ? call(changePromotion, {
            params: { id: stored._id },
            body: { ...input, expectedVersion: stored.version },
            quiet: true,
          })
        : call(addPromotion, { body: input, ...once(key), quiet: true }),
    onSaved,
    onRefused: whenChanged('promotion', setStored, (now: StaffPromotion) => promotionDraft(now, writing)),
  });
  const { value, change, errorOf } = draft;
  const isReward = kind === 'reward';
  return (
    <EditSheet
      title={stored ? ownLabels(stored.name, own) : t(isReward ? 'new_reward' : 'new_promotion')}
      draft={draft}
      describe={usePromotionChangeLabels(writing)}
      onClose={onClose}
    >
      <Switch
        checked={value.isActive}
        description={t('active_text')}
        onChange={() => change({ isActive: !value.isActive })}
      >
        {t('active')}
      </Switch>
      {!isReward && (
        <Switch
          checked={value.displayToCustomers}
          description={t('display_text')}
          onChange={() => change({ displayToCustomers: !value.displayToCustomers })}
        >
          {t('display')}
        </Switch>
      )}
      {(['name', 'description'] as const).map((field) => (
        <TextsField
          key={field}
          label={t(field)}
          hint={field === 'description' ? t('description_hint') : undefined}
          long={field === 'description'}
          value={value[field]}
          saved={texts[field]}
          maxLength={STAFF_MAX[field]}
          errorOf={(each) => errorOf(`${field}.${each}`)}
          onChange={(text) => change({ [field]: text })}
        />
      ))}
      <PromotionTermsFields kind={kind} draft={draft} currency={restaurant?.currency} />
      <PromotionDishes draft={draft} />
      {!isReward && <PromotionConditionsFields draft={draft} />}
      <PromotionLimits kind={kind} draft={draft} currency={restaurant?.currency} uses={stored?.uses ?? 0} />
    </EditSheet>
  );
}

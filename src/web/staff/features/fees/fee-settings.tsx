import { changeFees, getFees } from '../../../../contract/endpoints/fees.ts';
import type { Currency } from '../../../../contract/primitives.ts';
import { type StaffFees, staffFees } from '../../../../contract/staff/staff-fees.ts';
import type { Versioned } from '../../../../contract/staff/staff-versions.ts';
import { FEES } from '../../../../domain/orders/fees.ts';
import { useApp, useLanguage, useMessages } from '../../../app/app-context.ts';
import { currentRestaurant, useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { useStaff } from '../../app/staff-context.ts';
import { useDraft } from '../../app/use-draft.ts';
import { type RecordState, useRecord } from '../../app/use-record.ts';
import { whenChanged } from '../../app/when-changed.ts';
import { describeChanges, type Fact } from '../editing/describe-changes.ts';
import { DraftForm } from '../editing/draft-form.tsx';
import { RecordPage } from '../editing/record-page.tsx';
import { type FeeDraft, type FeeFields, feeDraft, feeInput } from './fee-draft.ts';
import { FeePanel } from './fee-panel.tsx';
import { TipPanel } from './tip-panel.tsx';

/** What the restaurant adds to orders besides the delivery fee: nothing at first. */
export function FeesSettings() {
  const t = useMessages('fee-settings');
  const { call } = useStaff();
  const restaurant = useKnownRestaurant();
  const record = useRecord('fees', () => call(getFees, { quiet: true }));
  return (
    <RecordPage title={t('title')} text={t('text')} record={record}>
      {(saved) => restaurant && <Fields saved={saved} record={record} currency={restaurant.currency} />}
    </RecordPage>
  );
}

interface FieldsProps {
  saved: Versioned<StaffFees>;
  record: RecordState<Versioned<StaffFees>>;
  currency: Currency;
}

function Fields({ saved, record, currency }: FieldsProps) {
  const t = useMessages('fee-settings');
  const language = useLanguage();
  const { resources } = useApp();
  const { call } = useStaff();
  const draft = useDraft({
    name: 'fees',
    saved: feeDraft(saved, language, currency),
    schema: staffFees,
    input: (value) => feeInput(value, currency),
    send: (input) => call(changeFees, { body: { ...input, expectedVersion: saved.version }, quiet: true }),
    onSaved: ({ data }) => {
      record.take(data);
      void resources.reload(currentRestaurant);
    },
    onRefused: whenChanged('record', record.take, (now: Versioned<StaffFees>) => feeDraft(now, language, currency)),
  });
  const say: Fact['say'] = (value) => {
    const { isCharged, amount } = value as FeeFields;
    return isCharged ? amount : '–';
  };
  const facts: Record<keyof FeeDraft, Fact> = {
    bagFee: { label: t('bagFee'), say },
    smallOrderFee: { label: t('smallOrderFee'), say },
    serviceFee: { label: t('serviceFee'), say },
    tips: { label: t('tips'), say: (value) => ((value as FeeDraft['tips']).isOffered ? t('tips_offered') : '–') },
  };
  return (
    <DraftForm draft={draft} describe={describeChanges(facts)}>
      {FEES.map((name) => (
        <FeePanel key={name} name={name} draft={draft} currency={currency} />
      ))}
      <TipPanel draft={draft} />
    </DraftForm>
  );
}

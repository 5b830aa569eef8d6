import { changeTaxes, getTaxes } from '../../../../contract/endpoints/taxes.ts';
import { type StaffTaxesRecord, staffTaxes } from '../../../../contract/staff/staff-taxes.ts';
import { DEPOSIT_TAXES, type DepositTax } from '../../../../domain/taxes/tax-order.ts';
import { TAX_CLASSES } from '../../../../domain/taxes/tax-rates.ts';
import { RECEIPT_KINDS } from '../../../../domain/taxes/tax-settings.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { currentRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { RadioCard } from '../../../ui/fields/radio-card.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Alert } from '../../../ui/signs/alert.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { useDraft } from '../../app/use-draft.ts';
import { type RecordState, useRecord } from '../../app/use-record.ts';
import { whenChanged } from '../../app/when-changed.ts';
import { describeChanges, type Fact } from '../editing/describe-changes.ts';
import { DraftForm } from '../editing/draft-form.tsx';
import styles from '../editing/form-part.module.css';
import { RecordPage } from '../editing/record-page.tsx';
import { useDifferenceLabels } from '../editing/use-difference-labels.ts';
import { ReceiptFacts } from './receipt-facts.tsx';
import { TaxClasses } from './tax-classes.tsx';
import { type TaxDraft, taxDraft, taxInput } from './tax-draft.ts';
import { TaxPresets } from './tax-presets.tsx';
import { TaxRates } from './tax-rates.tsx';

/** How the restaurant is taxed, what is taxed how, and what customers get as a receipt. */
export function TaxesSettings() {
  const t = useMessages('tax-settings');
  const { call } = useStaff();
  const record = useRecord('taxes', () => call(getTaxes, { quiet: true }));
  return (
    <RecordPage title={t('title')} text={t('text')} record={record}>
      {(saved) => (
        <>
          <Fields saved={saved} record={record} />
          {saved.rates.length > 0 && <TaxClasses />}
        </>
      )}
    </RecordPage>
  );
}

function Fields({ saved, record }: { saved: StaffTaxesRecord; record: RecordState<StaffTaxesRecord> }) {
  const t = useMessages('tax-settings');
  const { resources } = useApp();
  const { call } = useStaff();
  const draft = useDraft({
    name: 'taxes',
    saved: taxDraft(saved),
    schema: staffTaxes,
    input: taxInput,
    send: (input) => call(changeTaxes, { body: { ...input, expectedVersion: saved.version }, quiet: true }),
    onSaved: ({ data }) => {
      record.take(data);
      void resources.reload(currentRestaurant);
    },
    onRefused: whenChanged<StaffTaxesRecord, TaxDraft>('record', record.take, taxDraft),
  });
  const { text, yesOrNo } = useDifferenceLabels(undefined);
  const facts: Record<keyof TaxDraft, Fact> = {
    isIncluded: { label: t('included'), say: yesOrNo },
    label: { label: t('label'), say: text },
    bundles: { label: t('bundles'), say: text },
    deposits: { label: t('deposits'), say: text },
    delivery: { label: t('delivery'), say: text },
    rates: { label: t('rates'), say: text },
    receipts: { label: t('receipts'), say: text },
    preset: { label: t('presets'), say: text },
  };
  const { isIncluded, label, bundles, delivery, deposits = 'goods', receipts } = draft.value;
  return (
    <DraftForm draft={draft} describe={describeChanges(facts)}>
      <Alert tone="info">{t('ask_adviser')}</Alert>
      <TaxPresets draft={draft} country={saved.country} />
      <Panel title={t('rates')} className={styles.part}>
        <RadioCard
          name="included"
          title={t('included')}
          description={t('included_text')}
          checked={isIncluded}
          onChange={() => draft.change({ isIncluded: true })}
        />
        <RadioCard
          name="included"
          title={t('on_top')}
          description={t('on_top_text')}
          checked={!isIncluded}
          onChange={() => draft.change({ isIncluded: false })}
        />
        <TextField
          name="label"
          label={t('label')}
          hint={t('label_hint')}
          value={label}
          error={draft.errorOf('label')}
          onChange={({ currentTarget }) => draft.change({ label: currentTarget.value })}
        />
        <TaxRates draft={draft} />
      </Panel>
      <Panel title={t('rules')} className={styles.part}>
        <div className={styles.pair}>
          <SelectField
            label={t('bundles')}
            hint={t('bundles_hint')}
            value={bundles}
            options={(['split', 'highest'] as const).map((value) => ({ value, label: t(`bundles_${value}`) }))}
            onChange={({ currentTarget }) => draft.change({ bundles: currentTarget.value as TaxDraft['bundles'] })}
          />
          <SelectField
            label={t('delivery')}
            value={delivery}
            options={(['goods', ...TAX_CLASSES] as const).map((value) => ({
              value,
              label: value === 'goods' ? t('as_goods') : t(`class_${value}`),
            }))}
            onChange={({ currentTarget }) => draft.change({ delivery: currentTarget.value as TaxDraft['delivery'] })}
          />
          <SelectField
            label={t('deposits')}
            hint={t('deposits_hint')}
            value={deposits}
            options={DEPOSIT_TAXES.map((value) => ({ value, label: t(`deposits_${value}`) }))}
            onChange={({ currentTarget }) => draft.change({ deposits: currentTarget.value as DepositTax })}
          />
        </div>
      </Panel>
      <Panel title={t('receipts')} className={styles.part}>
        {RECEIPT_KINDS.map((kind) => (
          <RadioCard
            key={kind}
            name="receipts"
            title={t(`receipts_${kind}`)}
            description={t(`receipts_${kind}_text`)}
            checked={receipts === kind}
            onChange={() => draft.change({ receipts: kind })}
          />
        ))}
        <ReceiptFacts draft={draft} saved={saved} />
      </Panel>
    </DraftForm>
  );
}

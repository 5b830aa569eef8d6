import { changeDeliverySettings, getDeliverySettings } from '../../../../contract/endpoints/settings.ts';
import type { Restaurant } from '../../../../contract/restaurants.ts';
import { type StaffDelivery, staffDeliveryInput } from '../../../../contract/staff/staff-settings.ts';
import type { Versioned } from '../../../../contract/staff/staff-versions.ts';
import { useApp, useLanguage, useMessages } from '../../../app/app-context.ts';
import { currentRestaurant, useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { Switch } from '../../../ui/fields/switch.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Alert } from '../../../ui/signs/alert.tsx';
import { useStaff } from '../../app/staff-context.ts';
import type { Draft } from '../../app/use-draft.ts';
import { useDraft } from '../../app/use-draft.ts';
import { type RecordState, useRecord } from '../../app/use-record.ts';
import { whenChanged } from '../../app/when-changed.ts';
import { describeChanges, type Fact } from '../editing/describe-changes.ts';
import { DraftForm } from '../editing/draft-form.tsx';
import styles from '../editing/form-part.module.css';
import { MoneyField } from '../editing/money-field.tsx';
import { RecordPage } from '../editing/record-page.tsx';
import { useDifferenceLabels } from '../editing/use-difference-labels.ts';
import { CourierSwitch } from './courier-switch.tsx';
import { type DeliveryDraft, deliveryDraft, deliveryInput } from './delivery-draft.ts';

/** Settings of delivery and pickup: fee, minimum, whether pickup is offered, and the usual times. */
export function DeliverySettings() {
  const t = useMessages('delivery-settings');
  const { call } = useStaff();
  const restaurant = useKnownRestaurant();
  const record = useRecord('delivery', () => call(getDeliverySettings, { quiet: true }));
  return (
    <RecordPage title={t('title')} text={t('text')} record={record}>
      {(saved) =>
        restaurant && (
          <>
            <Terms saved={saved} record={record} restaurant={restaurant} />
            <CourierSwitch />
          </>
        )
      }
    </RecordPage>
  );
}

interface TermsProps {
  saved: Versioned<StaffDelivery>;
  record: RecordState<Versioned<StaffDelivery>>;
  restaurant: Restaurant;
}

function Terms({ saved, record, restaurant }: TermsProps) {
  const t = useMessages('delivery-settings');
  const { resources } = useApp();
  const { call } = useStaff();
  const language = useLanguage();
  const { currency, contentLanguage, deliverySettings: usual } = restaurant;
  const draft = useDraft({
    name: 'delivery',
    saved: deliveryDraft(saved, language, currency),
    schema: staffDeliveryInput,
    input: (value) => deliveryInput(value, saved, currency),
    send: (input) => call(changeDeliverySettings, { body: { ...input, expectedVersion: saved.version }, quiet: true }),
    onSaved: ({ data }) => {
      record.take(data);
      void resources.reload(currentRestaurant);
    },
    onRefused: whenChanged('record', record.take, (now: Versioned<StaffDelivery>) =>
      deliveryDraft(now, language, currency),
    ),
  });
  const { yesOrNo, amount } = useDifferenceLabels(currency);
  const facts: Record<keyof DeliveryDraft, Fact> = {
    delivers: { label: t('delivers'), say: yesOrNo },
    fee: { label: t('fee'), say: amount },
    minimum: { label: t('minimum'), say: amount },
    area: { label: t('area'), say: String },
    allowsCollection: { label: t('collects'), say: yesOrNo },
    pickupPercent: { label: t('pickup_percent'), say: String },
    deliveryTime: { label: t('delivery_time'), say: String },
    collectionTime: { label: t('collection_time'), say: String },
  };
  const { delivers, fee, minimum, area, allowsCollection, pickupPercent } = draft.value;
  return (
    <DraftForm draft={draft} describe={describeChanges(facts, contentLanguage)} keepable>
      <Panel title={t('delivery')} className={styles.part}>
        <Switch checked={delivers} onChange={() => draft.change({ delivers: !delivers })}>
          {t('delivers')}
        </Switch>
        {delivers && (
          <>
            <div className={styles.pair}>
              <MoneyField
                label={t('fee')}
                value={fee}
                currency={currency}
                error={draft.errorOf('fee')}
                hint={t('fee_hint')}
                onChange={(typed) => draft.change({ fee: typed })}
              />
              <MoneyField
                label={t('minimum')}
                value={minimum}
                currency={currency}
                error={draft.errorOf('minimumOrderValue')}
                hint={t('minimum_hint')}
                onChange={(typed) => draft.change({ minimum: typed })}
              />
            </div>
            <TextArea
              label={t('area')}
              optional={t('optional')}
              hint={t('area_hint')}
              value={area}
              rows={2}
              autoComplete="off"
              spellCheck={false}
              error={draft.errorOf('postcodes')}
              onChange={({ currentTarget }) => draft.change({ area: currentTarget.value })}
            />
            {!area.trim() && <Alert tone="warning">{t('everywhere')}</Alert>}
            <UsualTime field="deliveryTime" draft={draft} shown={usual.deliveryTime} />
          </>
        )}
      </Panel>
      <Panel title={t('collection')} className={styles.part}>
        <Switch checked={allowsCollection} onChange={() => draft.change({ allowsCollection: !allowsCollection })}>
          {t('collects')}
        </Switch>
        {allowsCollection && (
          <>
            <UsualTime field="collectionTime" draft={draft} shown={usual.collectionTime} />
            <TextField
              label={t('pickup_percent')}
              optional={t('optional')}
              hint={t('pickup_percent_hint')}
              inputMode="numeric"
              autoComplete="off"
              maxLength={2}
              value={pickupPercent}
              error={draft.errorOf('pickupPercentOff')}
              onChange={({ currentTarget }) => draft.change({ pickupPercent: currentTarget.value })}
            />
          </>
        )}
      </Panel>
    </DraftForm>
  );
}

interface UsualTimeProps {
  field: 'deliveryTime' | 'collectionTime';
  draft: Draft<DeliveryDraft>;
  /** What customers read now, in the words of the reader's language. */
  shown: string;
}

/** How many minutes it usually takes. */
function UsualTime({ field, draft, shown }: UsualTimeProps) {
  const t = useMessages('delivery-settings');
  return (
    <TextField
      label={t(field === 'deliveryTime' ? 'delivery_time' : 'collection_time')}
      optional={t('optional')}
      hint={t('time_hint', { shown })}
      value={draft.value[field]}
      autoComplete="off"
      error={draft.errorOf(field) ?? draft.errorOf(`${field}.from`) ?? draft.errorOf(`${field}.to`)}
      onChange={({ currentTarget }) => draft.change({ [field]: currentTarget.value })}
    />
  );
}

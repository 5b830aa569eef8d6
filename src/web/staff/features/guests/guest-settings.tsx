import { changeGuestSettings, getGuestSettings } from '../../../../contract/endpoints/settings.ts';
import type { Restaurant } from '../../../../contract/restaurants.ts';
import { type GuestSettingsRecord, guestSettings, KEPT_MONTHS } from '../../../../contract/staff/staff-guests.ts';
import { useApp, useLanguage, useMessages } from '../../../app/app-context.ts';
import { currentRestaurant, useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { useDraft } from '../../app/use-draft.ts';
import { type RecordState, useRecord } from '../../app/use-record.ts';
import { whenChanged } from '../../app/when-changed.ts';
import { describeChanges } from '../editing/describe-changes.ts';
import { DraftForm } from '../editing/draft-form.tsx';
import styles from '../editing/form-part.module.css';
import { MoneyField } from '../editing/money-field.tsx';
import { RecordPage } from '../editing/record-page.tsx';
import { useDifferenceLabels } from '../editing/use-difference-labels.ts';
import { BlockList } from './block-list.tsx';
import { type GuestDraft, guestDraft, guestInput } from './guest-draft.ts';

/** Whether people order without an account, what is asked of them, how long their names stay, and who is blocked. */
export function GuestSettingsPage() {
  const t = useMessages('guests');
  const { call } = useStaff();
  const restaurant = useKnownRestaurant();
  const record = useRecord('guests', () => call(getGuestSettings, { quiet: true }));
  return (
    <RecordPage title={t('title')} text={t('text')} record={record}>
      {(saved) => (
        <>
          {restaurant && <Settings saved={saved} record={record} restaurant={restaurant} />}
          <BlockList />
        </>
      )}
    </RecordPage>
  );
}

interface SettingsProps {
  saved: GuestSettingsRecord;
  record: RecordState<GuestSettingsRecord>;
  restaurant: Restaurant;
}

function Settings({ saved, record, restaurant: { currency } }: SettingsProps) {
  const t = useMessages('guests');
  const language = useLanguage();
  const { resources } = useApp();
  const { call } = useStaff();
  const draftOf = (now: GuestSettingsRecord) => guestDraft(now, language, currency);
  const draft = useDraft({
    name: 'guests',
    saved: draftOf(saved),
    schema: guestSettings,
    input: (value: GuestDraft) => guestInput(value, currency),
    send: (input) => call(changeGuestSettings, { body: { ...input, expectedVersion: saved.version }, quiet: true }),
    onSaved: ({ data }) => {
      record.take(data);
      void resources.reload(currentRestaurant);
    },
    onRefused: whenChanged('record', record.take, draftOf),
  });
  const { yesOrNo, amount, text } = useDifferenceLabels(currency);
  const describe = describeChanges({
    takesGuests: { label: t('takes'), say: yesOrNo },
    callsBack: { label: t('calls_back'), say: yesOrNo },
    from: { label: t('from'), say: amount },
    keptMonths: { label: t('kept'), say: text },
  });
  const { takesGuests, callsBack, from, keptMonths } = draft.value;
  return (
    <DraftForm draft={draft} describe={describe}>
      <Panel title={t('orders')} className={styles.part}>
        <Switch
          checked={takesGuests}
          description={t('takes_hint')}
          onChange={({ currentTarget }) => draft.change({ takesGuests: currentTarget.checked })}
        >
          {t('takes')}
        </Switch>
        <Switch
          checked={callsBack}
          description={t('calls_back_hint')}
          onChange={({ currentTarget }) => draft.change({ callsBack: currentTarget.checked })}
        >
          {t('calls_back')}
        </Switch>
        {callsBack && (
          <MoneyField
            label={t('from')}
            value={from}
            currency={currency}
            error={draft.errorOf('callBackFrom')}
            onChange={(typed) => draft.change({ from: typed })}
          />
        )}
      </Panel>
      <Panel title={t('names')} className={styles.part}>
        <SelectField
          label={t('kept')}
          hint={t('kept_hint')}
          value={keptMonths}
          options={[
            ...KEPT_MONTHS.map((count) => ({ value: String(count), label: t('months', { count }) })),
            { value: '', label: t('always') },
          ]}
          onChange={({ currentTarget }) => draft.change({ keptMonths: currentTarget.value })}
        />
      </Panel>
    </DraftForm>
  );
}

import { changePaymentMethods, getPaymentMethods } from '../../../../contract/endpoints/settings.ts';
import type { Currency } from '../../../../contract/primitives.ts';
import { type StaffPaymentMethods, staffPaymentMethods } from '../../../../contract/staff/staff-settings.ts';
import type { Versioned } from '../../../../contract/staff/staff-versions.ts';
import type { OrderType } from '../../../../domain/orders/order-types.ts';
import { ORDER_TYPES } from '../../../../domain/orders/order-types.ts';
import { isPaidOnline, orderTypesOfMethod } from '../../../../domain/orders/payment-methods.ts';
import { type Translate, useApp, useLanguage, useMessages } from '../../../app/app-context.ts';
import { paymentMethodName } from '../../../features/orders/payment-method.ts';
import { currentRestaurant, useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useMember, useStaff } from '../../app/staff-context.ts';
import { useDraft } from '../../app/use-draft.ts';
import { type RecordState, useRecord } from '../../app/use-record.ts';
import { whenChanged } from '../../app/when-changed.ts';
import { describeChanges, type Fact } from '../editing/describe-changes.ts';
import { DraftForm } from '../editing/draft-form.tsx';
import { RecordPage } from '../editing/record-page.tsx';
import { useDifferenceLabels } from '../editing/use-difference-labels.ts';
import { CardPayments } from './card-payments.tsx';
import { type MethodsDraft, methodsDraft, methodsInput } from './methods-draft.ts';
import { OnlineOnlyFields } from './online-only-fields.tsx';
import styles from './payment-methods.module.css';

/** Which payment methods there are, and for owners the account behind card payments. */
export function PaymentMethods() {
  const t = useMessages('payment-settings');
  const { call } = useStaff();
  const isOwner = useMember()?.permissions.includes('payments') ?? false;
  const restaurant = useKnownRestaurant();
  const record = useRecord('payment', () => call(getPaymentMethods, { quiet: true }));
  return (
    <RecordPage title={t('title')} text={t('text')} record={record}>
      {(saved) => (
        <>
          {isOwner && <CardPayments onChanged={record.reload} />}
          {restaurant && <Methods saved={saved} record={record} currency={restaurant.currency} />}
        </>
      )}
    </RecordPage>
  );
}

type Stored = Versioned<StaffPaymentMethods>;

interface MethodsProps {
  saved: Stored;
  record: RecordState<Stored>;
  currency: Currency;
}

function Methods({ saved, record, currency }: MethodsProps) {
  const t = useMessages('payment-settings');
  const { call } = useStaff();
  const { resources } = useApp();
  const language = useLanguage();
  const draftOf = (now: Stored) => methodsDraft(now, language, currency);
  const draft = useDraft({
    name: 'payment',
    saved: draftOf(saved),
    schema: staffPaymentMethods,
    input: (value) => methodsInput(value, currency),
    send: (input) => call(changePaymentMethods, { body: { ...input, expectedVersion: saved.version }, quiet: true }),
    onSaved: ({ data }) => {
      record.take(data);
      void resources.reload(currentRestaurant);
    },
    onRefused: whenChanged('record', record.take, draftOf),
  });
  const statuses = useMessages('statuses');
  const { methods } = draft.value;
  const change = (name: string, values: Partial<Method>) =>
    draft.change({ methods: methods.map((each) => (each.methodName === name ? { ...each, ...values } : each)) });
  const names = (now: unknown) =>
    (now as StaffPaymentMethods['methods'])
      .filter(({ isEnabled }) => isEnabled)
      .map((method) => `${paymentMethodName(statuses, method.methodName)} (${t(servedOf(method))})`)
      .join(', ');
  const { yesOrNo, amount } = useDifferenceLabels(currency);
  const facts: Record<keyof MethodsDraft, Fact> = {
    methods: { label: t('methods'), say: names },
    hasAbove: { label: t('online_above'), say: yesOrNo },
    above: { label: t('online_amount'), say: amount },
    guests: { label: t('online_guests'), say: yesOrNo },
    laterDays: { label: t('online_later'), say: yesOrNo },
  };
  const describe = describeChanges(facts);
  const takesOnline = methods.some(({ methodName, isEnabled }) => isEnabled && isPaidOnline(methodName));
  return (
    <DraftForm draft={draft} describe={describe} keepable>
      <Panel title={t('methods')}>
        <ul className={styles.list}>
          {methods.map((method) => {
            const { methodName, isEnabled } = method;
            const name = paymentMethodName(statuses, methodName);
            return (
              <li key={methodName}>
                <Switch checked={isEnabled} onChange={() => change(methodName, { isEnabled: !isEnabled })}>
                  {name}
                </Switch>
                {isEnabled && (
                  <SelectField
                    label={t('served', { method: name })}
                    hideLabel
                    options={servedOptions(t)}
                    value={servedOf(method)}
                    onChange={({ target }) => change(methodName, { orderTypes: typesServed(target.value as Served) })}
                  />
                )}
              </li>
            );
          })}
        </ul>
      </Panel>
      {takesOnline && <OnlineOnlyFields draft={draft} currency={currency} />}
    </DraftForm>
  );
}

type Method = StaffPaymentMethods['methods'][number];

/** For which orders a method is. */
type Served = 'every_order' | OrderType;

function typesServed(served: Served): OrderType[] {
  return served === 'every_order' ? [...ORDER_TYPES] : [served];
}

function servedOf(method: Method): Served {
  const [first, second] = orderTypesOfMethod(method);
  return second || !first ? 'every_order' : first;
}

function servedOptions(t: Translate<'payment-settings'>): { value: Served; label: string }[] {
  return (['every_order', ...ORDER_TYPES] as const).map((value) => ({ value, label: t(value) }));
}

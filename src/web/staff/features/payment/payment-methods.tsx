import { type StaffPaymentMethods, staffPaymentMethods } from '../../../../contract/staff/staff-settings.ts';
import type { Versioned } from '../../../../contract/staff/staff-versions.ts';
import type { OrderType } from '../../../../domain/orders/order-types.ts';
import { ORDER_TYPES } from '../../../../domain/orders/order-types.ts';
import { orderTypesOfMethod } from '../../../../domain/orders/payment-methods.ts';
import { type Translate, useMessages } from '../../../app/app-context.ts';
import { paymentMethodName } from '../../../features/orders/payment-method.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useMember, useStaff } from '../../app/staff-context.ts';
import { useDraft } from '../../app/use-draft.ts';
import { type RecordState, useRecord } from '../../app/use-record.ts';
import { whenChanged } from '../../app/when-changed.ts';
import { describeChanges } from '../editing/describe-changes.ts';
import { DraftForm } from '../editing/draft-form.tsx';
import { RecordPage } from '../editing/record-page.tsx';
import { CardPayments } from './card-payments.tsx';
import styles from './payment-methods.module.css';

/** Which payment methods there are, and for owners the account behind card payments. */
export function PaymentMethods() {
  const t = useMessages('payment-settings');
  const { api } = useStaff();
  const isOwner = useMember()?.permissions.includes('payments') ?? false;
  const record = useRecord('payment', () => api.paymentMethods({ quiet: true }));
  return (
    <RecordPage title={t('title')} text={t('text')} record={record}>
      {(saved) => (
        <>
          {isOwner && <CardPayments onChanged={record.reload} />}
          <Methods saved={saved} record={record} />
        </>
      )}
    </RecordPage>
  );
}

type Stored = Versioned<StaffPaymentMethods>;

function Methods({ saved, record }: { saved: Stored; record: RecordState<Stored> }) {
  const t = useMessages('payment-settings');
  const { api } = useStaff();
  const draft = useDraft({
    name: 'payment',
    saved: draftOf(saved),
    schema: staffPaymentMethods,
    input: (value) => value,
    send: (input) => api.changePaymentMethods({ ...input, expectedVersion: saved.version }, { quiet: true }),
    onSaved: ({ data }) => record.take(data),
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
  const describe = describeChanges({ methods: { label: t('methods'), say: names } });
  return (
    <DraftForm draft={draft} describe={describe}>
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
                    onChange={({ target }) => change(methodName, { orderTypes: SERVED[target.value as Served] })}
                  />
                )}
              </li>
            );
          })}
        </ul>
      </Panel>
    </DraftForm>
  );
}

type Method = StaffPaymentMethods['methods'][number];

/** For which orders a method is. */
const SERVED: Record<'every_order' | OrderType, OrderType[]> = {
  every_order: [...ORDER_TYPES],
  Delivery: ['Delivery'],
  Pickup: ['Pickup'],
};
type Served = keyof typeof SERVED;

function servedOf(method: Method): Served {
  const [first, second] = orderTypesOfMethod(method);
  return second || !first ? 'every_order' : first;
}

function servedOptions(t: Translate<'payment-settings'>): { value: Served; label: string }[] {
  return (['every_order', 'Delivery', 'Pickup'] as const).map((value) => ({ value, label: t(value) }));
}

function draftOf({ methods }: Stored): StaffPaymentMethods {
  return { methods };
}

import { type StaffPaymentMethods, staffPaymentMethods } from '../../../../contract/staff-settings.ts';
import type { Versioned } from '../../../../contract/staff-versions.ts';
import { useMessages } from '../../../app/app-context.ts';
import { paymentMethodName } from '../../../features/orders/payment-method.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { useDraft } from '../../app/use-draft.ts';
import { type RecordState, useRecord } from '../../app/use-record.ts';
import { whenChanged } from '../../app/when-changed.ts';
import { describeChanges } from '../office/describe-changes.ts';
import { DraftForm } from '../office/draft-form.tsx';
import { RecordPage } from '../office/record-page.tsx';
import styles from './payment-methods.module.css';

/** Turns payment methods on and off. */
export function PaymentMethods() {
  const t = useMessages('payment-settings');
  const { api } = useStaff();
  const record = useRecord('payment', () => api.paymentMethods({ quiet: true }));
  return (
    <RecordPage title={t('title')} text={t('text')} record={record}>
      {(saved) => <Methods saved={saved} record={record} />}
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
  const names = (now: unknown) =>
    (now as StaffPaymentMethods['methods'])
      .filter(({ isEnabled }) => isEnabled)
      .map(({ methodName }) => paymentMethodName(statuses, methodName))
      .join(', ');
  const describe = describeChanges({ methods: { label: t('methods'), say: names } });
  return (
    <DraftForm draft={draft} describe={describe}>
      <Panel title={t('methods')}>
        <ul className={styles.list}>
          {methods.map(({ methodName, isEnabled }) => (
            <li key={methodName}>
              <Switch
                checked={isEnabled}
                onChange={() =>
                  draft.change({
                    methods: methods.map((each) =>
                      each.methodName === methodName ? { ...each, isEnabled: !isEnabled } : each,
                    ),
                  })
                }
              >
                {paymentMethodName(statuses, methodName)}
              </Switch>
            </li>
          ))}
        </ul>
      </Panel>
    </DraftForm>
  );
}

function draftOf({ methods }: Stored): StaffPaymentMethods {
  return { methods };
}

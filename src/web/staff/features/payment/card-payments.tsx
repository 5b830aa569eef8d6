import { useState } from 'react';
import type { PaymentAccount } from '../../../../contract/staff/staff-payments.ts';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Alert } from '../../../ui/signs/alert.tsx';
import { Skeleton } from '../../../ui/signs/skeleton.tsx';
import { useRecord } from '../../app/use-record.ts';
import styles from './card-payments.module.css';
import { ConnectAccount } from './connect-account.tsx';
import { ConnectedAccount } from './connected-account.tsx';
import { usePaymentAccountCalls } from './use-payment-account-calls.ts';

interface CardPaymentsProps {
  /** Called once the restaurant's payment methods have changed with its account. */
  onChanged(): void;
}

/** The restaurant's own account for card payments. For owners only. */
export function CardPayments({ onChanged }: CardPaymentsProps) {
  const t = useMessages('payment-settings');
  const office = useMessages('editing');
  const { snackbar } = useApp();
  const calls = usePaymentAccountCalls();
  const record = useRecord('payment account', calls.read);
  const [isConnecting, setConnecting] = useState(false);
  const { value: state, failure } = record;

  function changed(to: PaymentAccount): void {
    record.take(to);
    setConnecting(false);
    snackbar.show(t(to.account ? 'connected' : 'disconnected'), { tone: 'success' });
    onChanged();
  }

  return (
    <Panel title={t('cards')}>
      <div className={styles.stack}>
        <p className="muted">{t('cards_text')}</p>
        {failure && (
          <Alert
            actions={
              <Button variant="outline" before="rotate-ccw" onClick={record.reload}>
                {office('retry')}
              </Button>
            }
          >
            {refusalText(failure) || office('not_loaded')}
          </Alert>
        )}
        {!state && !failure && <Skeleton shape="block" />}
        {state?.account && (
          <ConnectedAccount
            account={state.account}
            eventsUrl={state.eventsUrl}
            isConnecting={isConnecting}
            onConnect={() => setConnecting(true)}
            onTested={record.reload}
            onDisconnected={changed}
          />
        )}
        {state && (!state.account || isConnecting) && (
          <ConnectAccount
            canSimulate={state.canSimulate && !state.account}
            isAsked={isConnecting}
            onConnected={changed}
          />
        )}
      </div>
    </Panel>
  );
}

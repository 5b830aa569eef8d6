import { useState } from 'react';
import type { PaymentAccount } from '../../../../contract/staff/staff-payments.ts';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useApp, useLanguage, useMessages } from '../../../app/app-context.ts';
import { DATE, dateTime } from '../../../app/format/format.ts';
import { escapeText } from '../../../app/hosts/dialogs.ts';
import { useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/signs/alert.tsx';
import { Icon } from '../../../ui/signs/icon.tsx';
import styles from './card-payments.module.css';
import { usePaymentAccountCalls } from './use-payment-account-calls.ts';

interface ConnectedAccountProps {
  account: NonNullable<PaymentAccount['account']>;
  eventsUrl: string;
  /** Whether another key is being entered. */
  isConnecting: boolean;
  onConnect(): void;
  /** Called after a test, which may have found how events arrive. */
  onTested(): void;
  onDisconnected(account: PaymentAccount): void;
}

/** The connected account: whether money moves, how it is, and what can be done with it. */
export function ConnectedAccount(props: ConnectedAccountProps) {
  const { account, eventsUrl, isConnecting, onConnect, onTested, onDisconnected } = props;
  const t = useMessages('payment-settings');
  const office = useMessages('editing');
  const language = useLanguage();
  const zone = useKnownRestaurant()?.timezone ?? 'UTC';
  const { dialogs, snackbar } = useApp();
  const calls = usePaymentAccountCalls();
  const [wrong, setWrong] = useState<string | null>(null);
  const [work, setWork] = useState<'test' | 'disconnect' | null>(null);
  const { provider, keyEnd: end, isTest, hasEvents, since } = account;

  async function test(): Promise<void> {
    if (work) return;
    setWork('test');
    const answer = await calls.test();
    setWork(null);
    setWrong(answer.ok ? null : refusalText(answer.failure) || office('not_loaded'));
    if (!answer.ok) return;
    snackbar.show(t('tested'), { tone: 'success' });
    onTested();
  }
  async function disconnect(): Promise<void> {
    const isSure = await dialogs.ask({
      title: t('disconnect_title'),
      html: escapeText(t('disconnect_text')),
      confirmText: t('disconnect'),
      cancelText: t('keep'),
    });
    if (!isSure || work) return;
    setWork('disconnect');
    const answer = await calls.disconnect();
    setWork(null);
    if (answer.ok) return onDisconnected(answer.data.data);
    setWrong(refusalText(answer.failure) || office('not_saved'));
  }

  return (
    <>
      {isTest && (
        <div className={styles.test}>
          <b>{t('test_mode')}</b>
          <p>{t('test_mode_text')}</p>
        </div>
      )}
      <div className={styles.account}>
        <Icon name="circle-check" />
        <div>
          <b>{t(`provider_${provider}`)}</b>
          {provider === 'stripe' && (
            <p className="muted">{t('key_since', { end: `…${end}`, date: dateTime(since, zone, language, DATE) })}</p>
          )}
        </div>
      </div>
      {!hasEvents && provider === 'stripe' && <Alert tone="info">{t('no_events', { url: eventsUrl })}</Alert>}
      {wrong && <Alert>{wrong}</Alert>}
      <div className={styles.actions}>
        <Button variant="tonal" busy={work === 'test'} onClick={() => void test()}>
          {t('test')}
        </Button>
        {!isConnecting && (
          <Button variant="text" before="key-round" onClick={onConnect}>
            {t('change_key')}
          </Button>
        )}
        <Button variant="text" busy={work === 'disconnect'} onClick={() => void disconnect()}>
          {t('disconnect')}
        </Button>
      </div>
    </>
  );
}

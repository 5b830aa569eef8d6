import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import {
  connectTill,
  disconnectTill,
  getTill,
  openTillPage,
  tryTillAgain,
} from '../../../../contract/endpoints/till.ts';
import type { Till } from '../../../../contract/staff/staff-till.ts';
import type { ApiResult } from '../../../../contract/transport.ts';
import { useApp, useLanguage, useMessages } from '../../../app/app-context.ts';
import { DATE_AND_TIME, dateTime } from '../../../app/format/format.ts';
import { escapeText } from '../../../app/hosts/dialogs.ts';
import { useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Alert } from '../../../ui/signs/alert.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { useRecord } from '../../app/use-record.ts';
import styles from './connections.module.css';
import { TillMenu } from './till-menu.tsx';
import { TillWaiting } from './till-waiting.tsx';

/** The restaurant's till: connects it, and shows what has not come to it. Nothing where this server's operator offers none. */
export function TillPanel() {
  const t = useMessages('till');
  const { dialogs, busy, snackbar } = useApp();
  const { call } = useStaff();
  const language = useLanguage();
  const zone = useKnownRestaurant()?.timezone ?? 'UTC';
  const [query, setQuery] = useSearchParams();
  const record = useRecord('till', () => call(getTill, { quiet: true }));
  const timeText = (at: string) => dateTime(at, zone, language, DATE_AND_TIME);

  async function put(work: () => Promise<ApiResult<{ data: Till }>>, done: string): Promise<void> {
    const answer = await busy.run(work);
    if (!answer.ok) return;
    record.take(answer.data.data);
    snackbar.show(done, { tone: 'success' });
  }

  const back = { code: query.get('code'), state: query.get('state'), error: query.get('error') };
  const isBack = useRef(false);
  // HubRise has led back: its code serves once, and stays in no address.
  useEffect(() => {
    if (isBack.current || (back.error === null && back.state === null)) return;
    isBack.current = true;
    setQuery({}, { replace: true });
    if (back.code === null || back.state === null) return snackbar.show(t('not_granted'), { tone: 'error' });
    const body = { code: back.code, state: back.state };
    void put(() => call(connectTill, { body }), t('connected'));
  });

  async function connect(): Promise<void> {
    const answer = await busy.run(() => call(openTillPage));
    if (answer.ok) location.assign(answer.data.data.url);
  }
  async function disconnect(): Promise<void> {
    const isSure = await dialogs.ask({
      ...{ title: t('disconnect_title'), html: escapeText(t('disconnect_text')) },
      ...{ confirmText: t('disconnect'), cancelText: t('keep') },
    });
    if (isSure) await put(() => call(disconnectTill), t('disconnected'));
  }

  if (!record.value?.isOffered) return null;
  const { connection, waiting } = record.value;
  return (
    <Panel title={t('title')}>
      <div className={styles.edit}>
        <p className="muted">{t('text')}</p>
        {connection === null ? (
          <div className={styles.actions}>
            <Button onClick={() => void connect()}>{t('connect')}</Button>
          </div>
        ) : (
          <>
            <p>
              <b>{`${connection.account} · ${connection.location}`}</b>
            </p>
            <p className="muted small">{t('since', { at: timeText(connection.since) })}</p>
            {connection.failedAt && (
              <Alert>{[t('off', { at: timeText(connection.failedAt) }), connection.error].join(' ')}</Alert>
            )}
            <TillWaiting waiting={waiting} timeText={timeText} />
            <TillMenu
              menu={connection.menu}
              timeText={timeText}
              onChanged={record.take}
              onConnect={() => void connect()}
            />
            <div className={styles.actions}>
              {(waiting.length > 0 || connection.failedAt) && (
                <Button variant="tonal" size="sm" onClick={() => void put(() => call(tryTillAgain), t('tried'))}>
                  {t('again')}
                </Button>
              )}
              <Button variant="outline" size="sm" onClick={record.reload}>
                {t('reload')}
              </Button>
              {connection.failedAt && (
                <Button variant="outline" size="sm" onClick={() => void connect()}>
                  {t('connect')}
                </Button>
              )}
              <Button variant="outline" size="sm" onClick={() => void disconnect()}>
                {t('disconnect')}
              </Button>
            </div>
          </>
        )}
      </div>
    </Panel>
  );
}

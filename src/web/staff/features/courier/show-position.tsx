import { useEffect, useEffectEvent, useState } from 'react';
import { useMessages } from '../../../app/app-context.ts';
import { whereIAm } from '../../../features/delivery/where-i-am.ts';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/signs/alert.tsx';
import styles from './courier.module.css';
import { keepShowsPosition, showsPosition } from './courier-device.ts';
import { mayLocateHere } from './may-locate-here.ts';
import type { OpenOrder } from './use-open-order.ts';

const SENT_EVERY_MS = 15_000;
/** The customer reads how old it is: it must not be older than that. */
const MAX_AGE_MS = 5000;

/**
 * Shows the customer how far away this phone is, and on a map if the operator has one, once the courier has agreed to it here: while the page is open, and until the order is over.
 */
export function ShowPosition({ show, onMap }: Pick<OpenOrder, 'show'> & { onMap: boolean }) {
  const t = useMessages('courier');
  const [isOn, setOn] = useState(() => showsPosition(onMap) && mayLocateHere());
  const [isUnknown, setUnknown] = useState(false);
  const send = useEffectEvent(async () => {
    const position = (await whereIAm(MAX_AGE_MS)) ?? null;
    setUnknown(position === null);
    // Stopped meanwhile.
    if (position && showsPosition(onMap)) await show({ position, ...(onMap && { onMap }) });
  });
  const end = useEffectEvent(() => void show({ position: null }));
  useEffect(() => {
    if (!isOn) return;
    void send();
    const timer = setInterval(() => void send(), SENT_EVERY_MS);
    return () => {
      clearInterval(timer);
      end();
    };
  }, [isOn]);

  function begin(): void {
    keepShowsPosition(onMap ? 'map' : 'words');
    if (mayLocateHere()) setOn(true);
    // The app came here from a page that may not ask; this page's own document may.
    else location.reload();
  }
  function stop(): void {
    keepShowsPosition(null);
    setOn(false);
  }
  if (!isOn) {
    return (
      <section className={styles.show}>
        <p>
          <b>{t(onMap ? 'show_map_ask' : 'show_ask')}</b>
        </p>
        <p className="muted">{t('show_text')}</p>
        <Button variant="tonal" full before="map-pin" onClick={begin}>
          {t(onMap ? 'show_map_yes' : 'show_yes')}
        </Button>
      </section>
    );
  }
  return (
    <section className={styles.show}>
      {isUnknown ? (
        <Alert tone="warning">{t('show_unknown')}</Alert>
      ) : (
        <p role="status">{t(onMap ? 'show_map_on' : 'show_on')}</p>
      )}
      <Button variant="outline" full onClick={stop}>
        {t('show_stop')}
      </Button>
    </section>
  );
}

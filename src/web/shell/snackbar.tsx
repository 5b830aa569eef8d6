import { useEffect, useState } from 'react';
import { useApp, useMessages } from '../app/app-context.ts';
import type { SnackbarMessage } from '../app/snackbar.ts';
import { useStore } from '../app/store.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './snackbar.module.css';

const ICONS = { info: 'info', success: 'circle-check', warning: 'triangle-alert', error: 'circle-alert' } as const;

/** One message at a time. Errors interrupt a screen reader, the rest wait for it. */
export function SnackbarHost() {
  const { snackbar } = useApp();
  const message = useStore(snackbar.shown);
  const shown = message && <Message key={message.id} message={message} close={snackbar.close} />;
  const isError = message?.tone === 'error';
  return (
    <div className={styles.place}>
      <div role="status">{!isError && shown}</div>
      {isError && <div role="alert">{shown}</div>}
    </div>
  );
}

function Message({ message: { text, tone, timeoutMs }, close }: { message: SnackbarMessage; close: () => void }) {
  const t = useMessages('shell');
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(close, timeoutMs);
    return () => clearTimeout(timer);
  }, [isHeld, timeoutMs, close]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a message that is being read does not leave
    <div
      className={styles.message}
      data-tone={tone}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <Icon name={ICONS[tone]} />
      <span>{text}</span>
      <Button variant="text" size="sm" onClick={close}>
        {t('close')}
      </Button>
    </div>
  );
}

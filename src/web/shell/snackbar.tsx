import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useApp, useMessages } from '../app/app-context.ts';
import type { SnackbarMessage } from '../app/hosts/snackbar.ts';
import { useStore } from '../app/storage/store.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { useTopModal } from '../ui/overlays/modal.ts';
import { Icon } from '../ui/signs/icon.tsx';
import { raise } from './raise.ts';
import styles from './snackbar.module.css';

const ICONS = { info: 'info', success: 'circle-check', warning: 'triangle-alert', error: 'circle-alert' } as const;

/** An info or success message stays no longer than this when another one is queued. */
const MAKE_ROOM_MS = 1500;

/** One message at a time: over the page, or inside the topmost modal dialog, because everything outside of that is inert. */
export function SnackbarHost() {
  const { snackbar } = useApp();
  const message = useStore(snackbar.shown);
  const modal = useTopModal();
  return (
    <>
      <Place message={modal ? null : message} />
      {modal && createPortal(<Place message={message} />, modal)}
    </>
  );
}

/** Errors interrupt a screen reader, the rest wait for it. */
function Place({ message }: { message: SnackbarMessage | null }) {
  const { snackbar } = useApp();
  const shown = message && <Message key={message.id} message={message} close={snackbar.close} />;
  const isError = message?.tone === 'error';
  return (
    <div ref={raise} popover="manual" className={styles.place}>
      <div role="status">{!isError && shown}</div>
      {isError && <div role="alert">{shown}</div>}
    </div>
  );
}

function Message({
  message: { text, tone, timeoutMs, toCart, holds },
  close,
}: {
  message: SnackbarMessage;
  close: () => void;
}) {
  const t = useMessages('shell');
  const { snackbar } = useApp();
  // A new message must not wait long for one that only confirms; warnings and errors keep their full time.
  const makesRoom = useStore(snackbar.waiting) > 0 && (tone === 'info' || tone === 'success');
  const stayMs = makesRoom ? Math.min(timeoutMs, MAKE_ROOM_MS) : timeoutMs;
  const [isHeld, setIsHeld] = useState(false);
  const since = useRef(0);
  useEffect(() => {
    if (!isHeld) since.current = Date.now();
  }, [isHeld]);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(close, Math.max(0, since.current + stayMs - Date.now()));
    return () => clearTimeout(timer);
  }, [isHeld, stayMs, close]);
  useEffect(() => {
    if (!holds) return;
    // After what the event changes has been rendered.
    const look = () => setTimeout(() => holds() || close());
    const events = ['input', 'change', 'online'];
    for (const event of events) addEventListener(event, look);
    return () => {
      for (const event of events) removeEventListener(event, look);
    };
  }, [holds, close]);
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
      <div>
        {toCart && (
          <ButtonLink to="/cart" variant="text" size="sm" onClick={close} viewTransition>
            {t('view_order')}
          </ButtonLink>
        )}
        <Button variant="text" size="sm" onClick={close}>
          {t('close')}
        </Button>
      </div>
    </div>
  );
}

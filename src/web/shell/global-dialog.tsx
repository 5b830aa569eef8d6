import { useLayoutEffect, useRef } from 'react';
import { useMessages } from '../app/app-context.ts';
import type { Dialogs } from '../app/hosts/dialogs.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import styles from './global-dialog.module.css';
import { writeSanitised } from './sanitise.ts';

type Request = NonNullable<ReturnType<Dialogs['shown']['get']>>;

/** The dialog's title, its sanitised HTML, and its buttons: an alert has no cancel. */
export function GlobalDialog({ request }: { request: Request }) {
  const t = useMessages('shell');
  const { title, html, type = 'confirm', confirmText, cancelText, persistent = false, answer } = request;
  return (
    <Dialog
      open
      title={title}
      persistent={persistent}
      onClose={() => answer(false)}
      actions={
        <>
          {type === 'confirm' && (
            <Button variant="tonal" onClick={() => answer(false)}>
              {cancelText ?? t('cancel')}
            </Button>
          )}
          <Button onClick={() => answer(true)}>{confirmText ?? t('ok')}</Button>
        </>
      }
    >
      <CleanHtml html={html} />
    </Dialog>
  );
}

function CleanHtml({ html }: { html: string }) {
  const element = useRef<HTMLDivElement>(null);
  // Before the first paint: a dialog never shows without its text, and a screen reader reads both together.
  useLayoutEffect(() => {
    if (element.current) writeSanitised(element.current, html);
  }, [html]);
  return <div ref={element} className={styles.text} />;
}

import { useEffect, useRef } from 'react';
import { useApp, useMessages } from '../app/app-context.ts';
import { useStore } from '../app/store.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { writeSanitised } from './sanitise.ts';

/** The one question or notice that any part of the app may put (specification sections 2 and 9). */
export function DialogHost() {
  const t = useMessages('shell');
  const { dialogs } = useApp();
  const request = useStore(dialogs.shown);
  if (!request) return null;
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
  useEffect(() => {
    if (element.current) void writeSanitised(element.current, html);
  }, [html]);
  return <div ref={element} className="muted" />;
}

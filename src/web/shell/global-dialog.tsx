import purify, { type Config } from 'dompurify';
import { useLayoutEffect, useRef } from 'react';
import { useMessages } from '../app/app-context.ts';
import type { Dialogs } from '../app/hosts/dialogs.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import styles from './global-dialog.module.css';

/** What a dialog's text may hold: formatting, nothing that loads, runs or leads away. */
const ALLOWED = {
  ALLOWED_TAGS: ['p', 'br', 'b', 'strong', 'i', 'em', 'ul', 'ol', 'li', 'small', 'span'],
  ALLOWED_ATTR: ['lang', 'dir'],
};

interface PolicyRules {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}
interface PolicyFactory {
  createPolicy(name: string, rules: PolicyRules): NonNullable<Config['TRUSTED_TYPES_POLICY']>;
}

/** Only the sanitiser has this policy, and browsers with Trusted Types accept no HTML that did not go through it. */
const policy = (window as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('html', {
  createHTML: (html) => html,
  createScriptURL: () => '',
});
const config = policy ? { ...ALLOWED, TRUSTED_TYPES_POLICY: policy, RETURN_TRUSTED_TYPE: true } : ALLOWED;

/** Writes a dialog's HTML into an element after cleaning it. */
function writeSanitised(element: HTMLElement, html: string): void {
  element.innerHTML = purify.sanitize(html, config) as string;
}

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

import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useMessages } from '../app/app-context.ts';
import type { PageModule } from '../app/page.ts';
import { safeRedirect } from '../app/session/safe-redirect.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/signs/empty-state.tsx';

export const head: PageModule['head'] = (_address, app) => ({ title: app.messages.i18n._('offline.page') });

/** What the service worker shows in place of a page that it does not have; leads back to it with the connection. */
export function Component() {
  const t = useMessages('offline');
  const [query] = useSearchParams();
  const from = safeRedirect(query.get('from'));
  useEffect(() => whenReachable(() => location.replace(from)), [from]);
  return (
    <EmptyState
      level={1}
      emoji="cooking"
      title={t('title')}
      text={t('text')}
      action={
        <>
          <Button before="rotate-ccw" onClick={() => location.replace(from)}>
            {t('try_again')}
          </Button>
          <ButtonLink to="/menu" variant="outline" reloadDocument>
            {t('menu')}
          </ButtonLink>
        </>
      }
    />
  );
}

const ASKED_EVERY_MS = 5000;

/** Polls until the server answers: `navigator.onLine` does not mean that it can be reached. Returns a function that stops it. */
function whenReachable(then: () => void): () => void {
  const ask = () => {
    if (navigator.onLine) fetch('/healthz', { cache: 'no-store' }).then(then, () => {});
  };
  ask();
  const timer = setInterval(ask, ASKED_EVERY_MS);
  addEventListener('online', ask);
  return () => {
    clearInterval(timer);
    removeEventListener('online', ask);
  };
}

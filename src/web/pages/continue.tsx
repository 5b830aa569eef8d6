import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { User } from '../../contract/accounts/accounts.ts';
import { openCheckout } from '../../contract/endpoints/assistants.ts';
import type { Restaurant } from '../../contract/restaurants.ts';
import type { ApiFailure } from '../../contract/transport.ts';
import { checkoutOfWord, checkoutWord } from '../../domain/orders/assistant-source.ts';
import { trackingPath } from '../../domain/orders/tracking-path.ts';
import { useApp, useMessages } from '../app/app-context.ts';
import { escapeText } from '../app/hosts/dialogs.ts';
import type { PageModule } from '../app/page.ts';
import { loginAddress } from '../app/session/guard.ts';
import { hasSession } from '../app/session/session.ts';
import { cart } from '../features/cart/cart-store.ts';
import { fillCheckout } from '../features/checkout/fill-checkout.ts';
import { useRestaurant } from '../features/restaurant/restaurant-resource.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Alert } from '../ui/signs/alert.tsx';
import styles from './continue.module.css';

export const head: PageModule['head'] = (_address, { messages }) => ({
  title: messages.i18n._('continue.title'),
});

/** Where a person goes on with what an assistant has filled in. The checkout's id is in the fragment, which the server never sees. */
export function Component() {
  const t = useMessages('continue');
  const restaurant = useRestaurant();
  const { hash } = useLocation();
  const { state, start } = useContinuing(hash.slice(1), restaurant);
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{t('title')}</h1>
      {state === 'loading' && <p role="status">{t('loading')}</p>}
      {state === 'failed' && (
        <Alert
          actions={
            <Button variant="outline" size="sm" before="rotate-ccw" onClick={start}>
              {t('retry')}
            </Button>
          }
        >
          {t('failed')}
        </Alert>
      )}
      {state === 'over' && (
        <>
          <p>{t('over')}</p>
          <ButtonLink to="/menu" size="lg" viewTransition>
            {t('to_menu')}
          </ButtonLink>
        </>
      )}
    </div>
  );
}

type State = 'loading' | 'failed' | 'over';

function useContinuing(id: string, restaurant: Restaurant | null): { state: State; start(): void } {
  const t = useMessages('continue');
  const { api, session, dialogs, snackbar } = useApp();
  const navigate = useNavigate();
  const [state, setState] = useState<State>('loading');
  const [tries, setTries] = useState(0);

  const go = useEffectEvent(async (isLeft: () => boolean) => {
    if (!restaurant) return;
    if (!checkoutOfWord(checkoutWord(id))) return setState('over');
    const answer = await api.call(openCheckout, { body: { id }, quiet: true });
    if (isLeft()) return;
    if (!answer.ok) return setState(isGone(answer.failure) ? 'over' : 'failed');
    const opened = answer.data.data;
    if (opened.trackingToken) return void navigate(trackingPath(opened.trackingToken), { replace: true });
    if (opened.state !== 'open' || opened.items.length === 0) return setState('over');
    const user = await begin(restaurant);
    if (isLeft() || !user) return;
    if (!(await replaces())) return void navigate('/cart', { replace: true });
    fillCheckout({ id, opened, user, restaurant });
    if (opened.isIncomplete) snackbar.show(t('incomplete'), { tone: 'warning' });
    await navigate('/checkout', { replace: true, viewTransition: true });
  });

  /** Who orders: whoever is signed in here, else a guest; null: they have to sign in first, or it failed. */
  async function begin({ guestOrders }: Restaurant): Promise<User | null> {
    if (!hasSession(session.state.get())) {
      if (guestOrders === false) {
        await navigate(loginAddress(`/continue#${id}`), { replace: true });
        return null;
      }
      const answer = await api.auth.guest();
      if (!answer.ok) {
        setState('failed');
        return null;
      }
      session.keep(answer.data.accessToken);
      await session.loadUser();
    }
    const me = await api.me.get({ quiet: true });
    if (!me.ok) setState('failed');
    return me.ok ? me.data.data.user : null;
  }

  async function replaces(): Promise<boolean> {
    if (cart.get().items.length === 0) return true;
    return dialogs.ask({
      title: t('replace_title'),
      html: `<p>${escapeText(t('replace_text'))}</p>`,
      confirmText: t('replace'),
      cancelText: t('keep'),
    });
  }

  const isKnown = restaurant !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try begins anew
  useEffect(() => {
    if (!isKnown) return;
    let isLeft = false;
    setState('loading');
    void go(() => isLeft);
    return () => {
      isLeft = true;
    };
  }, [id, isKnown, tries]);

  return { state, start: () => setTries(tries + 1) };
}

/** Whether another try would find nothing either: nobody knows it, or the restaurant has closed this door. */
function isGone(failure: ApiFailure): boolean {
  return failure.kind === 'problem' && (failure.status === 404 || failure.status === 403);
}

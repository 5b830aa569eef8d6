import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { beginProviderSignIn } from '../../../contract/endpoints/identities.ts';
import { hasStandIns } from '../../../domain/orders/payment-methods.ts';
import { SIGN_IN_PROVIDERS, type SignInProvider } from '../../../domain/people/sign-in-providers.ts';
import { refusalText } from '../../app/api/refusal-text.ts';
import { useApp, useMessages } from '../../app/app-context.ts';
import { Button } from '../../ui/button.tsx';
import { useRestaurant } from '../restaurant/restaurant-resource.ts';
import styles from './social-sign-in.module.css';
import { TermsText } from './terms-text.tsx';

/** The providers that specification section 2, "Login", has, where they do nothing: their buttons say so. */
const STAND_INS = { google: 'google_not_implemented', facebook: 'facebook_not_implemented' } as const;
const isStandIn = (provider: SignInProvider): provider is keyof typeof STAND_INS => provider in STAND_INS;

/**
 * Sign-in with the providers that the operator has keys for. Where one is not there, the demo restaurants have a button that says that it is not
 * implemented; other restaurants show no such buttons, and neither does registration (`isReal`).
 */
export function SocialSignIn({ isReal = false }: { isReal?: boolean }) {
  const t = useMessages('auth');
  const { api, snackbar } = useApp();
  const [query] = useSearchParams();
  const [asked, setAsked] = useState<SignInProvider | null>(null);
  const restaurant = useRestaurant();
  const real = restaurant?.signInWith ?? [];
  const hasOthers = !isReal && hasStandIns(restaurant?.paymentMethods);
  const shown = SIGN_IN_PROVIDERS.filter((each) => real.includes(each) || (hasOthers && isStandIn(each)));
  if (shown.length === 0) return null;

  /** The answer to another press of either button would otherwise wait until the first one's has been read. */
  function say(provider: keyof typeof STAND_INS): void {
    for (const key of Object.values(STAND_INS)) snackbar.takeBack(t(key));
    snackbar.show(t(STAND_INS[provider]), { tone: 'error' });
  }

  async function leave(provider: SignInProvider): Promise<void> {
    setAsked(provider);
    // Who comes back from the provider's page finds the button as it was, also where the browser has kept this one.
    addEventListener('pagehide', () => setAsked(null), { once: true });
    const body = { redirect: query.get('redirect') };
    const answer = await api.call(beginProviderSignIn, { params: { provider }, body });
    if (answer.ok) return location.assign(answer.data.data.url);
    setAsked(null);
    snackbar.show(refusalText(answer.failure) || t('request_unreachable'), { tone: 'error' });
  }

  return (
    <div className={styles.social}>
      <p className={styles.or}>{t('or')}</p>
      {shown.map((provider) => (
        <Button
          key={provider}
          variant="outline"
          full
          before={`brand-${provider}`}
          busy={asked === provider}
          onClick={() => (real.includes(provider) || !isStandIn(provider) ? void leave(provider) : say(provider))}
        >
          {t(`continue_${provider}`)}
        </Button>
      ))}
      {real.length > 0 && (
        <p className="muted small">
          <TermsText sentence="account_terms" />
        </p>
      )}
    </div>
  );
}

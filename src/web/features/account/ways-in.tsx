import { useState } from 'react';
import { connectProvider, disconnectProvider } from '../../../contract/endpoints/identities.ts';
import { SIGN_IN_PROVIDERS, type SignInProvider } from '../../../domain/people/sign-in-providers.ts';
import { refusalText } from '../../app/api/refusal-text.ts';
import { useApp, useMessages } from '../../app/app-context.ts';
import { useUser } from '../../app/session/use-user.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useKnownRestaurant } from '../restaurant/restaurant-resource.ts';
import { ConnectDialog } from './connect-dialog.tsx';
import { PROVIDER_NAMES } from './provider-names.ts';
import { useIdentities } from './use-identities.ts';
import styles from './ways-in.module.css';

/** With which providers the customer signs in, to be connected and disconnected. */
export function WaysIn() {
  const t = useMessages('profile');
  const { api, busy, snackbar } = useApp();
  const user = useUser();
  const offered = useKnownRestaurant()?.signInWith ?? [];
  const [identities, setIdentities] = useIdentities();
  const [asked, setAsked] = useState<SignInProvider | null>(null);

  async function connect(provider: SignInProvider): Promise<void> {
    if (!user?.hasNoPassword) return setAsked(provider);
    const answer = await busy.run(() => api.call(connectProvider, { params: { provider }, body: {}, quiet: true }));
    if (answer.ok) location.assign(answer.data.data.url);
    else snackbar.show(refusalText(answer.failure) || t('update_unreachable'), { tone: 'error' });
  }

  async function disconnect(provider: SignInProvider): Promise<void> {
    const answer = await busy.run(() => api.call(disconnectProvider, { params: { provider }, quiet: true }));
    if (!answer.ok) return snackbar.show(refusalText(answer.failure) || t('update_unreachable'), { tone: 'error' });
    setIdentities(answer.data.data.identities);
    snackbar.show(t('disconnected', { provider: PROVIDER_NAMES[provider] }), { tone: 'success' });
  }

  return (
    <Panel title={t('ways_in')}>
      <p className="muted">{t('ways_in_text')}</p>
      <ul className={styles.ways}>
        {SIGN_IN_PROVIDERS.map((provider) => {
          const identity = identities?.find((each) => each.provider === provider);
          const values = { provider: PROVIDER_NAMES[provider], email: identity?.email ?? '' };
          if (!identity && !offered.includes(provider)) return null;
          return (
            <li key={provider} className={styles.way}>
              <span>{identity?.email ? t('connected_as', values) : values.provider}</span>
              {identities && (
                <Button
                  variant={identity ? 'text' : 'outline'}
                  size="sm"
                  before={`brand-${provider}`}
                  onClick={() => void (identity ? disconnect(provider) : connect(provider))}
                >
                  {t(identity ? 'disconnect' : 'connect', values)}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {asked && <ConnectDialog provider={asked} onClose={() => setAsked(null)} />}
    </Panel>
  );
}

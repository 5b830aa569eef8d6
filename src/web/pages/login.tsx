import { Link } from 'react-router';
import { useApp, useMessages } from '../app/app-context.ts';
import type { PageModule } from '../app/page.ts';
import { AccountLayout } from '../features/account/account-layout.tsx';
import { accountTitle } from '../features/account/account-title.ts';
import { GuestEntry } from '../features/account/guest-entry.tsx';
import { LoginForm } from '../features/account/login-form.tsx';
import { SocialSignIn } from '../features/account/social-sign-in.tsx';
import { useFollowSignIn } from '../features/account/use-follow-sign-in.ts';
import { useGuestWay } from '../features/account/use-guest-way.ts';
import { useHandedSignIn } from '../features/account/use-handed-sign-in.ts';
import { useWayBack } from '../features/account/use-way-back.ts';
import { Alert } from '../ui/signs/alert.tsx';

export const head: PageModule['head'] = (_address, app) => accountTitle(app, 'login_page_title');

/** Sign in (specification section 2, "Login"). */
export function Component() {
  const t = useMessages('auth');
  const p = useMessages('plain');
  const { plain } = useApp();
  const wayBack = useWayBack();
  const isGuestWay = useGuestWay() !== null;
  useFollowSignIn();
  const failure = useHandedSignIn();
  const footer = (
    <>
      <span>{`${t('no_account')} `}</span>
      <Link to={{ pathname: '/auth/register', search: wayBack }} viewTransition>
        {t('sign_up')}
      </Link>
    </>
  );
  return (
    <AccountLayout
      title={t(isGuestWay ? 'way_in_title' : 'login_title')}
      subtitle={t(isGuestWay ? 'way_in_subtitle' : 'login_subtitle')}
      footer={footer}
    >
      {failure !== null && <Alert>{failure}</Alert>}
      <GuestEntry />
      {import.meta.env.SSR && plain ? (
        <p className="muted">{p('sign_in')}</p>
      ) : (
        <>
          <LoginForm />
          <SocialSignIn />
        </>
      )}
    </AccountLayout>
  );
}

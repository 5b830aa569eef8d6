import { Link } from 'react-router';
import { useMessages } from '../app/app-context.ts';
import type { PageModule } from '../app/page.ts';
import { AccountLayout } from '../features/account/account-layout.tsx';
import { accountTitle } from '../features/account/account-title.ts';
import { RegisterForm } from '../features/account/register-form.tsx';
import { SocialSignIn } from '../features/account/social-sign-in.tsx';
import { useFollowSignIn } from '../features/account/use-follow-sign-in.ts';
import { useWayBack } from '../features/account/use-way-back.ts';

export const head: PageModule['head'] = (_address, app) => accountTitle(app, 'register_page_title');

/** Create account (specification section 2, "Register"). */
export function Component() {
  const t = useMessages('auth');
  const wayBack = useWayBack();
  useFollowSignIn();
  const footer = (
    <>
      <span>{`${t('have_account')} `}</span>
      <Link to={{ pathname: '/auth/login', search: wayBack }} viewTransition>
        {t('sign_in')}
      </Link>
    </>
  );
  return (
    <AccountLayout title={t('register_title')} subtitle={t('register_subtitle')} footer={footer}>
      <RegisterForm />
      <SocialSignIn isReal />
    </AccountLayout>
  );
}

import { Link } from 'react-router';
import { useMessages } from '../app/app-context.ts';
import type { PageModule } from '../app/page.ts';
import { AccountLayout } from '../features/account/account-layout.tsx';
import { accountTitle } from '../features/account/account-title.ts';
import { RegisterForm } from '../features/account/register-form.tsx';

export const head: PageModule['head'] = (_address, app) => accountTitle(app, 'register_page_title');

/** Create account (specification section 2, "Register"). */
export function Component() {
  const t = useMessages('auth');
  const footer = (
    <>
      {t('have_account')}{' '}
      <Link to="/auth/login" viewTransition>
        {t('sign_in')}
      </Link>
    </>
  );
  return (
    <AccountLayout title={t('register_title')} subtitle={t('register_subtitle')} footer={footer}>
      <RegisterForm />
    </AccountLayout>
  );
}

import { useSearchParams } from 'react-router';
import { useHydrated, useMessages } from '../app/app-context.ts';
import type { PageModule } from '../app/page.ts';
import { AccountLayout } from '../features/account/account-layout.tsx';
import { accountTitle } from '../features/account/account-title.ts';
import { BackToSignIn } from '../features/account/back-to-sign-in.tsx';
import { LinkInvalid } from '../features/account/link-invalid.tsx';
import { ResetPasswordForm } from '../features/account/reset-password-form.tsx';

export const head: PageModule['head'] = (_address, app) => accountTitle(app, 'reset_page_title');

/** The page of the mailed link, on which a new password is set (DECISIONS, "forgotten password"). */
export function Component() {
  const t = useMessages('auth');
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  // The server's document is the same for every query, so that the query must not count before hydration.
  const isInvalid = useHydrated() && !token;
  return (
    <AccountLayout title={t('reset_title')} subtitle={t('reset_subtitle')} footer={<BackToSignIn />}>
      {isInvalid ? <LinkInvalid>{t('link_invalid')}</LinkInvalid> : <ResetPasswordForm token={token} />}
    </AccountLayout>
  );
}

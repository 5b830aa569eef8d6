import { useState } from 'react';
import { useMessages } from '../app/app-context.ts';
import type { PageModule } from '../app/page.ts';
import { AccountLayout } from '../features/account/account-layout.tsx';
import { accountTitle } from '../features/account/account-title.ts';
import { BackToSignIn } from '../features/account/back-to-sign-in.tsx';
import { ForgotPasswordForm } from '../features/account/forgot-password-form.tsx';
import { LinkSent } from '../features/account/link-sent.tsx';

export const head: PageModule['head'] = (_address, app) => accountTitle(app, 'forgot_page_title');

/** Requests a link to reset the password (DECISIONS, "forgotten password"). */
export function Component() {
  const t = useMessages('auth');
  const [sentence, setSentence] = useState<string | null>(null);
  return (
    <AccountLayout title={t('forgot_title')} subtitle={t('forgot_subtitle')} footer={<BackToSignIn />}>
      {sentence === null ? (
        <ForgotPasswordForm onSent={setSentence} />
      ) : (
        <LinkSent sentence={sentence} onOtherEmail={() => setSentence(null)} />
      )}
    </AccountLayout>
  );
}

import { Navigate, useSearchParams } from 'react-router';
import { useApp, useMessages } from '../../app/app-context.ts';
import { useStore } from '../../app/storage/store.ts';
import { afterSignIn } from '../app/sign-in-address.ts';
import { SignInForm } from '../features/sign-in/sign-in-form.tsx';
import { SignedOutAlert } from '../features/sign-in/signed-out-alert.tsx';
import { EntryPage } from '../shell/entry-page.tsx';

/** The staff's own sign-in page. The account and its session are the same as on the storefront. */
export function Component() {
  const t = useMessages('staff');
  const { status } = useStore(useApp().session.state);
  const [query] = useSearchParams();
  if (status === 'signed-in') return <Navigate to={afterSignIn(query.get('redirect'))} replace />;
  return (
    <EntryPage title={t('sign_in_title')} text={t('sign_in_text')}>
      <SignedOutAlert />
      <SignInForm />
    </EntryPage>
  );
}

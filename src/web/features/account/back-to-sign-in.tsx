import { Link } from 'react-router';
import { useMessages } from '../../app/app-context.ts';
import { useWayBack } from './use-way-back.ts';

/** The link from the pages for a forgotten password to Login. */
export function BackToSignIn() {
  const t = useMessages('auth');
  return (
    <Link to={{ pathname: '/auth/login', search: useWayBack() }} viewTransition>
      {t('back_to_sign_in')}
    </Link>
  );
}

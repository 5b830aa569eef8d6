import { Link } from 'react-router';
import { useMessages } from '../../app/app-context.ts';

/** The way back from a forgotten password. */
export function BackToSignIn() {
  const t = useMessages('auth');
  return (
    <Link to="/auth/login" viewTransition>
      {t('back_to_sign_in')}
    </Link>
  );
}

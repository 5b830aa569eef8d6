import type { ApiFailure } from '../../../contract/transport.ts';
import type { Translate } from '../../app/app-context.ts';
import { type FormRefusal, refusalOf } from '../../app/use-form.ts';

/** Why a sign-in failed, with the texts of specification section 8, "Auth and profile". */
export function signInRefusal(failure: ApiFailure, t: Translate<'auth'>): FormRefusal {
  if (failure.kind !== 'problem') return { fields: {}, message: t('login_unreachable') };
  const { message, errors } = failure.problem;
  return refusalOf(
    errors,
    ['email', 'password'],
    message || t(failure.status < 500 ? 'login_refused' : 'login_failed'),
  );
}

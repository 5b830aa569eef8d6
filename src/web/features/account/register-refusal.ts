import type { ApiFailure } from '../../../contract/transport.ts';
import type { Translate } from '../../app/app-context.ts';
import { type FormRefusal, refusalOf } from '../../app/use-form.ts';

const FIELDS = ['name', 'email', 'password', 'confirmPassword', 'acceptedTerms'] as const;

/** Why a registration failed, with the texts of specification section 8, "Auth and profile". */
export function registerRefusal(failure: ApiFailure, t: Translate<'auth'>): FormRefusal {
  if (failure.kind !== 'problem') return { fields: {}, message: t('register_unreachable') };
  const { message, errors } = failure.problem;
  return refusalOf(errors, FIELDS, message || t(failure.status < 500 ? 'register_refused' : 'register_failed'));
}

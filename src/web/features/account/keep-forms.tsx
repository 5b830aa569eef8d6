import { useNavigate } from 'react-router';
import { addClaimedOrders, claimAccount } from '../../../contract/endpoints/order-claims.ts';
import type { Order } from '../../../contract/orders.ts';
import type { ApiFailure } from '../../../contract/transport.ts';
import { type Translate, useApp, useMessages } from '../../app/app-context.ts';
import { type FormRefusal, refusalOf, useForm } from '../../app/use-form.ts';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { AccountForm } from './account-form.tsx';
import { EmailField } from './email-field.tsx';
import { requestSignIn } from './enter-account.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { usePasswordLabels } from './password-labels.ts';
import { signInRefusal } from './sign-in-refusal.ts';
import { TermsText } from './terms-text.tsx';

interface ClaimProps {
  order: Order;
  claimId: string;
}

const schemas = () => import('../../../contract/order-claims.ts');

/** The code and a password make an account. */
export function KeepInNewAccount({ order, claimId }: ClaimProps) {
  const t = useMessages('order');
  const { api, session } = useApp();
  const done = useDone(order);
  const { errorOf, ...handle } = useForm({
    schema: async () => (await schemas()).claimAccountInput,
    read: (data) => ({ ...Object.fromEntries(data), claimId }),
    async send(input) {
      const answer = await api.call(claimAccount, { body: input });
      if (!answer.ok) return claimRefusal(answer.failure, t);
      session.keep(answer.data.accessToken);
      await session.loadUser();
      await done();
      return null;
    },
  });
  return (
    <AccountForm handle={handle} submit={t('keep_create')}>
      <CodeField error={errorOf('code')} />
      <NewPasswordField label={t('keep_password')} error={errorOf('password')} />
      <p className="muted small">
        <TermsText sentence="account_terms" />
      </p>
    </AccountForm>
  );
}

/** Signs in to an account, to which the code then adds the order. */
export function KeepInOwnAccount({ order, claimId }: ClaimProps) {
  const t = useMessages('order');
  const tAuth = useMessages('auth');
  const app = useApp();
  const done = useDone(order);
  const { errorOf, ...handle } = useForm({
    schema: async () => (await schemas()).signInAndClaimInput,
    read: (data) => ({ ...Object.fromEntries(data), claimId }),
    async send({ email, password, code }) {
      const failure = await requestSignIn(app, { email, password });
      if (failure) return signInRefusal(failure, tAuth);
      const added = await app.api.call(addClaimedOrders, { body: { claimId, code }, quiet: true });
      if (added.ok) await done();
      // Signed in by now: the page asks for the code alone.
      else app.snackbar.show(claimRefusal(added.failure, t).message ?? t('keep_failed'), { tone: 'error' });
      return null;
    },
  });
  return (
    <AccountForm handle={handle} submit={t('keep_sign_in')}>
      <EmailField autoComplete="username" error={errorOf('email')} />
      <PasswordField
        label={tAuth('password')}
        labels={usePasswordLabels()}
        name="password"
        autoComplete="current-password"
        required
        error={errorOf('password')}
      />
      <CodeField error={errorOf('code')} />
    </AccountForm>
  );
}

/** Adds the order to the account that is signed in. */
export function AddOrderForm({ order, claimId }: ClaimProps) {
  const t = useMessages('order');
  const { api } = useApp();
  const done = useDone(order);
  const { errorOf, ...handle } = useForm({
    schema: async () => (await schemas()).claimInput,
    read: (data) => ({ ...Object.fromEntries(data), claimId }),
    async send(input) {
      const answer = await api.call(addClaimedOrders, { body: input, quiet: true });
      if (!answer.ok) return claimRefusal(answer.failure, t);
      await done();
      return null;
    },
  });
  return (
    <AccountForm handle={handle} submit={t('keep_add')}>
      <CodeField error={errorOf('code')} />
    </AccountForm>
  );
}

function CodeField({ error }: { error: string | null }) {
  const t = useMessages('order');
  return (
    <TextField
      label={t('keep_code')}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      enterKeyHint="next"
      spellCheck={false}
      required
      maxLength={20}
      error={error}
    />
  );
}

/** Leads to the order, which is the account's now. */
function useDone({ _id: id }: Order): () => Promise<void> {
  const t = useMessages('order');
  const { snackbar } = useApp();
  const navigate = useNavigate();
  return async () => {
    snackbar.show(t('keep_done'), { tone: 'success' });
    await navigate(`/orders/${id}`, { replace: true, viewTransition: true });
  };
}

function claimRefusal(failure: ApiFailure, t: Translate<'order'>): FormRefusal {
  if (failure.kind !== 'problem') return { fields: {}, message: t('keep_failed') };
  const { message, errors } = failure.problem;
  return refusalOf(errors, ['code', 'password'], message || t('keep_failed'));
}

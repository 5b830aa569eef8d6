import { useState } from 'react';
import { isEmail } from '../../../../domain/people/email.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useCheckout } from '../checkout-context.ts';
import { GAP_BLOCK } from '../gaps.ts';
import { GuestNews } from './guest-news.tsx';
import styles from './guest-section.module.css';
import { PhoneField } from './phone-field.tsx';

/** Who a guest is: name, phone and e-mail address, which an account would know. */
export function GuestSection() {
  const t = useMessages('checkout');
  const sentences = useMessages('fields');
  const { draft, change } = useCheckout();
  const [meant, setMeant] = useState<string | null>(null);
  const { name, email } = draft.guest ?? { name: '', email: '' };
  const edit = (part: Partial<typeof draft.guest>) =>
    change({ type: 'set', values: { guest: { name, email, ...part } } });
  const emailProblem = isEmail(email) ? null : email.trim() ? 'email_invalid' : 'email_required';

  /** Asks about an address that looks mistyped, and takes whatever the guest leaves there. */
  async function askAboutEmail(): Promise<void> {
    const { suggestEmail } = await import('./suggest-email.ts');
    setMeant(suggestEmail(email.trim()));
  }

  return (
    <Panel title={t('your_details')}>
      <div className={styles.fields}>
        <div id={GAP_BLOCK.guest_name}>
          <TextField
            label={t('guest_name')}
            icon="user"
            name="name"
            autoComplete="name"
            autoCapitalize="words"
            enterKeyHint="next"
            required
            maxLength={100}
            cutText={sentences('was_cut')}
            value={name}
            error={draft.isChecked && !name.trim() ? sentences('name_required') : null}
            onChange={(event) => edit({ name: event.currentTarget.value })}
          />
        </div>
        <PhoneField />
        <div id={GAP_BLOCK.guest_email} className={styles.email}>
          <TextField
            label={t('guest_email')}
            hint={t('guest_email_hint')}
            icon="mail"
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            enterKeyHint="done"
            spellCheck={false}
            required
            maxLength={254}
            value={email}
            error={draft.isChecked && emailProblem ? sentences(emailProblem) : null}
            onChange={(event) => {
              edit({ email: event.currentTarget.value });
              setMeant(null);
            }}
            onBlur={() => void askAboutEmail().catch(() => {})}
          />
          <div aria-live="polite">
            {meant && (
              <Button
                variant="tonal"
                size="sm"
                onClick={() => {
                  edit({ email: meant });
                  setMeant(null);
                }}
              >
                {t('did_you_mean', { email: meant })}
              </Button>
            )}
          </div>
        </div>
        <GuestNews />
      </div>
    </Panel>
  );
}

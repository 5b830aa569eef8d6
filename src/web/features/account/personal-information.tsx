import { lazy, Suspense, useRef, useState } from 'react';
import type { ProfileInput, User } from '../../../contract/accounts/accounts.ts';
import { useMessages } from '../../app/app-context.ts';
import { useUnsaved } from '../../app/use-unsaved.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import styles from './personal-information.module.css';

const PersonalInformationForm = lazy(() =>
  import('./personal-information-form.tsx').then((file) => ({ default: file.PersonalInformationForm })),
);

/** Name, email and phone, to be read or edited in place (specification section 2, "Profile"). */
export function PersonalInformation({ user }: { user: User }) {
  const t = useMessages('profile');
  const form = useRef<HTMLFormElement>(null);
  const unsaved = useUnsaved<ProfileInput>(
    'profile',
    () => form.current && Object.fromEntries(new FormData(form.current)),
  );
  /** The form's initial values; null while nothing is edited. */
  const [start, setStart] = useState(unsaved);
  const toggle = useRef<HTMLButtonElement>(null);
  const isEditing = start !== null;

  function finish(): void {
    setStart(null);
    // The button that had the focus is removed with the form.
    toggle.current?.focus();
  }

  return (
    <Panel
      title={t('personal_information')}
      actions={
        <Button
          ref={toggle}
          variant="text"
          size="sm"
          before={isEditing ? 'x' : 'pencil'}
          className={styles.toggle}
          onClick={() => setStart(isEditing ? null : { name: user.name, phoneNumber: user.phoneNumber })}
        >
          {t(isEditing ? 'cancel' : 'edit')}
        </Button>
      }
    >
      {start ? (
        <Suspense fallback={<Facts user={user} />}>
          <PersonalInformationForm ref={form} user={user} start={start} onSaved={finish} />
        </Suspense>
      ) : (
        <Facts user={user} />
      )}
    </Panel>
  );
}

function Facts({ user }: { user: User }) {
  const t = useMessages('profile');
  const facts = { name: user.name, email: user.email, phone: user.phoneNumber };
  return (
    <dl className={styles.facts}>
      {(Object.keys(facts) as (keyof typeof facts)[]).map((fact) => (
        <div key={fact}>
          <dt>{t(fact)}</dt>
          <dd>{facts[fact] || <span className="faint">{t('not_given')}</span>}</dd>
        </div>
      ))}
    </dl>
  );
}

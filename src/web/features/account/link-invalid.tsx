import { useMessages } from '../../app/app-context.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Alert } from '../../ui/signs/alert.tsx';

/** Says that a link to reset a password is invalid, and leads to a new one. */
export function LinkInvalid({ children }: { children: string }) {
  const t = useMessages('auth');
  return (
    <Alert
      actions={
        <ButtonLink to="/forgot-password" variant="outline" size="sm" viewTransition>
          {t('ask_again')}
        </ButtonLink>
      }
    >
      {children}
    </Alert>
  );
}

import { isAuditAction } from '../../../../domain/people/audit-actions.ts';
import { useMessages } from '../../../app/app-context.ts';

/** Returns a function that names an action in the reader's language. */
export function useActionNames(): (action: string) => string {
  const t = useMessages('audit');
  return (action) => (isAuditAction(action) ? t(`action_${action}`) : t('action_other'));
}

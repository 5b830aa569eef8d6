import { useMessages } from '../../app/app-context.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/signs/empty-state.tsx';

/** Shown instead of a page that the member's role may not open. */
export function NotAllowed() {
  const t = useMessages('staff');
  return (
    <div className="wrap">
      <EmptyState
        level={1}
        emoji="house"
        title={t('not_allowed_title')}
        text={t('not_allowed_text')}
        action={
          <ButtonLink to="/staff" before="clipboard-list">
            {t('orders')}
          </ButtonLink>
        }
      />
    </div>
  );
}

import { useMessages } from '../../app/app-context.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/signs/empty-state.tsx';

export function Component() {
  const t = useMessages('staff');
  return (
    <main id="main" className="wrap">
      <EmptyState
        level={1}
        emoji="plate"
        title={t('not_found')}
        action={
          <ButtonLink to="/staff" before="clipboard-list">
            {t('orders')}
          </ButtonLink>
        }
      />
    </main>
  );
}

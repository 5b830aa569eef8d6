import type { ApiFailure } from '../../../../contract/transport.ts';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/signs/alert.tsx';
import { EmptyState } from '../../../ui/signs/empty-state.tsx';
import { useCategoryAddress } from './category-nav.tsx';

export { MenuSkeleton } from './menu-skeleton.tsx';

interface FailedProps {
  failure: ApiFailure | null;
  retry: () => void;
  className?: string | undefined;
}

/** The products could not be loaded (specification section 8, "Menu and configuration"). */
export function MenuFailed({ failure, retry, className }: FailedProps) {
  const t = useMessages('menu');
  const reason = failure?.kind === 'network' ? t('failed_network') : t('failed_products');
  return (
    <EmptyState
      alert
      className={className}
      emoji="fire"
      title={t('failed')}
      text={(failure && refusalText(failure)) || reason}
      action={
        <Button variant="outline" before="rotate-ccw" onClick={retry}>
          {t('retry')}
        </Button>
      }
    />
  );
}

/** The dishes were loaded, but not their categories. */
export function CategoriesFailed({ failure, retry }: FailedProps) {
  const t = useMessages('menu');
  const retryButton = (
    <Button variant="text" size="sm" onClick={retry}>
      {t('retry')}
    </Button>
  );
  return (
    <Alert tone="warning" actions={retryButton}>
      {(failure && refusalText(failure)) || t('failed_categories')}
    </Alert>
  );
}

/** A chosen category without dishes. */
export function CategoryEmpty() {
  const t = useMessages('menu');
  return <EmptyState emoji="plate" title={t('empty_category')} text={t('empty_category_hint')} action={<AllItems />} />;
}

export function NothingFound({ query }: { query: string }) {
  const t = useMessages('menu');
  return (
    <EmptyState emoji="magnifier" title={t('no_match', { query })} text={t('no_match_hint')} action={<AllItems />} />
  );
}

function AllItems() {
  const t = useMessages('menu');
  return (
    <ButtonLink to={useCategoryAddress(null)} variant="tonal" preventScrollReset>
      {t('show_all_items')}
    </ButtonLink>
  );
}

import type { ApiFailure } from '../../../contract/transport.ts';
import { useMessages } from '../../app/app-context.ts';
import { refusalText } from '../../app/refusal-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** The dish could not be loaded: shows the server's message, if it gave one. */
export function ProductFailed({ failure, retry }: { failure: ApiFailure | null; retry: () => void }) {
  const t = useMessages('product');
  const retryButton = (
    <Button variant="outline" size="sm" before="rotate-ccw" onClick={retry}>
      {t('retry')}
    </Button>
  );
  return <Alert actions={retryButton}>{(failure && refusalText(failure)) || t('failed')}</Alert>;
}

export function ProductMissing() {
  const t = useMessages('product');
  return <EmptyState emoji="magnifier" title={t('not_found')} />;
}

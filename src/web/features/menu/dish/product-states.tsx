import type { ApiFailure } from '../../../../contract/transport.ts';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/signs/alert.tsx';
import { EmptyState } from '../../../ui/signs/empty-state.tsx';

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

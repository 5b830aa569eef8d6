import { makeOrderLink, revokeOrderLinks } from '../../../../contract/endpoints/order-links.ts';
import type { Order } from '../../../../contract/orders.ts';
import { trackingPath } from '../../../../domain/orders/tracking-path.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { escapeText } from '../../../app/hosts/dialogs.ts';
import { Button } from '../../../ui/button.tsx';

/** Copies a tracking link to a guest's order, who could not sign in to it elsewhere, and turns all its links off. */
export function LinkButtons({ order: { _id: id } }: { order: Order }) {
  const t = useMessages('order');
  const { api, busy, dialogs, origin, snackbar } = useApp();

  async function copy(): Promise<void> {
    const made = await busy.run(() => api.call(makeOrderLink, { params: { id } }));
    if (!made.ok) return;
    const link = origin + trackingPath(made.data.data.token);
    try {
      await navigator.clipboard.writeText(link);
      snackbar.show(t('link_copied'), { tone: 'success' });
    } catch {
      // The browser does not allow copying: the link is shown instead.
      await dialogs.ask({ title: t('copy_link'), html: escapeText(link), type: 'alert' });
    }
  }

  async function revoke(): Promise<void> {
    const confirmed = await dialogs.ask({
      title: t('revoke_title'),
      html: escapeText(t('revoke_text')),
      confirmText: t('revoke_links'),
      cancelText: t('revoke_keep'),
    });
    if (!confirmed) return;
    const { ok } = await busy.run(() => api.call(revokeOrderLinks, { params: { id } }));
    if (ok) snackbar.show(t('links_revoked'), { tone: 'success' });
  }

  return (
    <>
      <Button variant="outline" size="sm" before="copy" onClick={() => void copy()}>
        {t('copy_link')}
      </Button>
      <Button variant="text" size="sm" onClick={() => void revoke()}>
        {t('revoke_links')}
      </Button>
    </>
  );
}

import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { beginClaim } from '../../../contract/endpoints/order-claims.ts';
import { makeOrderLink } from '../../../contract/endpoints/order-links.ts';
import type { Order } from '../../../contract/orders.ts';
import { trackingPath } from '../../../domain/orders/tracking-path.ts';
import { refusalText } from '../../app/api/refusal-text.ts';
import { useApp, useMessages } from '../../app/app-context.ts';
import { useStore } from '../../app/storage/store.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { AddOrderForm, KeepInNewAccount, KeepInOwnAccount } from './keep-forms.tsx';
import { KeepOffer } from './keep-offer.tsx';
import styles from './keep-order.module.css';

interface KeepOrderProps {
  order: Order;
  /** The token of the tracking link by which the order is seen; missing: it is seen by the guest's own session. */
  link?: string | undefined;
}

/**
 * How a guest keeps an order and its points: a code is mailed, and with a password it makes an account, or adds to the one that they have
 * (decision 103). The claim is in the browser's history, so that it is still there after a look at the mailbox.
 */
export function KeepOrder({ order, link }: KeepOrderProps) {
  const t = useMessages('order');
  const { api, snackbar } = useApp();
  const navigate = useNavigate();
  const { state } = useLocation();
  const claimId = (state as { claimId?: string } | null)?.claimId;
  const [isAsking, setAsking] = useState(false);

  async function begin(): Promise<void> {
    setAsking(true);
    const made = link ? null : await api.call(makeOrderLink, { params: { id: order._id } });
    const token = made ? made.ok && made.data.data.token : link;
    const begun = token ? await api.call(beginClaim, { body: { token }, quiet: true }) : null;
    setAsking(false);
    if (token && begun?.ok) {
      const state = { claimId: begun.data.data.claimId };
      await navigate(trackingPath(token), { replace: link !== undefined, state, preventScrollReset: true });
    } else if (begun && !begun.ok) {
      snackbar.show((begun.failure.kind === 'problem' && refusalText(begun.failure)) || t('keep_failed'), {
        tone: 'error',
      });
    }
  }

  if (!link || !claimId) return <KeepOffer busy={isAsking} onBegin={() => void begin()} />;
  return (
    <Panel title={t('keep_title')} className={styles.panel}>
      <p role="status">{t('keep_sent')}</p>
      <Proof order={order} claimId={claimId} />
      <p className={styles.again}>
        <span className="muted small">{t('keep_no_mail')}</span>
        <Button variant="text" size="sm" busy={isAsking} onClick={() => void begin()}>
          {t('keep_again')}
        </Button>
      </p>
    </Panel>
  );
}

/** The form that fits: for who is signed in, for who has an account, and for who has none. */
function Proof({ order, claimId }: { order: Order; claimId: string }) {
  const t = useMessages('order');
  const { status } = useStore(useApp().session.state);
  const [hasAccount, setHasAccount] = useState(false);
  if (status === 'signed-in') return <AddOrderForm order={order} claimId={claimId} />;
  return (
    <>
      {hasAccount ? (
        <KeepInOwnAccount order={order} claimId={claimId} />
      ) : (
        <KeepInNewAccount order={order} claimId={claimId} />
      )}
      <Button variant="text" size="sm" onClick={() => setHasAccount(!hasAccount)}>
        {t(hasAccount ? 'keep_has_none' : 'keep_has_account')}
      </Button>
    </>
  );
}

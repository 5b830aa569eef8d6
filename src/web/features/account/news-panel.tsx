import { useEffect, useState } from 'react';
import { getSubscription, subscribe, unsubscribe } from '../../../contract/endpoints/mailing-list.ts';
import type { Subscription } from '../../../contract/mailing-list.ts';
import { useApp, useMessages } from '../../app/app-context.ts';
import { Panel } from '../../ui/panel.tsx';
import { NewsBox } from './news-box.tsx';

/** Whether the customer is on the restaurant's mailing list. A tick mails them a link; without it they leave at once. */
export function NewsPanel() {
  const t = useMessages('profile');
  const { api, busy } = useApp();
  const [subscription, setSubscription] = useState<Subscription | null>(null);
  useEffect(() => {
    let isGone = false;
    void api.call(getSubscription, { quiet: true }).then((answer) => {
      if (answer.ok && !isGone) setSubscription(answer.data.data.subscription);
    });
    return () => {
      isGone = true;
    };
  }, [api]);

  async function choose(isTicked: boolean): Promise<void> {
    if (isTicked) {
      const answer = await busy.run(() => api.call(subscribe, { body: { source: 'profile' } }));
      if (answer.ok) setSubscription(answer.data.data.subscription);
    } else {
      const answer = await busy.run(() => api.call(unsubscribe));
      if (answer.ok) setSubscription('none');
    }
  }

  return (
    <Panel title={t('news')}>
      <p className="muted" role="status">
        {t(`news_${subscription ?? 'none'}`)}
      </p>
      {subscription && <NewsBox isTicked={subscription !== 'none'} onChange={(isTicked) => void choose(isTicked)} />}
    </Panel>
  );
}

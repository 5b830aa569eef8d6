import { useEffect, useRef } from 'react';
import { useMessages } from '../../app/app-context.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** In place of the form once the review is there. */
export function ReviewThanks({ restaurant }: { restaurant: string }) {
  const t = useMessages('reviews');
  const around = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone: reading goes on here.
  useEffect(() => around.current?.focus(), []);
  return (
    <div ref={around} role="status" tabIndex={-1} className="wrap">
      <EmptyState
        level={1}
        emoji="party"
        title={t('thanks_title')}
        text={t('thanks_text', { restaurant })}
        action={
          <>
            <ButtonLink to="/reviews" viewTransition>
              {t('see_reviews')}
            </ButtonLink>
            <ButtonLink to="/orders" variant="outline" viewTransition>
              {t('to_orders')}
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}

import { useEffect, useRef } from 'react';
import { useMessages } from '../../app/app-context.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/signs/empty-state.tsx';

/** Replaces the form once the review is saved. */
export function ReviewThanks({ restaurant }: { restaurant: string }) {
  const t = useMessages('reviews');
  const around = useRef<HTMLDivElement>(null);
  // The pressed button is removed, and the focus must go somewhere.
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

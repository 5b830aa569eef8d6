import { HOME_PROMOTIONS } from '../../../domain/limits.ts';
import type { ResourceState } from '../../app/api/resource.ts';
import { useApp, useMessages, useResource } from '../../app/app-context.ts';
import { Button } from '../../ui/button.tsx';
import { Section, SectionLink } from '../../ui/section.tsx';
import { Alert } from '../../ui/signs/alert.tsx';
import { Skeleton, SkeletonArea } from '../../ui/signs/skeleton.tsx';
import { promotions } from '../cart/promotions-resource.ts';
import { PromotionTicket } from './promotion-ticket.tsx';
import styles from './promotions-section.module.css';

/** The first three promotions, with a link if there are more; nothing if there are none. */
export function PromotionsSection() {
  const t = useMessages('promotions');
  const { resources } = useApp();
  const state = useResource(promotions);
  // `peek` keeps the link in place while the promotions are fetched again.
  const all = (state.data ?? resources.peek(promotions))?.data.promotions ?? [];
  if (state.status === 'ready' && !all.length) return null;
  return (
    <Section
      title={t('section_title')}
      text={t('section_text')}
      more={all.length > HOME_PROMOTIONS && <SectionLink to="/promotions">{t('view_all')}</SectionLink>}
    >
      {state.status === 'failed' && <OffersFailed state={state} />}
      {state.status === 'pending' && (
        <SkeletonArea label={t('loading')} className={styles.row}>
          {Array.from({ length: HOME_PROMOTIONS }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing else
            <Skeleton key={index} shape="block" className={styles.skeleton} />
          ))}
        </SkeletonArea>
      )}
      {state.status === 'ready' && (
        <ul className={styles.row}>
          {all.slice(0, HOME_PROMOTIONS).map((promotion, index) => (
            <li key={promotion._id}>
              <PromotionTicket promotion={promotion} index={index} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** The warning with the server's own sentence (specification section 8). */
export function OffersFailed({ state }: { state: ResourceState<unknown> & { reload: () => void } }) {
  const t = useMessages('promotions');
  const reason = state.failure?.kind === 'problem' ? state.failure.problem.message : '';
  return (
    <Alert
      tone="warning"
      actions={
        <Button variant="outline" size="sm" before="rotate-ccw" onClick={state.reload}>
          {t('retry')}
        </Button>
      }
    >
      <b>{t('load_failed')}</b>
      <p>{reason || t('load_failed_text')}</p>
    </Alert>
  );
}

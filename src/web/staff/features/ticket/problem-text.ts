import type { DeliveryService, HandedProblem } from '../../../../domain/delivery-services/delivery-services.ts';
import { SERVICE_NAMES } from '../../../../domain/delivery-services/delivery-services.ts';
import { useMessages } from '../../../app/app-context.ts';

/** Why a service does not bring an order, as a sentence. */
export function useProblemText(): (problem: HandedProblem, service: DeliveryService) => string {
  const t = useMessages('handing');
  return ({ code, words }, id) => {
    const service = SERVICE_NAMES[id];
    if (code === 'kept') return t('problem_kept', { service, words: words ?? '–' });
    if (code === 'refused') return words ? t('problem_refused', { service, words }) : t('problem_silent', { service });
    return t(`problem_${code}`, { service });
  };
}

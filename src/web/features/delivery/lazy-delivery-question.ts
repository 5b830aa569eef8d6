import { lazyPart } from '../../app/lazy-part.tsx';
import type { DeliveryQuestionProps } from './delivery-question.tsx';

/** In a file of its own: only restaurants that have divided their area ask. */
export const LazyDeliveryQuestion = lazyPart<DeliveryQuestionProps>(() =>
  import('./delivery-question.tsx').then((file) => file.DeliveryQuestion),
);

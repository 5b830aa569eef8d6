import type { StaffHandedDelivery } from '../../../../../contract/staff/staff-delivery-services.ts';
import { isBack, SERVICE_NAMES } from '../../../../../domain/delivery-services/delivery-services.ts';
import { useMessages } from '../../../../app/app-context.ts';
import { Icon } from '../../../../ui/signs/icon.tsx';
import styles from './card-facts.module.css';

/** How far the service is that brings the order. Loud where it does not, unless that was asked for: the house has to. */
export function HandedFact({ handed: { service, state, problem, isCalledBack } }: { handed: StaffHandedDelivery }) {
  const t = useMessages('handing');
  const isLoud = (isBack(state) && !isCalledBack) || problem !== undefined;
  const words = isCalledBack ? (isBack(state) ? 'called_back' : 'calling_back') : (`state_${state}` as const);
  return (
    <span className={isLoud ? styles.loud : undefined} role={isLoud ? 'alert' : undefined}>
      <Icon name={isLoud ? 'circle-alert' : 'bike'} />
      <b>{t(words, { service: SERVICE_NAMES[service] })}</b>
    </span>
  );
}

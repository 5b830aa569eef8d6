import type { StaffOrder } from '../../../../contract/staff/staff-orders.ts';
import { isHandedEnd } from '../../../../domain/delivery-services/delivery-services.ts';
import { courierSteps } from '../../../../domain/orders/courier-steps.ts';
import { ORDER_TYPE } from '../../../../domain/orders/order-types.ts';
import { useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { GiveToService } from './give-to-service.tsx';
import { ServiceState } from './service-state.tsx';
import styles from './ticket-courier.module.css';

/** The service that brings an order, and those that could. Nothing where the restaurant is connected with none, and it never was. */
export function TicketService({ order }: { order: StaffOrder }) {
  const services = useKnownRestaurant()?.deliveredBy ?? [];
  const { handed, courier, orderType, status } = order;
  const isOpen = handed !== undefined && !isHandedEnd(handed.state);
  const isFree = !courier && !isOpen && ORDER_TYPE[orderType].hasAddress && courierSteps(status).length > 0;
  if (!handed && !(isFree && services.length > 0)) return null;
  return (
    <div className={styles.courier}>
      {handed && <ServiceState order={order} handed={handed} />}
      {isFree && services.map((service) => <GiveToService key={service} order={order} service={service} />)}
    </div>
  );
}

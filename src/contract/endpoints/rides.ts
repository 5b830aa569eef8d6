import {
  courierOrderAnswer,
  positionAnswer,
  positionInput,
  rideStepInput,
  ridesAnswer,
} from '../staff/staff-couriers.ts';
import { staffOrderParams } from '../staff/staff-orders.ts';
import { endpoint } from './endpoint.ts';

export const listRides = endpoint('GET', '/staff/rides', {
  needs: 'rides',
  summary: 'List the deliveries that are ready, and those that the signed-in courier has',
  answer: ridesAnswer,
});

export const getRide = endpoint('GET', '/staff/rides/:id', {
  needs: 'rides',
  summary: 'Get a delivery that is ready, or that the signed-in courier has',
  params: staffOrderParams,
  answer: courierOrderAnswer,
  refusals: ['not_found'],
});

export const takeRide = endpoint('POST', '/staff/rides/:id/taking', {
  needs: 'rides',
  summary: 'Take a delivery that is ready, as the signed-in courier',
  params: staffOrderParams,
  answer: courierOrderAnswer,
  refusals: ['not_found', 'courier_taken', 'nothing_to_deliver'],
});

export const stepRide = endpoint('POST', '/staff/rides/:id/steps', {
  needs: 'rides',
  summary: 'Say that a delivery was picked up, delivered, or could not be delivered, as the courier who has it',
  params: staffOrderParams,
  body: rideStepInput,
  answer: courierOrderAnswer,
  refusals: ['not_found', 'courier_not_yours', 'illegal_transition', 'order_changed'],
});

export const showRidePosition = endpoint('POST', '/staff/rides/:id/position', {
  needs: 'rides',
  perMinute: 120,
  summary: 'Show the customer of a delivery how far away its courier is, or no longer, as the courier who has it',
  description:
    'Kept in no database, and for two minutes. Only between “picked up” and “delivered”, where the restaurant offers it.',
  params: staffOrderParams,
  body: positionInput,
  answer: positionAnswer,
  refusals: ['not_found', 'courier_not_yours'],
});

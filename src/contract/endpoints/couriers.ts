import { couriersAnswer, settleCourierInput, settlementParams } from '../staff/staff-courier-cash.ts';
import {
  courierLinkAnswer,
  courierOrderAnswer,
  courierOrderInput,
  courierPositionInput,
  courierSettings,
  courierSettingsAnswer,
  courierStepInput,
  deliveryPhotoAnswer,
  positionAnswer,
  takeOrderInput,
} from '../staff/staff-couriers.ts';
import { changedStaffOrderAnswer, staffOrderParams } from '../staff/staff-orders.ts';
import { endpoint } from './endpoint.ts';

export const setCouriers = endpoint('PUT', '/staff/couriers', {
  needs: 'settings',
  summary: 'Say whether couriers take orders by a link on their phones',
  body: courierSettings,
  answer: courierSettingsAnswer,
});

export const listCouriers = endpoint('GET', '/staff/couriers', {
  needs: 'orders',
  summary: 'List who carries which orders, and the cash that each courier brings back',
  answer: couriersAnswer,
});

export const settleCourier = endpoint('POST', '/staff/courier-settlements', {
  needs: 'orders',
  summary: 'Take the cash of orders that a courier has brought',
  body: settleCourierInput,
  answer: couriersAnswer,
  status: 201,
  refusals: ['courier_cash_moved'],
});

export const undoSettlement = endpoint('DELETE', '/staff/courier-settlements/:id', {
  needs: 'orders',
  summary: 'Take back that a courier handed cash in, on the same business day',
  params: settlementParams,
  answer: couriersAnswer,
  refusals: ['not_found', 'settlement_late'],
});

export const makeCourierLink = endpoint('POST', '/staff/orders/:id/courier-links', {
  needs: 'orders',
  summary: 'Make a link with which one phone takes a delivery',
  params: staffOrderParams,
  answer: courierLinkAnswer,
  status: 201,
  refusals: ['not_found', 'couriers_off', 'nothing_to_deliver'],
});

export const releaseCourier = endpoint('DELETE', '/staff/orders/:id/courier', {
  needs: 'orders',
  summary: 'Take a delivery from the phone that has it, so that another may take it',
  params: staffOrderParams,
  answer: changedStaffOrderAnswer,
  refusals: ['not_found', 'handed_over'],
});

export const getDeliveryPhoto = endpoint('GET', '/staff/orders/:id/photo', {
  needs: 'orders',
  summary: 'Get the photo that a courier took of an order which could not be delivered',
  params: staffOrderParams,
  answer: deliveryPhotoAnswer,
  refusals: ['not_found'],
});

export const getCourierOrder = endpoint('POST', '/courier/order', {
  isHidden: true,
  perMinute: 120,
  summary: 'Get what a courier’s link shows this phone',
  body: courierOrderInput,
  answer: courierOrderAnswer,
  refusals: ['not_found'],
});

export const takeCourierOrder = endpoint('POST', '/courier/taking', {
  isHidden: true,
  perMinute: 60,
  summary: 'Take the order of a courier’s link with this phone',
  body: takeOrderInput,
  answer: courierOrderAnswer,
  refusals: ['not_found', 'courier_taken', 'nothing_to_deliver'],
});

export const stepCourierOrder = endpoint('POST', '/courier/steps', {
  isHidden: true,
  perMinute: 60,
  summary: 'Say that the order was picked up, delivered, or could not be delivered',
  body: courierStepInput,
  answer: courierOrderAnswer,
  refusals: ['not_found', 'courier_not_yours', 'illegal_transition', 'order_changed'],
});

export const showCourierPosition = endpoint('POST', '/courier/position', {
  isHidden: true,
  perMinute: 120,
  summary: 'Show the customer how far away the phone is that has the order of a courier’s link, or no longer',
  body: courierPositionInput,
  answer: positionAnswer,
  refusals: ['not_found', 'courier_not_yours'],
});

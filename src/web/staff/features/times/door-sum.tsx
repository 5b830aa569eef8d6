import type { Restaurant } from '../../../../contract/restaurants.ts';
import { usualDrive } from '../../../../domain/slots/drive.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Alert } from '../../../ui/signs/alert.tsx';
import { saidTimes } from './said-times.ts';
import type { TimesDraft } from './times-draft.ts';

interface DoorSumProps {
  value: TimesDraft;
  restaurant: Restaurant;
}

/** Of what a delivery's promise is made, and whether the restaurant's pages say something else. Nothing while the numbers are none. */
export function DoorSum({ value, restaurant }: DoorSumProps) {
  const t = useMessages('order-times');
  const usual = saidTimes(restaurant);
  const { fee, deliveryTime } = restaurant.deliverySettings;
  const kitchen = Number(value.pickup);
  const travel = value.travel.trim() === '' ? usualDrive(usual) : Number(value.travel);
  const door = kitchen + travel;
  if (fee === null || !kitchen || !Number.isInteger(door)) return null;
  const said = usual.delivery;
  const differs = said !== null && (door < said.from || door > said.to);
  return (
    <>
      <p>{t('door_sum', { kitchen, travel, door })}</p>
      {differs && <Alert tone="warning">{t('door_differs', { said: deliveryTime, door })}</Alert>}
    </>
  );
}

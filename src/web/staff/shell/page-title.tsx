import { useEffect } from 'react';
import { useStore } from '../../app/storage/store.ts';
import { useKnownRestaurant } from '../../features/restaurant/restaurant-resource.ts';
import { useStaff } from '../app/staff-context.ts';

/** Names the open page in the browser's tab, where no board does that with its count. */
export function PageTitle() {
  const page = useStore(useStaff().pageTitle);
  const restaurant = useKnownRestaurant()?.name;
  useEffect(() => {
    document.title = [page, restaurant].filter(Boolean).join(' – ');
  }, [page, restaurant]);
  return null;
}

import { ContactInfo } from '../../features/contact/contact-info.tsx';
import { ContactMap } from '../../features/contact/contact-map.tsx';
import { useRestaurant } from '../../features/restaurant/restaurant-resource.ts';
import { SocialLinks } from '../../shell/social-links.tsx';

export { MessagePanel } from '../../features/contact/message-panel.tsx';

/** Address, telephone, hours and networks. */
export function Info() {
  const restaurant = useRestaurant();
  if (!restaurant) return null;
  const social = <SocialLinks restaurant={restaurant} networks={['facebook', 'instagram', 'twitter', 'youtube']} />;
  return <ContactInfo restaurant={restaurant} social={social} />;
}

/** The map at the end of the page. */
export function MapBelow() {
  const restaurant = useRestaurant();
  return restaurant && <ContactMap restaurant={restaurant} />;
}

import { useParams } from 'react-router';
import { CustomerPage } from '../features/customers/customer-page.tsx';

/** One of the restaurant's customers. */
export function Component() {
  const { id = '' } = useParams();
  return <CustomerPage key={id} id={id} />;
}

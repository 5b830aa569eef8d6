import { useParams } from 'react-router';
import { DishEditor } from '../features/menu-editor/dish/dish-editor.tsx';

/** The editor of a dish; the id "new" stands for a new one. */
export function Component() {
  const { id = 'new' } = useParams();
  return <DishEditor key={id} id={id === 'new' ? null : id} />;
}

import { useParams } from 'react-router';
import { DishEditor } from '../features/menu-editor/dish-editor.tsx';

/** A dish in hands; "new" is one that is not there yet. */
export function Component() {
  const { id = 'new' } = useParams();
  return <DishEditor key={id} id={id === 'new' ? null : id} />;
}

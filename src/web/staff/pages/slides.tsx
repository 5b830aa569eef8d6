import { SlideList } from '../features/slides/slide-list.tsx';

/** The hero slides of the home page. */
export function Component() {
  return <SlideList />;
}

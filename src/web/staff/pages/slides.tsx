import { SlideList } from '../features/slides/slides.tsx';

/** The hero slides of the home page. */
export function Component() {
  return <SlideList />;
}

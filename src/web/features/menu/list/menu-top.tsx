import type { Product } from '../../../../contract/menu.ts';
import { MostOrdered } from '../card/most-ordered.tsx';
import type { MenuSection } from '../menu-sections.ts';
import { SafePanel } from '../safe/safe-panel.tsx';
import type { SafeMode } from '../safe/use-safe-mode.ts';

export interface MenuTopProps {
  products: readonly Product[];
  sections: readonly MenuSection[];
  /** Whether nothing is searched for or left out. */
  isWhole: boolean;
  safe: SafeMode | null;
}

/** Before the sections: what most orders had, and what the dishes are to whoever avoids something. */
export function MenuTop({ products, sections, isWhole, safe }: MenuTopProps) {
  return (
    <>
      {isWhole && <MostOrdered products={products} />}
      {safe && <SafePanel safe={safe} dishes={sections.flatMap((section) => section.products)} />}
    </>
  );
}

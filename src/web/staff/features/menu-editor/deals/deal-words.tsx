import type { MenuRecord } from '../../../../../contract/staff/staff-menu.ts';
import { useLanguage, useMessages } from '../../../../app/app-context.ts';
import { listed } from '../../../../app/format/format.ts';
import { dishesOfLine, emptyLines, type LineOfDeal } from './deal-state.ts';

interface DealWordsProps {
  lines: readonly (LineOfDeal & { name: string })[];
  menu: MenuRecord;
}

/** Says for each line without a choice why guests do not see the deal now; nothing where they do. */
export function useDealObstacles({ lines, menu }: DealWordsProps): string[] {
  const t = useMessages('deals-editor');
  const language = useLanguage();
  return emptyLines(lines, menu).map((place) => {
    const line = lines[place] as DealWordsProps['lines'][number];
    const dishes = dishesOfLine(line, menu).flatMap(({ dish, why }) =>
      why ? `${dish.name} (${t(`why_${why}`)})` : [],
    );
    // The first ones say what is the matter.
    const named = [...dishes.slice(0, 3), ...(dishes.length > 3 ? [t('and_more', { count: dishes.length - 3 })] : [])];
    const name = line.name || t('line_number', { number: place + 1 });
    return dishes.length > 0
      ? t('nothing_left', { line: name, dishes: listed(named, language) })
      : t('nothing_there', { line: name });
  });
}

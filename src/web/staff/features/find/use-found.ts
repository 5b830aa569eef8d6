import { useMessages } from '../../../app/app-context.ts';
import { matchesWords } from '../../app/matches-words.ts';
import { useOfficeLinks } from '../office/office-links.ts';
import type { Found } from './found.ts';
import { useFoundPeople } from './use-found-people.ts';

/** What the search finds: the restaurant's orders and customers, and the pages that the member may open. */
export function useFound(query: string): { found: Found[]; isSearching: boolean } {
  const { people, isSearching } = useFoundPeople(query);
  const t = useMessages('editing');
  const staff = useMessages('staff');
  const pages: Found[] = [
    { key: 'board', icon: 'clipboard-list', title: staff('orders'), text: '', to: '/staff' },
    { key: 'sold-out', icon: 'ban', title: staff('run_out'), text: staff('menu'), to: '/staff/menu' },
    ...useOfficeLinks().flatMap(({ group, links }) =>
      links.map(({ to, icon, label }) => ({
        ...{ key: label, icon, to },
        title: t(label),
        text: t(`group_${group}`),
      })),
    ),
  ];
  const isWanted = matchesWords(query);
  const found = pages.filter(({ title, text }) => isWanted(`${title} ${text}`));
  return { found: [...people, ...found].slice(0, 12), isSearching };
}

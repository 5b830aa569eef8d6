import type { StaffDeal } from '../../../../../contract/staff/staff-deals.ts';
import type { MenuRecord } from '../../../../../contract/staff/staff-menu.ts';
import { useLanguage, useMessages } from '../../../../app/app-context.ts';
import { money } from '../../../../app/format/format.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { StatusChip } from '../../../../ui/signs/chip.tsx';
import rows from '../groups/group-rows.module.css';
import facts from '../groups/option-group-facts.module.css';
import { ownLabels } from '../own-labels.ts';
import { ReorderButtons } from '../reorder-buttons.tsx';
import { useDealObstacles } from './deal-words.tsx';
import styles from './deals.module.css';

interface DealRowProps {
  deal: StaffDeal;
  menu: MenuRecord;
  place: number;
  count: number;
  edit(): void;
  onMove(name: string, step: 1 | -1): void;
}

/** A deal in the list: its price, its lines, and in words why guests do not see it now. */
export function DealRow({ deal, menu, place, count, edit, onMove }: DealRowProps) {
  const t = useMessages('deals-editor');
  const editor = useMessages('menu-editor');
  const language = useLanguage();
  const own = menu.contentLanguage;
  const name = ownLabels(deal.name, own);
  const lines = deal.lines.map((line) => ({ ...line, name: ownLabels(line.label, own) }));
  const obstacles = useDealObstacles({ lines, menu });
  return (
    <li className={rows.group}>
      <div className={facts.facts}>
        <p className={styles.head}>
          <span className={facts.name} lang={own}>
            {name}
          </span>
          <b className="num">{money(deal.price, menu.currency, language)}</b>
          {!deal.isActive && <StatusChip colour="grey">{t('off')}</StatusChip>}
          {deal.isActive && obstacles.length > 0 && <StatusChip colour="red">{t('not_shown')}</StatusChip>}
        </p>
        <p className={facts.values} lang={own}>
          {lines.map((line) => line.name).join(' · ')}
        </p>
        {deal.isActive &&
          obstacles.map((obstacle) => (
            <p key={obstacle} className={facts.values}>
              {obstacle}
            </p>
          ))}
      </div>
      <span className={rows.actions}>
        <ReorderButtons name={name} place={place} count={count} onMove={(step) => onMove(name, step)} />
        <IconButton icon="pencil" label={editor('edit_of', { name })} onClick={edit} />
      </span>
    </li>
  );
}

import type { Elements } from '../../../ui/content.tsx';
import type { OfficeGroup } from '../../office-groups.ts';
import { FindBar } from '../find/find-bar.tsx';
import styles from './office.module.css';
import { OfficeRail } from './office-rail.tsx';
import { OfficeTabs } from './office-tabs.tsx';

interface OfficeProps {
  /** The open page's group; null: the first page. */
  group: OfficeGroup | null;
  children: Elements;
}

/** The layout of the office's pages: their navigation is beside the page, on small screens tabs at the bottom. */
export function Office({ group, children }: OfficeProps) {
  return (
    <div className={`wrap ${styles.office}`}>
      <OfficeRail />
      <div className={styles.body}>
        <FindBar />
        {children}
      </div>
      <OfficeTabs current={group} />
    </div>
  );
}

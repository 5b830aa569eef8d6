import type { MenuImport } from '../../../../contract/staff/staff-menu-imports.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import styles from './menu-import.module.css';

interface UnknownCodesProps {
  codes: NonNullable<MenuImport['unknownCodes']>;
  isReading: boolean;
  /** Reads the file once more, with these meanings. */
  onUsual(): void;
}

/** Codes of allergens and additives that the file does not explain: what most menus mean by them counts if a person says so. */
export function UnknownCodes({ codes, isReading, onUsual }: UnknownCodesProps) {
  const t = useMessages('menu-imports');
  if (codes.every(({ usually }) => usually === null)) return null;
  return (
    <Panel title={t('codes')} className={styles.codes}>
      <p>{t('codes_text')}</p>
      <dl>
        {codes.map(({ code, usually }) => (
          <div key={code}>
            <dt>{code}</dt>
            <dd>{usually ?? <span className="muted">{t('codes_unclear')}</span>}</dd>
          </div>
        ))}
      </dl>
      <Button variant="outline" size="sm" busy={isReading} onClick={onUsual}>
        {t('codes_usual')}
      </Button>
    </Panel>
  );
}

import { useState } from 'react';
import { useLocation } from 'react-router';
import { listMenuImports } from '../../../../contract/endpoints/menu-imports.ts';
import type { MenuImport } from '../../../../contract/staff/staff-menu-imports.ts';
import { useMessages } from '../../../app/app-context.ts';
import { useStaff } from '../../app/staff-context.ts';
import { useRecord } from '../../app/use-record.ts';
import { RecordPage } from '../editing/record-page.tsx';
import menuStyles from '../menu-editor/tree/menu-tree.module.css';
import { ChooseFile } from './choose-file.tsx';
import { DraftView } from './draft-view.tsx';
import { LastImports } from './last-imports.tsx';
import { PicturesOfImport } from './pictures-of-import.tsx';
import { useReadFile } from './use-read-file.ts';

/** The draft that was made of the till's menu, on whose page this was asked for. */
function useMenuOfTill(): MenuImport | null {
  return useLocation().state?.draft ?? null;
}

/** Takes a file with a menu, shows what it would change, does it, and takes it back within the day. */
export function MenuImportPage() {
  const t = useMessages('menu-imports');
  const { call } = useStaff();
  const record = useRecord('menu-imports', () => call(listMenuImports, { quiet: true }));
  const [draft, setDraft] = useState(useMenuOfTill());
  const reading = useReadFile(setDraft);
  return (
    <div className={`wrap ${menuStyles.page}`}>
      <RecordPage title={t('title')} text={t('text')} record={record}>
        {({ menuImports, pictures }) => (
          <>
            <ChooseFile reading={reading} />
            {pictures && <PicturesOfImport pictures={pictures} onLook={record.reload} />}
            {draft ? (
              <DraftView
                key={draft._id}
                draft={draft}
                reading={reading}
                onChanged={setDraft}
                onApplied={() => {
                  setDraft(null);
                  record.reload();
                }}
              />
            ) : (
              <LastImports imports={menuImports} onTakenBack={record.reload} />
            )}
          </>
        )}
      </RecordPage>
    </div>
  );
}

import { useState } from 'react';
import { endKey, listKeys } from '../../../../contract/endpoints/keys.ts';
import type { Key, NewKey } from '../../../../contract/staff/staff-keys.ts';
import { useApp, useLanguage, useMessages } from '../../../app/app-context.ts';
import { DATE_AND_TIME, dateTime } from '../../../app/format/format.ts';
import { escapeText } from '../../../app/hosts/dialogs.ts';
import { useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { EmptyState } from '../../../ui/signs/empty-state.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { useRecord } from '../../app/use-record.ts';
import { CopiedField } from '../editing/copied-field.tsx';
import { EntryList, EntryRow } from '../editing/entry-list.tsx';
import { RecordPage } from '../editing/record-page.tsx';
import { KeyForm } from './key-form.tsx';
import { useScopeWords } from './scope-words.ts';

/** The keys by which other systems act at the restaurant. */
export function KeysPage() {
  const t = useMessages('keys');
  const { call } = useStaff();
  const record = useRecord('keys', () => call(listKeys, { quiet: true }));
  const [isAdding, setAdding] = useState(false);
  const [made, setMade] = useState<{ name: string; secret: string } | null>(null);
  function show({ keys, secret }: NewKey): void {
    setAdding(false);
    setMade({ name: keys.at(-1)?.name ?? '', secret });
    record.take({ keys });
  }
  return (
    <RecordPage
      title={t('title')}
      text={t('text')}
      record={record}
      actions={
        <Button before="plus" onClick={() => setAdding(true)}>
          {t('add')}
        </Button>
      }
    >
      {({ keys }) => (
        <>
          {made && (
            <Panel>
              <CopiedField
                key={made.secret}
                label={t('secret', { name: made.name })}
                hint={t('secret_hint')}
                value={made.secret}
                copy={t('copy')}
                copied={t('copied')}
                autoFocus
              />
            </Panel>
          )}
          {keys.length === 0 ? (
            <EmptyState emoji="package" title={t('none')} text={t('none_text')} framed />
          ) : (
            <Panel>
              <EntryList entries={keys} label={t('title')}>
                {(key) => <KeyRow shown={key} onEnded={(left) => record.take({ keys: left })} />}
              </EntryList>
            </Panel>
          )}
          {isAdding && <KeyForm onClose={() => setAdding(false)} onMade={show} />}
        </>
      )}
    </RecordPage>
  );
}

function KeyRow({ shown, onEnded }: { shown: Key; onEnded(left: Key[]): void }) {
  const t = useMessages('keys');
  const { dialogs, busy, snackbar } = useApp();
  const { call } = useStaff();
  const language = useLanguage();
  const zone = useKnownRestaurant()?.timezone ?? 'UTC';
  const wordsOf = useScopeWords();
  const { _id: id, name, hint, scopes, seenAt } = shown;
  async function end(): Promise<void> {
    const isSure = await dialogs.ask({
      title: t('end_title', { name }),
      html: escapeText(t('end_text')),
      confirmText: t('end'),
      cancelText: t('keep'),
    });
    if (!isSure) return;
    const answer = await busy.run(() => call(endKey, { params: { id } }));
    if (!answer.ok) return;
    onEnded(answer.data.data.keys);
    snackbar.show(t('ended', { name }), { tone: 'success' });
  }
  const use = seenAt === null ? t('never_used') : t('used', { at: dateTime(seenAt, zone, language, DATE_AND_TIME) });
  return (
    <EntryRow
      level={2}
      name={name}
      actions={<IconButton icon="trash-2" label={t('end_of', { name })} onClick={() => void end()} />}
    >
      <p className="muted small">{scopes.map(wordsOf).join(' · ')}</p>
      <p className="muted small">
        <code>{`${hint}…`}</code>
        <span>{` · ${use}`}</span>
      </p>
    </EntryRow>
  );
}

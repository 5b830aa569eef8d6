import { type FormEvent, useEffect, useState } from 'react';
import { once } from '../../../../contract/endpoints/call.ts';
import { startCampaign, testCampaign } from '../../../../contract/endpoints/campaigns.ts';
import type { Restaurant } from '../../../../contract/restaurants.ts';
import type { Campaigns } from '../../../../contract/staff/staff-campaigns.ts';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../../../domain/languages.ts';
import { CAMPAIGN_MAX, OCCASIONS, type Occasion, QUIET_WEEKS } from '../../../../domain/people/campaigns.ts';
import { randomId } from '../../../app/api/random-id.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { useStore } from '../../../app/storage/store.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { LimitedArea, LimitedField } from '../editing/limited-text.tsx';
import { useLeaveGuard } from '../editing/use-leave-guard.ts';
import { type CampaignDraft, draftOf, gapOf, inputOf, isWritten } from './campaign-draft.ts';
import styles from './campaigns.module.css';
import { MailPreview } from './mail-preview.tsx';

interface CampaignFormProps {
  campaigns: Campaigns;
  restaurant: Restaurant;
  onBegun(now: Campaigns): void;
}

/** Writes the next mail to the list, with its preview beside it; sends it to oneself, and then to everybody meant. */
export function CampaignForm({ campaigns, restaurant, onBegun }: CampaignFormProps) {
  const t = useMessages('campaigns');
  const { busy, dialogs, snackbar } = useApp();
  const { call, menu } = useStaff();
  const dishes = useStore(menu.state).menu?.products ?? [];
  const own = restaurant.contentLanguage;
  const languages = restaurant.languages ?? LANGUAGES;
  const [occasion, setOccasion] = useState<Occasion>('miss_you');
  // What was written for another occasion stays, in case its writer comes back to it.
  const [drafts, setDrafts] = useState<Partial<Record<Occasion, CampaignDraft>>>({});
  const draft = drafts[occasion] ?? draftOf(occasion, campaigns);
  useLeaveGuard(Object.keys(drafts).length > 0);
  const [language, setLanguage] = useState<Language>(own);
  const [problem, setProblem] = useState<string | null>(null);
  // One for each mail, however often it is sent.
  const [key, setKey] = useState(() => randomId());
  useEffect(() => void menu.load(), [menu]);

  const change = (part: Partial<CampaignDraft>) => {
    setDrafts({ ...drafts, [occasion]: { ...draft, ...part } });
    setProblem(null);
  };
  const { [language]: shown = { subject: '', text: '' } } = draft.texts;
  const write = (part: Partial<typeof shown>) =>
    change({ texts: { ...draft.texts, [language]: { ...shown, ...part } } });
  const dish = occasion === 'new_dish' ? (dishes.find(({ _id }) => _id === draft.productId)?.name ?? '…') : null;
  const count = draft.quietWeeks === null ? campaigns.audience.all : (campaigns.audience.quiet[draft.quietWeeks] ?? 0);

  /** Says what is missing; null: nothing. */
  function check(): string | null {
    const gap = gapOf(draft, own);
    if (gap === null) return null;
    if (gap.kind === 'dish_missing') return t('dish_missing');
    setLanguage(gap.language);
    const name = LANGUAGE_NAMES[gap.language];
    return gap.kind === 'missing' ? t('missing', { own: name }) : t('half', { language: name });
  }
  async function test(): Promise<void> {
    const found = check();
    setProblem(found);
    if (found) return;
    const { productId, texts } = inputOf(draft);
    const { [language]: text = texts[own] } = texts;
    if (!text) return;
    const answer = await busy.run(() => call(testCampaign, { body: { productId, language, text } }));
    if (answer.ok) snackbar.show(t('tested'), { tone: 'success' });
  }
  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    const found = check();
    setProblem(found);
    if (found) return;
    const isSure = await dialogs.ask({
      title: t('send_title', { count }),
      html: t('send_text', { mailsADay: campaigns.mailsADay }),
      confirmText: t('send'),
      cancelText: t('cancel'),
    });
    if (!isSure) return;
    const answer = await busy.run(() => call(startCampaign, { body: inputOf(draft), ...once(key) }));
    if (!answer.ok) return;
    setKey(randomId());
    setDrafts({});
    onBegun(answer.data.data);
    snackbar.show(t('begun'), { tone: 'success' });
  }

  return (
    <Panel title={t('new')}>
      <form noValidate className={styles.form} onSubmit={(event) => void send(event)}>
        <div className={styles.fields}>
          <SelectField
            label={t('occasion')}
            value={occasion}
            options={OCCASIONS.map((value) => ({ value, label: t(`occasion_${value}`) }))}
            onChange={({ currentTarget }) => {
              setOccasion(currentTarget.value as Occasion);
              setProblem(null);
            }}
          />
          {occasion === 'new_dish' && (
            <SelectField
              label={t('dish')}
              hint={t('dish_hint', { dish: '{dish}' })}
              value={draft.productId}
              options={[
                { value: '', label: t('choose_dish') },
                ...dishes.map(({ _id, name }) => ({ value: _id, label: name })),
              ]}
              onChange={({ currentTarget }) => change({ productId: currentTarget.value })}
            />
          )}
          <SelectField
            label={t('whom')}
            value={String(draft.quietWeeks ?? '')}
            options={[
              { value: '', label: t('whom_all', { count: campaigns.audience.all }) },
              ...QUIET_WEEKS.map((weeks) => ({
                value: String(weeks),
                label: t('whom_quiet', { weeks, count: campaigns.audience.quiet[weeks] ?? 0 }),
              })),
            ]}
            onChange={({ currentTarget: { value } }) => change({ quietWeeks: value === '' ? null : Number(value) })}
          />
          {languages.length > 1 && (
            <SelectField
              label={t('language')}
              hint={t('language_hint', {
                done: languages.filter((each) => isWritten(draft.texts[each])).length,
                all: languages.length,
                own: LANGUAGE_NAMES[own],
              })}
              value={language}
              options={languages.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
              onChange={({ currentTarget }) => setLanguage(currentTarget.value as Language)}
            />
          )}
          <LimitedField
            label={t('subject')}
            lang={language}
            autoComplete="off"
            limit={CAMPAIGN_MAX.subject}
            value={shown.subject}
            onChange={({ currentTarget }) => write({ subject: currentTarget.value })}
          />
          <LimitedArea
            label={t('body')}
            hint={t('body_hint')}
            lang={language}
            rows={8}
            limit={CAMPAIGN_MAX.text}
            value={shown.text}
            onChange={({ currentTarget }) => write({ text: currentTarget.value })}
          />
        </div>
        <MailPreview subject={shown.subject} text={shown.text} dish={dish} language={language} />
        <div className={styles.buttons}>
          {problem && (
            <p role="alert" className={styles.problem}>
              {problem}
            </p>
          )}
          <Button type="submit" before="send">
            {t('send')}
          </Button>
          <Button variant="outline" before="mail" onClick={() => void test()}>
            {t('test')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

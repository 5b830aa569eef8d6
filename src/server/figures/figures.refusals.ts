import { defineRefusals } from '../platform/refusal.ts';

export const figuresRefusals = defineRefusals({
  span_out_of_range: {
    status: 422,
    message: {
      en: 'Please choose a first and a last day, at most {days} days.',
      pt: 'Escolha um primeiro e um último dia, no máximo {days} dias.',
      es: 'Elige un primer y un último día, como máximo {days} días.',
      fr: 'Choisissez un premier et un dernier jour, {days} jours au plus.',
      de: 'Bitte wählen Sie einen ersten und einen letzten Tag, höchstens {days} Tage.',
      it: 'Scegli un primo e un ultimo giorno, al massimo {days} giorni.',
      zh: '请选择起止日期，最多 {days} 天。',
      ja: '開始日と終了日を選んでください（最長{days}日）。',
    },
  },
});

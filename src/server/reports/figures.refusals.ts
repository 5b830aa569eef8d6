import { defineRefusals } from '../platform/refusal.ts';

export const figuresRefusals = defineRefusals({
  span_out_of_range: {
    status: 422,
    message: {
      en: 'Please choose a first and a last day that span no more than {days} days.',
      pt: 'Escolha um primeiro e um último dia que abranjam {days} dias, no máximo.',
      es: 'Elige un primer y un último día que abarquen como máximo {days} días.',
      fr: 'Choisissez un premier et un dernier jour, pour une période de {days} jours au plus.',
      de: 'Bitte wählen Sie einen ersten und einen letzten Tag für einen Zeitraum von höchstens {days} Tagen.',
      it: 'Scegli un primo e un ultimo giorno per un periodo di non più di {days} giorni.',
      zh: '请选择起止日期，时间跨度不超过 {days} 天。',
      ja: '開始日と終了日を、{days}日以内の期間になるように選んでください。',
    },
  },
});

import { defineRefusals } from '../platform/refusal.ts';

export const orderingRefusals = defineRefusals({
  pause_out_of_range: {
    status: 422,
    message: {
      en: 'A pause must end within the next {days} days.',
      pt: 'Uma pausa termina dentro dos próximos {days} dias.',
      es: 'Una pausa termina dentro de los próximos {days} días.',
      fr: 'Une pause se termine dans les {days} prochains jours.',
      de: 'Eine Pause endet innerhalb der nächsten {days} Tage.',
      it: 'Una pausa termina entro i prossimi {days} giorni.',
      zh: '暂停接单须在未来 {days} 天内结束。',
      ja: '受付停止は今後{days}日以内に終了する必要があります。',
    },
  },
});

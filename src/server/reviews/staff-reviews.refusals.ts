import { defineRefusals } from '../platform/refusal.ts';

export const staffReviewsRefusals = defineRefusals({
  too_many_replies: {
    status: 409,
    message: {
      en: 'This review already has {count} replies.',
      pt: 'Esta avaliação já tem {count} respostas.',
      es: 'Esta reseña ya tiene {count} respuestas.',
      fr: 'Cet avis a déjà {count} réponses.',
      de: 'Auf diese Bewertung gibt es bereits {count} Antworten.',
      it: 'Questa recensione ha già {count} risposte.',
      zh: '此评价已有 {count} 条回复。',
      ja: 'このレビューにはすでに{count}件の返信があります。',
    },
  },
});

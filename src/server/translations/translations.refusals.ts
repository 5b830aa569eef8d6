import { defineRefusals } from '../platform/refusal.ts';

export const translationsRefusals = defineRefusals({
  translation_unavailable: {
    status: 404,
    message: {
      en: 'There is no translation of this text.',
      pt: 'Não há tradução deste texto.',
      es: 'No hay traducción de este texto.',
      fr: 'Ce texte n’a pas de traduction.',
      de: 'Für diesen Text gibt es keine Übersetzung.',
      it: 'Non c’è una traduzione di questo testo.',
      zh: '此文本没有译文。',
      ja: 'このテキストの翻訳はありません。',
    },
  },
});
